// Sessions with coding agents: what the code base is like, what its people do, decided and wish for good is kept;
// orders, debugging, symptoms and what passes are not.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";
import { statementsOf } from "../read-text.ts";

const REPOSITORY = { entityContext: "Knowledge about one code base, from coding sessions." };
const session = async (...lines: readonly string[]): Promise<string[]> =>
  (await extract(turns(...lines), REPOSITORY)).map(({ text }) => text);

describe("a session as a whole", () => {
  test("a web shop", async () => {
    expect(
      await session(
        "user: always use bun here, never npm. why does `bun test` hang?",
        "assistant: I'll look at the setup. The pool is never closed, so I've added `pool.end()`.",
        "user: ok. also the shop lives in /apps/shop and the mailer in /apps/mailer, you were looking in the wrong folder",
        "assistant: You're right! I'll look in `/apps/shop`.",
        "user: fix the failing test in cart.ts",
        "assistant: Root cause: the cart was shared between two customers.",
        "user: no, revert that. we key carts by session id, not customer id. guests have no customer",
        "user: I prefer guard clauses over nested ifs, clean that up please",
        "user: we release from the stable branch on Tuesdays so don't merge into it today",
        "user: why is the build red?\n\nerror TS2345: Argument of type 'string' is not assignable.\n  at src/cart.ts:41:18",
      ),
    ).toEqual([
      "User wants the assistant to always use bun here, never npm.",
      "The shop lives in /apps/shop and the mailer in /apps/mailer.",
      "The team keys carts by session id, not customer id.",
      "Guests have no customer.",
      "User prefers guard clauses over nested ifs.",
      "The team releases from the stable branch on Tuesdays.",
    ]);
  });

  test("a training run", async () => {
    expect(
      await session(
        "user: loss is nan after epoch 2",
        "assistant: Which optimizer do you use?",
        "user: Lion with lr 1e-4. we train on four H100s in Paris",
        "user: let's use label smoothing since the labels are noisy",
        "assistant: Done.",
        "user: no, batch size must stay 64 because the paper used it",
        "user: all runs are tracked in mlflow under leaf-v2",
        "user: Python 3.12, uv for deps",
        "user: never add a requirements.txt to this repo",
        "user: hm ok, the loss is only 0.4 now. plot it",
      ),
    ).toEqual([
      "User uses Lion with lr 1e-4.",
      "The team trains on four H100s in Paris.",
      "User decided to use label smoothing since the labels are noisy.",
      "Batch size must stay 64 because the paper used it.",
      "All runs are tracked in mlflow under leaf-v2.",
      "The project uses Python 3.12, uv for deps.",
      "User wants the assistant to never add a requirements.txt to this repo.",
    ]);
  });

  test("a session is known by its turns, too", async () => {
    expect(
      await textsOf(
        "user: the e2e job of the repo takes 20 minutes, have a look at ci.yml",
        "assistant: I've cached the browsers in `ci.yml`.",
        "user: The fixtures live in tests/fixtures, they are generated",
        "assistant: Understood.",
      ),
    ).toEqual(["The fixtures live in tests/fixtures, they are generated."]);
  });
});

describe("of a code base are kept", () => {
  test.each([
    ["State is in Pinia, server state in urql.", "State is in Pinia, server state in urql."],
    ["The old SOAP client was replaced by a REST one in v4", "The old SOAP client was replaced by a REST one in v4."],
    ["Timestamps are UTC everywhere", "Timestamps are UTC everywhere."],
    ["Secrets come from Vault, not from SSM.", "Secrets come from Vault, not from SSM."],
    [
      "gen/ is committed on purpose because CI has no network",
      "gen/ is committed on purpose because CI has no network.",
    ],
    ["our min sdk is 24 because of the scanners", "The team's min sdk is 24 because of the scanners."],
    ["all jobs must be idempotent, a rule in our team", "All jobs must be idempotent, a rule in the team."],
    ["We chose Kafka over Rabbit because of replays", "The team chose Kafka over Rabbit because of replays."],
    [
      "error handling: anyhow in the binary, thiserror in the crates",
      "Error handling is anyhow in the binary, thiserror in the crates.",
    ],
    ["It's a 2D puzzle game in Godot", "The project is a 2D puzzle game in Godot."],
    ["remember that releases are cut by the GitHub action", "Releases are cut by the GitHub action."],
    ["Open a PR against develop, main is protected by a rule", "Main is protected by a rule."],
    ["Commit messages are in English, always", "Commit messages are in English, always."],
    ["we live in Graz with our daughter", "User lives in Graz with their daughter."],
    ["Rolf owns the bootloader", "Rolf owns the bootloader."],
    ["errors are wrapped with fmt.Errorf", "Errors are wrapped with fmt.Errorf."],
    ["ok let's go with SQLite", "User decided to go with SQLite."],
  ])("%s", async (said, expected) => {
    expect(await session(`user: ${said}`)).toEqual([expected]);
  });
});

