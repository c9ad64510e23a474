import { describe, expect, test } from "bun:test";
import { findDates } from "#plugins/memory-extractors/local/dates/dates.ts";

/** A Monday in November. */
const SAID = Date.UTC(2023, 10, 20, 12);
const labels = (text: string): string[] => findDates(text, SAID).map(({ label }) => label);

describe("what was put off", () => {
  test.each([
    ["The regatta was January 8, but the club has postponed it to January 22", ["8 January 2024", "22 January 2024"]],
    ["My op was planned for 4 March and then they moved it to 9 April", ["4 March 2024", "9 April 2024"]],
    ["They've extended it to 3 March because of the flood in October", ["3 March 2024", "October 2023"]],
    ["They've moved it to 3 March because of the fair in January", ["3 March 2024", "January 2024"]],
    ["The recital was on January 8, but we skipped it", ["8 January 2023"]],
    ["The fair was on January 8, but they moved the stalls", ["8 January 2023"]],
    ["The ball was on Saturday and everybody moved to the beat", ["18 November 2023"]],
    ["I changed schools because of the flood in January", ["January 2023"]],
    ["The school called on Friday about my son", ["17 November 2023"]],
    ["My mother called in June", ["June 2023"]],
    ["I see someone called Otto on Friday", ["24 November 2023"]],
    ["My schedule is full, Friday I fly to Riga", ["24 November 2023"]],
    ["My classes are on Monday and my mum visits on Friday", ["24 November 2023"]],
  ])("%s", (said, days) => {
    expect(labels(said)).toEqual(days);
  });

  test("has no month where its day is too far off to tell its year", () => {
    expect(labels("We let the barn until June 30.")).toEqual([]);
  });
});

