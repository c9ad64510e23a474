// "Where do I live?" and "Where do I work?" are answered by statements that share no word with them, and not by what is told of somebody else.

import { expect, test } from "bun:test";
import { facetsAsked, facetsOf } from "#retrieval/facets.ts";
import { askQuestion } from "#retrieval/question.ts";
import { readTopics } from "#retrieval/topics.ts";
import { disposableIndexes, queryOf, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

const HOME = 1;
const WORK = 2;
const FOOD = 4;
const MEDICINE = 8;
const AGE = 16;
const WEIGHT = 32;
const ILLNESS = 64;
const STUDIES = 128;
const HOURS = 256;
const LODGING = 512;
const PRICE = 1024;
const COMPANY = 2048;
const DECISION = 4096;
const STAFF = 8192;
const EARNINGS = 16384;
const FAVOURITE = 32768;
const CHILDREN = 65536;
const PARTNER = 131072;
const DISLIKES = 262144;
const PLANS = 524288;
const COUPLE = 1048576;

test.each([
  ["User moved to Braga.", HOME],
  ["User is now six weeks in Schiedam, the room is small.", HOME],
  ["User moves on 1st December to Vlaardingen, two rooms.", HOME],
  ["Ada and Ben have finally settled in Ghent.", HOME],
  ["User left Porto, they are in Braga now.", HOME | WORK],
  ["User joined a mill full time yesterday.", WORK | HOURS],
  ["User joined a community choir.", 0],
  ["User quit smoking in May.", 0],
  ["User is a vegetarian.", FOOD],
  ["User got the community job, they start on 4 August.", WORK],
  ["User is a nurse at the stroke unit.", WORK],
  ["Since May User works nights.", WORK],
  ["User's cousin Rolf lives in Dordrecht.", HOME],
  ["User and their wife moved to Braga.", HOME | PARTNER],
  ["User found a house in Braga.", HOME],
  ["User changed their job last spring.", WORK],
  ["User manages a mill.", WORK],
  ["Rolf's mother is coeliac so no wheat at the dinner.", FOOD],
  ["User wants halal recipes only.", FOOD],
  ["Rolf refuses onions.", FOOD | DISLIKES],
  ["Rolf doesn't eat pork.", FOOD],
  ["User doesn't eat out on Mondays.", 0],
  ["User's doctor put User on ramipril 5 mg.", MEDICINE],
  ["User only has an inhaler now.", MEDICINE],
  ["User's daughter Wanda is 14.", AGE | CHILDREN],
  ["Wanda turns 7 on 3 May.", AGE],
  ["The train is 14 minutes late.", 0],
  ["Wanda is 14 weeks old.", 0],
  ["The share is 14%.", 0],
  ["User is down to 91 kg.", WEIGHT],
  ["User swims again. Weight 84.", WEIGHT],
  ["User's dad was diagnosed with gout in December.", ILLNESS],
  ["Rolf has asthma.", ILLNESS],
  ["User is a second year at Leiden.", WORK | STUDIES],
  ["Rolf studies law in Ghent.", STUDIES],
  ["User studies best early in the morning.", 0],
  ["User is a bit tired.", 0],
  ["User is in love.", 0],
  ["User liked the mill in Braga.", 0],
  ["User starts in May, nights only.", HOURS],
  ["The mill is open from nine to five.", HOURS],
  ["User found the guesthouse in Braga.", LODGING],
  ["User raised the price to 7 euros.", PRICE],
  ["User's aunt is coming with User.", COMPANY],
  ["User is coming to terms with it.", 0],
  ["User hired Amaro, who starts in May.", STAFF],
  ["User hired a van for the day.", 0],
  ["User went with the tan van.", DECISION],
  ["User is on paracetamol now.", MEDICINE],
  ["User was put on atenolol.", MEDICINE],
  ["User runs on Mondays.", 0],
  ["User runs a marathon in May.", 0],
  ["User runs the post office in Braga.", WORK],
  ["User works out with Rolf.", 0],
  ["Rolf is still at the council.", WORK],
  ["Rolf is still at home.", 0],
  ["User's aunt Wanda is a vet.", WORK],
  ["Rolf thinks it is mad, he's a vet.", WORK],
  ["User met Rolf, he's a vet.", 0],
  ["Rolf enrolled in an evening course for joiners.", STUDIES],
  ["User says two, Wanda is 15 and Rolf is 11.", AGE | CHILDREN],
  ["Rolf is starting kindergarten.", CHILDREN],
  ["Rolf and Wanda broke up in May.", PARTNER],
  ["User is single-minded about tea.", 0],
  ["User can't stand celery.", FOOD | DISLIKES],
  ["Rolf hates gyms.", DISLIKES],
  ["Rolf is going to apply for the post.", PLANS],
  ["Rolf and Wanda are moving to Ghent.", HOME | PLANS],
  ["Rolf and User are moving in together in May.", HOME | COMPANY | PLANS | COUPLE],
  ["User met someone at the gym, Wanda.", COUPLE],
  ["User is buying a bungalow in Horn.", HOME],
  ["User starts on 2 June as a surveyor, 31,200 a year.", WORK | PRICE | EARNINGS],
  ["User is going to be ward sister from 1 May.", WORK | PLANS],
  ["User will be late for the winter fair.", 0],
  ["User left their scarf on the bus.", 0],
  ["User left their job at the mill.", WORK],
  ["Rolf is the father of a girl, Wanda.", 0],
  ["User's pay goes from 28,000 to 31,000.", EARNINGS],
  ["User's favourite is the bean soup.", FAVOURITE],
  ["User's favourite dish is the bean soup.", 0],
  ["User's grandson Rolf, 11, came along.", AGE],
  ["User started the stage design course.", STUDIES],
  ["User is in their second year of law at Ghent.", STUDIES],
  ["User's contract is permanent, at Dorn Robotics.", WORK],
  ["Rolf moved in with Wanda.", HOME | COMPANY],
  ["User's weight today is 83.9.", WEIGHT],
])("%s", (text, facets) => {
  expect(facetsOf(text, 1)).toBe(facets);
});

test.each([
  ["Where do I live?", HOME],
  ["what is the user's home address", HOME],
  ["Where does Ada work now?", WORK],
  ["Who does he work for?", WORK],
  ["Where does Wanda study?", STUDIES],
  ["With whom does Rolf live?", COMPANY],
  ["what does she do for a living?", WORK],
  ["What does Wanda do?", WORK],
  ["What does my aunt do now?", WORK],
  ["What does Wanda do on Mondays?", 0],
  ["What should I not cook for Rolf?", FOOD],
  ["what can't he eat", FOOD],
  ["What food rules do I have?", FOOD],
  ["What is Rolf allergic to?", FOOD],
  ["What does he take for his heart?", MEDICINE],
  ["What medicine is the user on?", MEDICINE],
  ["How old is Wanda?", AGE],
  ["How much does the user weigh?", WEIGHT],
  ["What illness does my father have?", ILLNESS],
  ["what was Rolf diagnosed with", ILLNESS],
  ["What does the user study?", STUDIES],
  ["Which university is Rolf at?", STUDIES],
  ["When does the user study best?", 0],
  ["How much does it cost?", PRICE],
  ["When does the user work?", HOURS],
  ["Where do they stay in Braga?", LODGING],
  ["What is the rent?", PRICE],
  ["How much do I earn?", EARNINGS],
  ["What is my favourite food?", FAVOURITE],
  ["Who is my girlfriend?", PARTNER | COUPLE],
  ["Who travels with the user?", COMPANY],
  ["Who works for the user?", STAFF],
  ["What did the user decide about the van?", DECISION],
  ["Where is the boat?", 0],
  ["Does it work?", 0],
])("asked: %s", (question, facets) => {
  expect(facetsAsked(question, 1, true)).toBe(facets);
});

test("children, ties, dislikes and plans count only where they are all that is asked for", () => {
  expect(facetsAsked("What are Rolf's plans for the barn he bought with his wife?", 1, false)).toBe(0);
});

const newIndex = disposableIndexes();

test("of somebody named only what tells of them answers", () => {
  const index = newIndex();
  const question = "What should I not cook for Rolf?";
  const rows = ["User is vegan.", "User cooks for Rolf on Fridays.", "User says Rolf is coeliac."].map((text, at) => ({
    row: memoryRow({ id: `${at}`, text, subject: null, documentDate: Date.UTC(2024, 0, 1) }),
    vector: vectorOf(question),
  }));
  index.apply(planOf(0, { memories: put(...rows) }), 1);
  const found = index.search(queryOf(question, { kinds: ["memory"] })).map(({ row }) => row.id);
  expect(found.indexOf("2")).toBeLessThan(found.indexOf("0"));
});

test.each([
  ["Where do I live?", "User moved to Braga with two cats last month.", "User's brother Paul lives in Leeds."],
  ["Where do I work?", "User joined a mill as a planner last month.", "User's brother Paul works at the harbour."],
])("%s", (question, own, others) => {
  const index = newIndex();
  const rows = [others, own].map((text, at) => ({
    row: memoryRow({ id: `${at}`, text, subject: null, documentDate: Date.UTC(2024, 0, 1) }),
    vector: vectorOf(question),
  }));
  index.apply(planOf(0, { memories: put(...rows) }), 1);
  expect(askQuestion(question, vectorOf(question)).asksOfSelf).toBe(true);
  expect(index.search(queryOf(question, { kinds: ["memory"] })).map(({ row }) => row.text)[0]).toBe(own);
});

test("what the user works is found by a deed that holds no word of the question", () => {
  const index = disposableIndexes()();
  const rows = ["User runs the lending desk in Kendal.", "User's daughter teaches woodwork.", "User sings alto."].map(
    (text, at) => ({ row: memoryRow({ id: `${at}`, subject: null, text }), vector: vectorOf("something else") }),
  );
  index.apply(planOf(0, { memories: put(...rows) }), 1);
  const query = queryOf("What is the user's job?", { kinds: ["memory"] });
  const topic = readTopics("What is the user's job?");
  const question = askQuestion("What is the user's job?", vectorOf("job"), topic);
  const [first] = index.search({ ...query, question });
  expect(first?.row.text).toStartWith("User runs");
});

test("who a partner is may be said without the word", () => {
  const index = disposableIndexes()();
  const texts = ["User sings alto.", "User is seeing someone, Corin.", "User's aunt bakes."];
  const rows = texts.map((text, at) => ({
    row: memoryRow({ id: `${at}`, subject: null, text }),
    vector: vectorOf("something else"),
  }));
  index.apply(planOf(0, { memories: put(...rows) }), 1);
  const text = "Who is my girlfriend?";
  const question = askQuestion(text, vectorOf(text), readTopics(text));
  const found = index.search({ ...queryOf(text, { kinds: ["memory"] }), question });
  const onTopic = found.filter(({ likenesses }) => likenesses[0]?.isOnTopic).map(({ row }) => row.text);
  expect(onTopic).toEqual(["User is seeing someone, Corin."]);
});