describe("standing wishes are kept", () => {
  test.each([
    ["use vitest not jest for new tests", "User wants the assistant to use vitest not jest for new tests."],
    ["no unwrap() outside tests.", "User wants no unwrap() outside tests."],
    ["Named exports only", "User wants only named exports."],
    ["don't use enums or decorators", "User wants the assistant not to use enums or decorators."],
    ["Split anything over 40 lines.", "User wants the assistant to split anything over 40 lines."],
    ["Never run migrations yourself.", "User wants the assistant to never run migrations itself."],
    [
      "instead of a barrel file import from the module",
      "User wants the assistant to import from the module instead of a barrel file.",
    ],
    ["pest instead of phpunit from now on", "User prefers pest instead of phpunit."],
    ["run the unit tests with `make check`", "User wants the assistant to run the unit tests with make check."],
    ["spaces over tabs", "User prefers spaces over tabs."],
    ["don't add @spec to private functions", "User wants the assistant not to add @spec to private functions."],
    ["make sure you always run the e2e suite first", "User wants the assistant to always run the e2e suite first."],
  ])("%s", async (said, expected) => {
    expect(await session(`user: ${said}`)).toEqual([expected]);
  });
});

describe("what passes is not", () => {
  test.each([
    ["use the new helper here"],
    ["use it instead of the loop"],
    ["don't rename that"],
    ["don't commit yet"],
    ["no idea why"],
    ["run the tests"],
    ["run the tests with more output"],
    ["run them with make"],
    ["bump the version to 0.9.0 and tag it"],
    ["squash the last 3"],
    ["let's see what happens"],
    ["let's add a test for it"],
    ["the player falls through the floor at high speed"],
    ["tests are failing in Checkout.test.tsx"],
    ["The API returns 500 again"],
    ["my branch is feat/cart"],
    ["turbo says cache miss on every run for packages/ui"],
    ["I've been fighting with this config all morning and have no idea what's going on"],
    ["I need another endpoint for exporting invoices"],
    ["This function uses a Map in cart.ts"],
    ["line 41, 42 and 43"],
    ["new task: the import in services/importer must handle files of 4 GB"],
    ["At the moment I'm working on the branch feature/import-v2"],
    ["don't commit changes yet"],
    ["I forgot to run the migrations"],
    ["I reverted your last change because it broke the SAP format"],
  ])("%s", async (said) => {
    expect(await session(`user: ${said}`)).toEqual([]);
  });
});

test("outside such sessions nobody's orders, versions or we are read so", async () => {
  const told = await textsOf(
    "user: We swim on Thursdays. Use less salt, not more, in any soup. It's a great app.",
    "assistant: I see.",
  );
  expect(told).toEqual(["User swims on Thursdays."]);
});

describe("what the assistant did to a code base", () => {
  const DONE = "assistant: Done: switched the job queue to BullMQ. I've added 3 tests to `queue.test.ts`.";

  test("is kept where the user approves of it", async () => {
    expect(await session("user: the queue loses jobs", DONE, "user: perfect, thanks!")).toEqual([
      "The assistant switched the job queue to BullMQ.",
    ]);
  });

  test.each([
    ["user: hm"],
    ["user: nice, but why BullMQ?"],
    ["user: no, revert that"],
    ["user: thanks, but it fails now"],
  ])("is not kept at %s", async (reply) => {
    expect(await session("user: the queue loses jobs", DONE, reply)).toEqual([]);
  });

  test("a proposal that the user tells it to carry out is accepted", async () => {
    expect(
      await session(
        "user: exports of big customers are too slow",
        "assistant: I'd suggest a Celery task that writes the CSV to S3 (`COPY ... TO`).",
        "user: Sounds good, go ahead",
      ),
    ).toEqual(["User accepted the assistant's suggestion: a Celery task that writes the CSV to S3."]);
  });
});

describe("pages of a repository", () => {
  const RULES = [
    "# AGENTS.md",
    "## Layout",
    "The frontend (`apps/web`) is a SvelteKit app.",
    "All queries go through `packages/db`.",
    "## Rules",
    "- Never call the database from a route handler.",
    "- Tests live next to the source as `*.test.ts`.",
    "- Use the following command:",
    "```sh\npnpm dev\n```",
  ].join("\n");

  test("rules and facts among code are kept", async () => {
    expect(await statementsOf(RULES)).toEqual([
      "Layout: the frontend (apps/web) is a SvelteKit app.",
      "Layout: all queries go through packages/db.",
      "Never call the database from a route handler.",
      "Tests live next to the source as *.test.ts.",
    ]);
  });

  test("in a decision record of a repository, we are its team; in a letter about code we are not", async () => {
    const record = "# Use NATS\n\nWe will use NATS JetStream from May on. Nobody on the team has run Kafka.";
    expect((await statementsOf(record, REPOSITORY))[0]).toContain("The team will use NATS JetStream");
    expect(await statementsOf("We swim on Thursdays. I write TypeScript at work.")).toContain(
      "User swims on Thursdays.",
    );
  });
});