describe("what lies ahead", () => {
  test("is each of the days that were settled on", () => {
    expect(labels("We settled on May 4 for our class and March 3 for Bo's")).toEqual(["4 May 2024", "3 March 2024"]);
  });

  test.each([
    ["Mooring goes up to £410 from April, was 380", "April 2024"],
    ["The pass costs 52 a month from February, previously 47", "February 2024"],
    ["Signed up for the Great Fen Relay, 9 June", "9 June 2024"],
    ["We've been asked to run the bar at the mill, from March", "March 2024"],
    ["The gas bill for October was 90", "October 2023"],
    ["The gas bill for December will be 200", "December 2023"],
    ["I have 310 euros for August", "August 2024"],
    ["I rang the clinic and my scan is 4 January", "4 January 2024"],
    ["I found the letter and it's now 9 February instead", "9 February 2024"],
    ["A man from Lund invited me for a research visit, three months from March", "March 2024"],
    ["I've applied for it on Friday", "17 November 2023"],
    ["They signed: 36 months, 900 a month, start 1 July", "1 July 2024"],
    ["In July I begin at the mill, Anh helped me", "July 2024"],
    ["In June I finish the course, my aunt paid for it", "June 2024"],
    ["In June I passed the exam, my aunt paid for it", "June 2023"],
    ["I've reserved a boat on Friday", "24 November 2023"],
    ["Wisdom tooth cracked, clinic on the 28th", "28 November 2023"],
    ["Grounded till the 28th for the broken window", "28 November 2023"],
    ["Was grounded until the 12th", "12 November 2023"],
    ["It rained from February, was awful", "February 2023"],
    ["We locked in the lower rate until January 30", "30 January 2024"],
    ["The gate was locked until January 30", "30 January 2023"],
    ["Bo lived in Turku until January 30", "30 January 2023"],
    ["Only two seizures in March", "March 2023"],
    ["Two exams in March", "March 2024"],
    ["I've accepted an offer from a start-up, I'd start on 2 May as an engineer", "2 May 2024"],
    ["We booked the hall: the old tannery in Ghent, March 10", "10 March 2024"],
    ["We've set the date: February 14", "14 February 2024"],
    ["I need the loft cleared before 10 June", "10 June 2024"],
    ["We'd like the fence painted by 3 July", "3 July 2024"],
    ["My aunt wants her piano tuned on Friday", "24 November 2023"],
    ["The mill wants me from February", "February 2024"],
    ["Make the search from January", "January 2024"],
    ["I need the pills prescribed on 3 June", "3 June 2023"],
    ["I booked a table for two on Saturday", "25 November 2023"],
    ["I have a table booked at the Anchor on Saturday", "25 November 2023"],
    ["She's got two rooms reserved in Ghent on Friday", "24 November 2023"],
    ["I had a table booked at the Anchor on Saturday", "18 November 2023"],
    ["I'm supposed to get half of the fee in June", "June 2024"],
    ["We're due to hand in the keys in July", "July 2024"],
    ["They pay me the rest when it's printed in October", "October 2024"],
    ["I'm nervous about the June 20 exam", "20 June 2024"],
    ["I asked the school, they're fine with 1 March", "1 March 2024"],
    ["I rang the hall, 12 May works for them", "12 May 2024"],
    ["We got a new cook starting Wednesday", "22 November 2023"],
    ["We got a cold starting Wednesday", "15 November 2023"],
    ["They gave us a free tasting on 14 March", "14 March 2024"],
    ["my rent goes up to 900 in January my landlord just told me", "January 2024"],
    ["the shop was sold in January my boss just told me", "January 2023"],
    ["They've cut us to four days a week from December", "December 2023"],
    ["She's been moved to the Leeds office from January", "January 2024"],
    ["They moved our office to Leeds from March", "March 2023"],
    ["I've been promoted, I'm head of sales from June", "June 2024"],
    ["I got the job, we're at the mill from 1 July", "1 July 2024"],
    ["I was ill, I'm tired from June", "June 2023"],
    ["My sister scheduled her wedding for January 20", "20 January 2024"],
    ["I registered my son for camp, January 12 to 16", "12 to 16 January 2024"],
    ["We booked the chalet, 740 francs, Jan 20 to 27", "20 to 27 January 2024"],
    ["We booked the chalet on March 3", "3 March 2023"],
    ["I want to get a suit made for my sister's wedding in February", "February 2024"],
    ["We meet every last Thursday, and in May it's my turn to choose", "May 2024"],
    ["I had a suit made in June", "June 2023"],
    ["I've asked the bakery for two weeks off in January", "January 2024"],
    ["I negotiated a lower rent starting in January", "January 2024"],
    ["Bo and I agreed the boys sleep here every weekend from February", "February 2024"],
    ["My late aunt and I had always meant to see the coast, and this winter I should like to do it", "winter 2023/24"],
    ["This winter I should like to see the coast at last", "winter 2023/24"],
    ["The hearing was moved by the court to 11 February", "11 February 2024"],
    ["My landlord raised the rent from 900 to 1050 starting July", "July 2024"],
    ["Colin suggested a beginners' course in February", "February 2024"],
    ["Rosa proposed another open day for the neighbours in March", "March 2024"],
    ["Rosa proposed to Colin in March", "March 2023"],
    ["He suggested the course that we held in March", "March 2023"],
    ["I want to quit smoking in September", "September 2024"],
    ["I hope to hit 100 kg in June", "June 2024"],
    ["I need to split the bill on Friday", "24 November 2023"],
    ["the party moves to June 20, the boat had a double booking", "20 June 2024"],
    ["I've got 3 exams in February, one of them was postponed", "February 2024"],
    ["my boss wants the report on Friday, he's called Amir", "24 November 2023"],
    ["My holidays were approved from 5 February", "5 February 2024"],
    ["My niece gets confirmed on the 27th", "27 November 2023"],
    ["I've begun rowing, training for a regatta in March", "March 2024"],
    ["I could come over in January, I got a week off", "January 2024"],
    ["Bo got a visa till March", "March 2024"],
    ["I quit sugar for my wedding in February", "February 2024"],
    ["We've cancelled both shows in January", "January 2024"],
    ["He has pulled out of the race in March", "March 2024"],
    ["Ruta has applied for a bigger stall in March", "March 2024"],
    ["We've booked a cabin in July", "July 2024"],
    ["I've been invited to sing in Cork on Friday", "24 November 2023"],
    ["I've been preparing for the trial in February", "February 2024"],
    ["Bo has found someone to feed the cats in January", "January 2024"],
    ["I've taken the week off in March", "March 2024"],
    ["I've rented out the attic until June", "June 2024"],
    ["I've got the van until January", "January 2024"],
    ["They gave us until February", "February 2024"],
    ["I lent Bo my tent till March", "March 2024"],
    ["They offered me a place in January", "January 2024"],
    ["They gave Nora an appointment on Friday", "24 November 2023"],
    ["She'd have liked me to wait until February", "February 2024"],
    ["My boss asked me to come in on Friday", "24 November 2023"],
    ["We were supposed to move in January", "January 2024"],
    ["I've told them I want the job if Bo retires this spring", "spring 2024"],
    ["She asked whether I could come in January", "January 2024"],
    ["I bought a loom that arrives in January", "January 2024"],
    ["I put the house on the market and want to be out by March", "March 2024"],
    ["I'd rather be paid in January", "January 2024"],
    ["I sold the car, getting a van on Friday", "24 November 2023"],
    ["He said he'd call on Friday", "24 November 2023"],
    ["They postponed the fair to this summer", "summer 2024"],
    ["I've been sober for two years on Friday", "24 November 2023"],
    ["We've lived in Ghent for a year this Thursday", "23 November 2023"],
    ["The trial was pushed to the spring", "spring 2024"],
    ["I gave notice for the end of March", "March 2024"],
    ["Bo bought a kayak for this spring", "spring 2024"],
    ["I've sent in my papers for the exam in June", "June 2024"],
    ["I've been signed off until January", "January 2024"],
    ["The agency found us a nanny from January", "January 2024"],
    ["I talked my dad into visiting in March", "March 2024"],
    ["Bo got the post and starts in January", "January 2024"],
    ["I got the post and start in January", "January 2024"],
    ["I had planned to go to Peru in March, but the money ran out", "March 2024"],
    ["I was supposed to start the course in March, but it was cancelled", "March 2024"],
    ["I wanted to go to Rome in March, but flights are dear", "March 2024"],
    ["I needed to renew my passport in March, but I can do it online", "March 2024"],
    ["My boss told me the office closes in July", "July 2024"],
    ["I heard the pool reopens in July", "July 2024"],
    ["They told us the school starts in September", "September 2024"],
    ["I was told the line closes in August", "August 2024"],
    ["The clinic told me my operation is in June", "June 2024"],
    ['My sister wrote me: "I am pregnant and leaving in June"', "June 2024"],
  ])("%s means %s", (text, label) => {
    expect(labels(text)).toEqual([label]);
  });

  test.each([
    ["I asked Bo to the dance and he came in March", "March 2023"],
    ["My niece got confirmed on the 27th", "27 October 2023"],
    ["We flew to Rome for the wedding in March", "March 2023"],
    ["I worked night shifts till March", "March 2023"],
    ["I was training for a regatta in March", "March 2023"],
    ["We had booked a house in August", "August 2023"],
    ["I applied in March", "March 2023"],
    ["We cancelled both shows in March", "March 2023"],
    ["I booked the ferry in March", "March 2023"],
    ["He said in March he'd call", "March 2023"],
    ["She asked me to come in March but I was ill", "March 2023"],
    ["I was asked to step down in March and I did", "March 2023"],
    ["I've painted the cabin where we slept in July", "July 2023"],
    ["I've promised to fix the boat that she bought in July", "July 2023"],
    ["I couldn't walk until October", "October 2023"],
    ["I didn't hear from her until Friday", "17 November 2023"],
    ["I should have gone in July", "July 2023"],
    ["I used to row until July", "July 2023"],
    ["I haven't swum since this summer", "summer 2023"],
    ["Thanks for helping me on Friday", "17 November 2023"],
    ["He was allowed to see her on Friday", "17 November 2023"],
    ["I got a hearing aid in October", "October 2023"],
    ["She asked for a divorce in October", "October 2023"],
    ["I was going to move in August", "August 2023"],
    ["I forgive Bo, sorry about Friday", "17 November 2023"],
    ["I was supposed to go to Rome in March but I was ill", "March 2023"],
    ["I had planned the garden in March", "March 2023"],
    ["I heard the band in June", "June 2023"],
    ["They told us the school started in September", "September 2023"],
    ["My dad told me the roof leaked in October", "October 2023"],
    ["The doctor said I broke it in October", "October 2023"],
    ["My boss told me in July that the office closes", "July 2023"],
    ["I wanted a dog in June, but changed my mind", "June 2023"],
    ["I needed to sell the car in July", "July 2023"],
  ])("%s tells of what was: %s", (text, label) => {
    expect(labels(text)).toEqual([label]);
  });

  test.each([
    "He'd have liked me to wait until July",
    "They offered me a place in July",
    "I was going to move in July",
  ])("%s may mean the one behind or the one ahead", (text) => {
    expect(labels(text)).toEqual([]);
  });
});

