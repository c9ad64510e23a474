import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { annotateDates, findDates } from "#plugins/memory-extractors/local/dates/dates.ts";

/** A Thursday, the last day of its month. */
const SAID = Date.UTC(2023, 7, 31, 15, 30);
const labels = (text: string): string[] => findDates(text, SAID).map(({ label }) => label);

describe("time expressions", () => {
  test.each([
    ["I saw them yesterday", "30 August 2023"],
    ["The fair runs from 3 to 9 May 2024", "3 to 9 May 2024"],
    ["The fair runs June 3-7, 2024", "3 to 7 June 2024"],
    ["The course takes place from 28 May to 3 June 2024", "28 May 2024 to 3 June 2024"],
    ["We are away from 20 December to 4 January 2024", "20 December 2023 to 4 January 2024"],
    ["We cooked last night", "30 August 2023"],
    ["The exam is tomorrow", "1 September 2023"],
    ["The vet is closed til Monday", "4 September 2023"],
    ["We moved the dentist from Thursday to Friday", "1 September 2023"],
    ["I'm paid on Friday", "1 September 2023"],
    ["We fly out on the 15th", "15 September 2023"],
    ["I'm moving to Linz in the spring", "spring 2024"],
    ["We're moving in the summer", "summer 2024"],
    ["We finished the attic in the spring", "spring 2023"],
    ["I have 14 days of holiday left that expire in March", "March 2024"],
    ["I got the shift plan: nights, then I'm off on the 17th", "17 September 2023"],
    ["We had to move the wedding to 5 October", "5 October 2023"],
    ["My cousin moved her wedding to 5 October", "5 October 2023"],
    ["Our heating bill doubled this winter", "winter 2022/23"],
    ["I've gotten really into sourdough this winter", "winter 2022/23"],
    ["I've taken up knitting this winter", "winter 2022/23"],
    ["She has grown a lot this autumn", "autumn 2022"],
    ["I've saved 400 this winter", "winter 2022/23"],
    ["We've seen three houses this February", "February 2023"],
    ["I've gotten a cabin for July", "July 2024"],
    ["I want to take up knitting this winter", "winter 2023/24"],
    ["My Saturday exam is at 10 am", "2 September 2023"],
    ["My aunt is home since Friday", "25 August 2023"],
    ["I found a ferry but only til Saturday", "2 September 2023"],
    ["I ordered a goose, collecting on the 23rd", "23 September 2023"],
    ["I'll be in Oslo in a week", "week of 4 September 2023"],
    ["My aunt goes back to work on Monday and I'm terrified", "4 September 2023"],
    ["My aunt is visiting Oslo in October and has already booked her flight", "October 2023"],
    ["He was hired but he can only start in October", "October 2023"],
    ["I can't kneel, bad knee since an accident in October", "October 2022"],
    ["the day before yesterday it rained", "29 August 2023"],
    ["I moved 3 days ago", "28 August 2023"],
    ["I quit two weeks ago", "week of 14 August 2023"],
    ["We camped two weekends ago", "weekend of 19 August 2023"],
    ["I joined a month ago", "July 2023"],
    ["I started 4 years ago", "2019"],
    ["I started about a year ago", "around August 2022"],
    ["It rained last week", "the week before 31 August 2023"],
    ["We hiked last weekend", "weekend of 26 August 2023"],
    ["I will start next month", "September 2023"],
    ["I graduated last year", "2022"],
    ["We married last summer", "summer 2022"],
    ["We fly next summer", "summer 2024"],
    ["I ran last Saturday", "26 August 2023"],
    ["My flight is next Friday", "1 September 2023"],
    ["I met her on Tuesday", "29 August 2023"],
    ["The review is on Tuesday", "5 September 2023"],
    ["We moved in March", "March 2023"],
    ["I will move in March", "March 2024"],
    ["I want to be certified by March", "March 2024"],
    ["I was born on 3 May 1990", "3 May 1990"],
    ["Our baby is here, born on August 27th", "27 August 2023"],
    ["The twins, Nora and Finn, born on the 27th", "27 August 2023"],
    ["The launch is on October 12th", "12 October 2023"],
    ["We met on 2021-02-03", "3 February 2021"],
    ["I studied there in 2019", "2019"],
    ["I cannot sleep this morning", "31 August 2023"],
    ["I flew out last Tues", "29 August 2023"],
    ["It was August last year", "August 2022"],
    ["I saw the dentist on the 15th", "15 August 2023"],
    ["The rent is due on the 15th", "15 September 2023"],
    ["The date moved, I begin at the clinic on the 15th", "15 September 2023"],
    ["The release got moved to Friday", "1 September 2023"],
    ["She told me she's moving to Denver in October", "October 2023"],
    ["I booked a table for October 12th", "12 October 2023"],
    ["I booked flights to Oslo 12-22 November", "12 to 22 November 2023"],
    ["I bought tickets for the opera from 2 December", "2 December 2023"],
    ["The plumber is booked for Friday", "1 September 2023"],
    ["The choir comes on Sunday week", "10 September 2023"],
    ["The choir comes on Friday week, it's our first time", "8 September 2023"],
    ["The office is closed in October", "October 2023"],
    ["Craft fair in Lund 11-13 January, the stand is paid", "11 to 13 January 2024"],
    ["Craft fair in Lund 11-13 January, I paid for the stand", "11 to 13 January 2023"],
    ["The office was closed in October", "October 2022"],
    ["Decision expected mid-October", "October 2023"],
    ["I booked the flights on 12 November", "12 November 2022"],
    ["I booked: Graz to Oslo on 12 November", "12 November 2023"],
    ["I bought the tickets and we're back on 12 November", "12 November 2023"],
    ["I gave notice. Last day 31 October", "31 October 2023"],
    ["He said if I pass by June he pays", "June 2024"],
    ["They rang, so I go only in October now", "October 2023"],
    ["They rang because I went in October", "October 2022"],
    ["I booked it before 12 December", "12 December 2022"],
    ["I move out on the first of October", "1 October 2023"],
    ["The launch slipped to 14 February", "14 February 2024"],
    ["The appointment was moved to 14 February", "14 February 2024"],
    ["The appointment moved to the 14th of February", "14 February 2024"],
    ["The wedding is set for the 14th of February", "14 February 2024"],
    ["I was born on 3 May 1990", "3 May 1990"],
    ["We booked the 12th of December at nine", "12 December 2023"],
    ["The camp is October 12-15", "12 to 15 October 2023"],
    ["I met him on December 12th", "12 December 2022"],
    ["I told them we'd deliver in February", "February 2024"],
    ["The police rang me and I get it back on Thursday", "7 September 2023"],
    ["The police rang me and I got it back on Thursday", "24 August 2023"],
    ["I told them we delivered in February", "February 2023"],
    ["I met him two weeks earlier", "week of 14 August 2023"],
    ["We'll drop by tomorrow if that's fine", "1 September 2023"],
    ["I ordered two looms (arrive Tuesday)", "5 September 2023"],
    ["The upper left one comes out on 12 December", "12 December 2023"],
    ["Ordered a loom, comes Tuesday", "5 September 2023"],
    ["I took the post in the end, start on October 2nd", "2 October 2023"],
    ["We have a new coach as of October, the old one retired", "October 2023"],
    ["The lease is 900 a month, contract from October 1st, we signed it", "1 October 2023"],
    ["I've been in Oslo since February", "February 2023"],
    ["Sales are at 41k, up from 36k in February", "February 2023"],
    ["Bo is back since February and sings again", "February 2023"],
    ["The rent goes up from November", "November 2023"],
    ["I get my leave in the second half of October", "October 2023"],
    ["Ruta turns four in October, the 19th", "19 October 2023"],
    ["Bo went back to Oslo in Sept", "September 2022"],
    ["The loan runs til Dec", "December 2023"],
    ["I'm on the ferry since the 1st", "1 August 2023"],
    ["The wedding is the 19th", "19 September 2023"],
    ["I need the loom by the 15th", "15 September 2023"],
    ["The trial is on the 15th of next month", "15 September 2023"],
    ["I'm closing the stall at the end of the year", "end of 2023"],
    ["The essay is due at the end of the month", "end of August 2023"],
    ["I see Nora Thursday next week", "7 September 2023"],
    ["I saw Nora last week Monday", "21 August 2023"],
    ["The choir comes the Sunday after next", "10 September 2023"],
    ["I start a week on Monday", "11 September 2023"],
    ["I've had a cough since a cold in the autumn and I rest a lot", "autumn 2022"],
    ["We look at another one on Monday", "4 September 2023"],
  ])("%s means %s", (text, label) => {
    expect(labels(text)).toEqual([label]);
  });

  test.each([
    ["I booked the 23rd of October, back on the 28th", ["23 October 2023", "28 October 2023"]],
    ["I booked the 23rd of October, the rent is due on the 5th", ["23 October 2023", "5 September 2023"]],
    ["I'm in Oslo from Monday to Thursday", ["4 September 2023", "7 September 2023"]],
    ["We fly out in March, on the 15th", ["15 March 2024"]],
    ["The fair is in March, we sing on the 15th", ["March 2024", "15 March 2024"]],
    ["Last year we lasted until the 19th", ["2022"]],
    ["I met her on the 3rd of May and saw her again on the 9th", ["3 May 2023", "9 May 2023"]],
  ])("%s tells the second day from the first", (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  test.each([
    "I train every Friday",
    "I always swim in the summer",
    "We used to ski in the winter",
    "I feel inspired by autumn and planned two paintings",
    "I write two hours daily, Monday to Friday, since my exam was moved",
    "I was promised shorter days so calls Monday to Thursday 9-5 only",
    "They pay 500 euro in a month",
    "I changed my gym day from Monday to Tuesday",
    "I begin on the 15th instead",
    "I was born on 14 December",
    "I led a team for the last year and a half",
    "I train every Monday, Wednesday and Friday",
    "I have lived here for 3 years",
    "I sat down and we may march on",
    "It takes at least 2 weeks ago or so they say at least two years ago",
    "The office is open Monday to Thursday from 9 to 4",
    "Fridays are quiet",
    "The second one, please",
    "February 31 2023",
    "I get up 20 minutes earlier to stretch",
    "They want the plan two weeks earlier",
    "We call our cafe The Second Sunday",
    "We finished two weeks earlier than planned",
    "It feels like only yesterday that I was at school",
    'I spoke at the "Silent Saturday" fair',
    "I don't drive more than five hours in a day",
    "I host one supper a month, first Saturday",
    "I keep my Saturday 10 am sessions free",
    "I bought the kettle on a Black Friday",
    "Tuesday, the Thursday is his birthday",
    "We row on the Saturday",
    "I cook on a Sunday",
    "Any Friday is fine",
    "I don't work on Mondays, Monday I see my aunt",
    "The last frost is usually over in May",
    "We row in Ghent every year in June",
    "Tuesday n Thursday the school is open",
    "Here is a photo from July",
    "The course runs from November to March",
    "It was painted by Jan",
    "I get paid at the end of the month",
    "She is the 2nd of three, fine by the 3rd week",
  ])("%s names no point in time", (text) => {
    expect(labels(text)).toEqual([]);
  });

  test("the date is written behind relative expressions only", () => {
    const text = "I moved last Friday and signed on 5 May 2023";
    expect(annotateDates(text, findDates(text, SAID))).toBe(
      "I moved last Friday (25 August 2023) and signed on 5 May 2023",
    );
  });

  test.each([
    ["I dread tomorrow's vet visit", "I dread tomorrow's vet visit (1 September 2023)"],
    ["I lost last week's match and sulked", "I lost last week's match (the week before 31 August 2023) and sulked"],
    [
      "I'm baking for Friday's fair with Bo on Monday",
      "I'm baking for Friday's fair (1 September 2023) with Bo on Monday (4 September 2023)",
    ],
    ["I loved yesterday's", "I loved yesterday's (30 August 2023)"],
  ])("the date of what a day has is written behind it: %s", (text, expected) => {
    expect(annotateDates(text, findDates(text, SAID))).toBe(expected);
  });

  test("mentions are ordered, apart from each other, and never end before they start", () => {
    const words = fc.constantFrom(
      "last",
      "next",
      "Friday",
      "May",
      "5",
      "2023",
      "ago",
      "two",
      "weeks",
      "on",
      "yesterday",
      "in",
      "March",
      "and",
      "year",
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), fc.integer({ min: 0, max: 4e12 }), (parts, said) => {
        const text = parts.join(" ");
        let at = 0;
        for (const mention of findDates(text, said)) {
          expect(mention.from).toBeGreaterThanOrEqual(at);
          expect(mention.end).toBeGreaterThan(mention.start);
          at = mention.to;
        }
      }),
    );
  });
});

test("the end of a month is its last days", () => {
  const [end] = findDates("I'm leaving at the end of April", SAID);
  expect(end).toMatchObject({ start: Date.UTC(2024, 3, 24), end: Date.UTC(2024, 4, 1), label: "April 2024" });
  expect(labels("The lease ends at the end of April, on the 28th")).toContain("28 April 2024");
});

test("a weekday before a day tells its year", () => {
  const april = Date.UTC(2024, 3, 10);
  const day = (text: string): string | undefined => findDates(text, april).find(({ label }) => /\d/.test(label))?.label;
  expect(day("Tuesday 12 November: rafting (booked)")).toBe("12 November 2024");
  expect(day("I paid for it on Tuesday, 12 November")).toBe("12 November 2024");
  expect(day("It was booked, Sun 12 November")).toBe("12 November 2023");
  // On no such day in either year: as the tense tells.
  expect(day("I paid for it on Thursday, 12 November")).toBe("12 November 2023");
});
