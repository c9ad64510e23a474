// Whom one advises to turn to, or asks after in small letters, is somebody: what is told of them then is theirs.

import { expect, test } from "bun:test";
import { toldBehindOrder } from "#plugins/memory-extractors/local/sentences/orders/told-behind-order.ts";
import { textsOf } from "../conversation.ts";

test.each([
  ["ask jonas, his lease ends in august", "Jonas's lease ends in august"],
  ["Ring Jodie, she drums in a band", "Jodie drums in a band"],
  ["You could ask Otto, he's been to Rome", "Otto has been to Rome"],
  ["just text petra, she's the treasurer", "Petra is the treasurer"],
  ["Try Wim Bakker, because he owns a van", "Wim Bakker owns a van"],
  ["talk to Maud, her brother fixes bikes", "Maud's brother fixes bikes"],
])("%s", (text, told) => {
  expect(toldBehindOrder(text)).toBe(told);
});

test.each([
  "Call him, he knows a lot of people",
  "Ask around, his shop is near the mill",
  "Ask mum, she knows the way there",
  "Ring Otto, he might have a van",
  "Ask Otto, he'll lend you his van",
  "Tell Otto, if he comes on Friday",
])("%s stays", (text) => {
  expect(toldBehindOrder(text)).toBe(text);
});

test.each([
  [["did marlon sort his visa", "nope refused again. hes flying home on friday"], "Marlon is flying home on Friday"],
  [["hows lotte doing", "shes back at work since monday"], "Lotte is back at work since Monday"],
  [["has goran found his keys", "no, he lost them for good. he moved to Ghent"], "Goran moved to Ghent"],
  [["Ring Jodie, she drums.", "She moved to Ghent in May."], "Jodie moved to Ghent in May"],
])("%p", async ([asked = "", said = ""], told) => {
  expect((await textsOf(`Ida: ${asked}`, `Bo: ${said}`)).join()).toContain(told);
});

test.each([
  ["did school send his report", "he moved to Ghent"],
  ["has anyone seen his dog", "he moved to Ghent"],
  ["hows work going", "she moved to Ghent"],
])("%s %s names nobody", async (asked, said) => {
  expect((await textsOf(`Ida: ${asked}`, `Bo: ${said}`)).join()).not.toMatch(/School|Anyone|Work/);
});
