import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { suggestBuckets } from "#domain/suggest-buckets.ts";
import { rewriteWithModel } from "#pipeline/ask-model/rewrite-query.ts";
import { suggestWithModel } from "#pipeline/ask-model/suggest-buckets.ts";
import { rewriteQuery } from "#pipeline/search/rewrite.ts";
import { callContext } from "#test/conformance/host.ts";
import { chatAt } from "#test/support/chat.ts";
import { chatReply, type ModelServer, startModelServer } from "#test/support/model-server.ts";

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());
const { logger } = callContext();

describe("query rewriting with a model", () => {
  const QUERY = "Can you tell me where the green boat of Ada is kept?";

  test("gives at most three other wordings", async () => {
    const wordings = [
      QUERY,
      "Ada keeps the green boat in",
      " berth of Ada's boat ",
      "boat harbour Ada",
      "one more",
      "",
    ];
    server.on("/chat/completions", () => chatReply({ wordings: wordings.slice(0, 5) }));
    expect(await rewriteWithModel(chatAt(server), logger)(QUERY)).toEqual([
      "Ada keeps the green boat in",
      "berth of Ada's boat",
      "boat harbour Ada",
    ]);
  });

  test.each([
    ["refuses", { status: 401 }],
    ["answers nonsense", chatReply("no")],
  ])("goes by rules when the model %s", async (_, reply) => {
    server.on("/chat/completions", () => reply);
    const wordings = await rewriteWithModel(chatAt(server), logger)(QUERY);
    expect(wordings).toEqual(rewriteQuery(QUERY));
    expect(wordings.length).toBeGreaterThan(0);
  });
});

describe("bucket suggestions with a model", () => {
  const PROMPT = "We run a riding school: lessons, horses, tournaments and stable care.";
  const bucket = (key: string) => ({ key, description: `All about ${key}.` });

  test("are three to six valid ones", async () => {
    const buckets = ["horses", "static", "Not Valid", "lessons", "care", "shows", "tack", "food", "vets"].map(bucket);
    server.on("/chat/completions", () => chatReply({ buckets }));
    const suggested = await suggestWithModel(chatAt(server), logger)(PROMPT);
    expect(suggested.map(({ key }) => key)).toEqual(["horses", "lessons", "care", "shows", "tack", "food"]);
  });

  test("are made by rules when the model gives too few", async () => {
    server.on("/chat/completions", () => chatReply({ buckets: [bucket("horses")] }));
    expect(await suggestWithModel(chatAt(server), logger)(PROMPT)).toEqual(suggestBuckets(PROMPT));
  });
});
