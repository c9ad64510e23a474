// Writes transactions of some megabytes into a database on disk, and says when it has written all of them.
// Arguments: the folder, megabytes of a transaction, transactions, bytes of a row, writers of small ones beside it.

import { connect } from "#store/engine.ts";
import { databaseAddress } from "#store/open.ts";

const [folder = "", ...numbers] = process.argv.slice(2);
const [megabytes = 0, transactions = 0, rowBytes = 0, others = 0] = numbers.map(Number);
const database = await connect(databaseAddress(folder));
await database.query("DEFINE TABLE written SCHEMALESS");

let rows = 0;
const write = async (name: string, bytes: number): Promise<void> => {
  const count = Math.max(1, Math.floor(bytes / rowBytes));
  const written = Array.from({ length: count }, (_, i) => ({ id: `${name} ${i}`, bytes: new Uint8Array(rowBytes) }));
  await database.query("INSERT INTO written $written RETURN NONE", { written });
  rows += count;
};

let isOver = false;
const writeSmall = async (name: string): Promise<void> => {
  for (let i = 0; !isOver; i++) await write(`${name} ${i}`, 64 * 1024);
};

const small = Array.from({ length: others }, (_, i) => writeSmall(`small ${i}`));
for (let i = 0; i < transactions; i++) await write(`large ${i}`, megabytes * 1024 * 1024);
isOver = true;
await Promise.all(small);
const [counted] = await database.query<[{ count: number }[]]>("SELECT count() FROM written GROUP ALL");
console.log(`written ${transactions}, ${(counted[0]?.count ?? 0) - rows} rows too many`);
process.exit(0);