describe("from when on something agreed holds", () => {
  test.each([
    ["Got offered a job at the zoo, three days a week from February", "February 2024"],
    ["I accepted the post at Brightwell, from April", "April 2024"],
    ["I signed with Genk from July", "July 2024"],
    ["I got a job at Aldi from 1 February", "1 February 2024"],
    ["We took a new lease from March", "March 2024"],
    ["I signed a contract starting August", "August 2024"],
    ["Ines landed a role in Ghent starting in May", "May 2024"],
    ["They gave me the promotion, effective January", "January 2024"],
    ["I was accepted at the academy starting January", "January 2024"],
    ["My landlord raised the rent from January", "January 2024"],
    ["My salary was raised from January", "January 2024"],
    ["I secured a mooring from April", "April 2024"],
    ["I found a flat in Utrecht from February", "February 2024"],
    ["My contract was extended until August", "August 2024"],
    ["They moved my exam to May", "May 2024"],
    ["The fair got postponed to July", "July 2024"],
    ["The trial was pushed back to January", "January 2024"],
    ["We booked Lisbon for June", "June 2024"],
    ["We planned the wedding for May", "May 2024"],
    ["I got a place at Leeds in January", "January 2024"],
    ["We agreed on a moving date in January", "January 2024"],
    ["I entered a chess tournament in January", "January 2024"],
  ])("%s means %s", (text, label) => {
    expect(labels(text)).toEqual([label]);
  });

  test.each([
    ["I worked for Bosch from July", "July 2023"],
    ["My back hurt from July", "July 2023"],
    ["She nursed him from January", "January 2023"],
    ["We lived in the flat from February", "February 2023"],
    ["I took pills from March", "March 2023"],
    ["I accepted the job when I left school, and worked there from July", "July 2023"],
    ["I signed the lease and lived there from August", "August 2023"],
    ["I got the job in February", "February 2023"],
    ["I signed the contract in March", "March 2023"],
    ["I accepted the offer in April", "April 2023"],
    ["I changed jobs in February", "February 2023"],
    ["I moved my desk in March", "March 2023"],
    ["I got a flat in Leeds in January", "January 2023"],
    ["I entered the building in January", "January 2023"],
    ["I graduated in June", "June 2023"],
    ["I moved in February", "February 2023"],
    ["I had surgery in March", "March 2023"],
    ["I raised rabbits from June", "June 2023"],
  ])("%s looks back to %s", (text, label) => {
    expect(labels(text)).toEqual([label]);
  });

  test.each([
    "I got a job at Aldi from October",
    "I took a job at a garage from January to March",
    "We moved to April's flat",
    "I booked a massage for June",
    "I bought a dress for May",
  ])("of %s nobody can tell", (text) => {
    expect(labels(text)).toEqual([]);
  });
});

describe("with effect from when somebody left", () => {
  test.each([
    ["I have resigned from the council, with effect from the end of October", "October 2023"],
    ["Bo resigned from the council with effect from the end of January", "January 2024"],
    ["I've resigned, effective the end of December", "December 2023"],
    ["She was made redundant with effect from September", "September 2023"],
    ["I've given notice, with effect from 31 January", "31 January 2024"],
    ["I stepped down with effect from September", "September 2023"],
    // Not of what was left.
    ["The new rate takes effect from February", "February 2024"],
    ["I've accepted the post with effect from January", "January 2024"],
    ["I resigned in December", "December 2022"],
    ["I resigned from the board in October", "October 2023"],
  ])("%p: %p", (text, label) => {
    expect(labels(text)).toEqual([label]);
  });
});

test("the last week or weekend of a month is not the one before now", () => {
  expect(labels("We're in Oslo the last weekend of April")).not.toContain("weekend of 18 November 2023");
  expect(labels("My rent goes up last week of June").join()).not.toContain("week before");
  expect(labels("I saw her last week")).toEqual(["the week before 20 November 2023"]);
});

test("a sum beside that of last year is of what was", () => {
  expect(labels("310 kwh for August, last year it was 400")[0]).toBe("August 2023");
});
