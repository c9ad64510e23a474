import { expect, test } from "bun:test";
import { entityName } from "#plugins/memory-extractors/local/reading/entity.ts";

test.each([
  ["User is Ada Park, a nurse in Leeds.", "Ada Park"],
  ["The user's name is Ada.", "Ada"],
  ["Ada Park, a nurse in Leeds, talking to the assistant", "Ada Park"],
  ["Ada Park is a nurse.", "Ada Park"],
  ["This is Ludwig van Dyck.", "Ludwig van Dyck"],
  ["Name: Zoë Ångström", "Zoë Ångström"],
  ["Ada Park", "Ada Park"],
  ["Memories of Ada Park.", "Ada Park"],
  ["Facts about Ada, who lives in Leeds", "Ada"],
  ["The user, Ada Park, likes short answers.", "Ada Park"],
])("%s gives %s", (context, name) => {
  expect(entityName(context)).toBe(name);
});

test.each([
  [null],
  [""],
  ["Project Apollo, our rocket"],
  ["The user likes short answers."],
  ["Focus on travel preferences."],
  ["a nurse in Leeds"],
  ["User is a nurse"],
  ["Memories about Kotlin projects of the user."],
  ["Store information about Visual Studio settings."],
  ["A server for talk about Minecraft"],
  ["History of the user: Preferences and facts."],
])("%s gives no name", (context) => {
  expect(entityName(context)).toBeNull();
});
