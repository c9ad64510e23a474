import { describe, expect, test } from "bun:test";
import { rewritePerson } from "#plugins/memory-extractors/local/telling/person.ts";

const told = (text: string, listener: string | null = null): string =>
  rewritePerson(text, { speaker: "Ada", listener });

describe("the first person becomes a name", () => {
  test.each([
    ["I love tea and go hiking on Sundays", "Ada loves tea and goes hiking on Sundays"],
    ["I sort the shelves on Mondays and am glad of help", "Ada sorts the shelves on Mondays and is glad of help"],
    ["I have four, or am I missing one", "Ada has four, or are they missing one"],
    ["I train at 5 am and 10 am", "Ada trains at 5 am and 10 am"],
    ["The archive is a gold mine for my book", "The archive is a gold mine for Ada's book"],
    ["A friend of mine works near the mine", "A friend of Ada's works near the mine"],
    ["I'm a nurse", "Ada is a nurse"],
    ["We're reading plays and meet on Mondays", "Ada is reading plays and meets on Mondays"],
    ["I've been painting since I was ten", "Ada has been painting since they were ten"],
    ["I'd been there before", "Ada had been there before"],
    ["I'd like to move", "Ada would like to move"],
    ["I don't eat meat and I never drink", "Ada doesn't eat meat and they never drink"],
    ["My dog likes my sister", "Ada's dog likes their sister"],
    ["My neighbours believe in me and my garden", "Ada's neighbours believe in Ada and Ada's garden"],
    ["My cousins drove me home and made me tea", "Ada's cousins drove Ada home and made Ada tea"],
    ["My mother says I work too much", "Ada's mother says Ada works too much"],
    ["I cut my hair yesterday", "Ada cut their hair yesterday"],
    ["I really rely on trains", "Ada really relies on trains"],
    ["My wife and I moved to Oslo", "Ada and their wife moved to Oslo"],
    ["Ben and I run a bakery", "Ben and Ada run a bakery"],
    ["My friend from work and I play padel", "Ada and their friend from work play padel"],
    ["My son does the shopping and I cook", "Ada's son does the shopping and Ada cooks"],
    ["I work in Leeds and I love tea", "Ada works in Leeds and they love tea"],
    ["The call is at 3 PM and I'll take notes", "The call is at 3 PM and Ada will take notes"],
    ["We should all vote", "Ada should vote"],
    ["We were late", "Ada was late"],
    ["I taught myself the cello", "Ada taught themselves the cello"],
    ['I read "My Life and I" twice', 'Ada read "My Life and I" twice'],
    ["I have sensitive skin and avoid perfume", "Ada has sensitive skin and avoids perfume"],
    ["I want to learn to ski and hate crowds", "Ada wants to learn to ski and hates crowds"],
    ["I can bake and cook", "Ada can bake and cook"],
    ["I love the calm and love theme", "Ada loves the calm and love theme"],
    ["It got dark, and my cousins and I were lost", "It got dark, and Ada and their cousins were lost"],
    ["She gave me a map of the US", "She gave Ada a map of the US"],
    ["I fix bikes, but sometimes help with prams", "Ada fixes bikes, but sometimes helps with prams"],
    ["Walks change how I think and help me rest", "Walks change how Ada thinks and help them rest"],
    ["I like the plan Ben and I drew up", "Ada likes the plan they and Ben drew up"],
    ["When I was ten, my brother and I ran away", "When Ada was ten, Ada and their brother ran away"],
    ["I read a book about ferries", "Ada read a book about ferries"],
    ["I read a lot", "Ada reads a lot"],
    ["I read it every night", "Ada reads it every night"],
    ["It was a week of laughs for us all", "It was a week of laughs for all of them"],
    ["I bake at night, just like my father", "Ada bakes at night, just like their father"],
    ["I saw how much they give up for us", "Ada saw how much they give up for Ada"],
    ["I told them I'd bring my drill", "Ada told them Ada would bring their drill"],
    ["I have three goats and they know me", "Ada has three goats and they know Ada"],
    ["I love tea and they bring joy and love to us all", "Ada loves tea and they bring joy and love to all of them"],
    ["My wife and I left for our boat", "Ada and their wife left for their boat"],
    ["We were all soaked after our relay", "Ada was soaked after their relay"],
  ])("%s → %s", (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  test("the listener is named where it is plain that they are meant", () => {
    expect(told("I told you about my trip", "Tom")).toBe("Ada told Tom about their trip");
    expect(told("I like your painting", "Tom")).toBe("Ada likes Tom's painting");
    expect(told("It helps when you are tired", "Tom")).toBe("It helps when you are tired");
    expect(told("I knew you'd say yes", "Tom")).toBe("Ada knew Tom would say yes");
    expect(told("I love when you give me tips", "Tom")).toBe("Ada loves when Tom gives them tips");
    expect(told("I hope to hear you sing", "Tom")).toBe("Ada hopes to hear Tom sing");
    expect(told("I will miss you like crazy", "Tom")).toBe("Ada will miss Tom like crazy");
    expect(told("I told you so you can pack", "Tom")).toBe("Ada told Tom so Tom can pack");
    expect(told("I show you what helps when you are tired", "Tom")).toBe("Ada shows Tom what helps when you are tired");
    expect(told("I like the photo of you two", "Tom")).toBe("Ada likes the photo of the two of them");
  });

  test("what somebody did, the listener or the assistant did; anybody stays anybody", () => {
    expect(told("I do what you said about salt", "Ben")).toBe("Ada does what Ben said about salt");
    expect(told("I run at dawn, just like you do", "Ben")).toBe("Ada runs at dawn, just like Ben does");
    expect(told("I love how you feel after a swim", "Ben")).toBe("Ada loves how you feel after a swim");
    expect(told("I cooked the soup you suggested")).toBe("Ada cooked the soup the assistant suggested");
    expect(told("I track my sleep as you advised")).toBe("Ada tracks their sleep as the assistant advised");
    expect(told("I like how you can see the sea")).toBe("Ada likes how you can see the sea");
  });

  test("text without a first person stays as it is", () => {
    expect(told("The library opens at nine.")).toBe("The library opens at nine.");
  });
});
