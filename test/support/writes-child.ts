// Writes rows of some megabytes into a database on disk, and says when it has written all of them.
// Arguments: the folder, megabytes of a row, rows.

import { connect } from "#store/engine.ts";
import { databaseAddress } from "#store/open.ts";

const [folder = "", megabytes = "", rows = ""] = process.argv.slice(2);
const database = await connect(databaseAddress(folder));
const text = "mnemonic".repeat(Number(megabytes) * 131_072);
await database.query("DEFINE TABLE written SCHEMALESS");
for (let i = 0; i < Number(rows); i++)
  await database.query("CREATE type::record('written', $i) SET text = $text RETURN NONE", { i, text });
const [counted] = await database.query<[{ count: number }[]]>("SELECT count() FROM written GROUP ALL");
console.log(`written ${counted[0]?.count}`);
process.exit(0);
