// Dot products of one query with many rows, in WebAssembly SIMD over 16-bit integers: about ten times faster than a loop in
// JavaScript over 32-bit floats and half its memory (benches/recall/index-speed.ts). Vectors of all indexes live in one linear memory,
// handed out in blocks.
//
// A unit vector is kept as round(32767 v). By Cauchy-Schwarz no partial sum of a product of two such rows exceeds 2^30, so the 32-bit
// sums cannot overflow; the error of a cosine is about 1e-5.

const SCALE = 32_767;
/** Bytes of one block; a whole number of rows is kept in each. */
const BLOCK_BYTES = 32_768;
const WASM_PAGE_BYTES = 65_536;
const MOST_PAGES = 65_536;
/** Rows are padded to what one turn of the inner loop reads. */
const ROW_ALIGNMENT_BYTES = 64;

const lebU = (value: number): number[] => {
  const low = value & 127;
  return value < 128 ? [low] : [low | 128, ...lebU(value >>> 7)];
};
const lebS = (value: number): number[] =>
  value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...lebS(value >> 7)];

// The few instructions of WebAssembly that the kernel is made of.
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const tee = (local: number): number[] => [0x22, local];
const constant = (value: number): number[] => [0x41, ...lebS(value)];
const simd = (opcode: number): number[] => [0xfd, ...lebU(opcode)];
const load128 = (offset: number): number[] => [...simd(0), 0, ...lebU(offset)];
const I32_ADD = 0x6a;
const I32_LESS = 0x49;
const DOT_I16 = simd(0xba);
const ADD_I32X4 = simd(0xae);
const LOOP = [0x03, 0x40];
const BLOCK = [0x02, 0x40];
const END = 0x0b;
const BRANCH_IF_OUTERMOST = [0x0d, 0];

const QUERY = 0;
const ROW = 1;
const ROWS_END = 2;
const OUT = 3;
const ROW_BYTES = 4;
const QUERY_AT = 5;
const ROW_END = 6;
const EVEN = 7;
const ODD = 8;

const step = (accumulator: number, offset: number): number[] => [
  ...get(accumulator),
  ...get(QUERY_AT),
  ...load128(offset),
  ...get(ROW),
  ...load128(offset),
  ...DOT_I16,
  ...ADD_I32X4,
  ...set(accumulator),
];
const lane = (index: number): number[] => [...get(EVEN), ...simd(27), index];

/** dot(query, rows, rowsEnd, out, rowBytes): one 32-bit sum for each row. */
const kernelBytes = (): Uint8Array<ArrayBuffer> => {
  const section = (id: number, body: number[]): number[] => [id, ...lebU(body.length), ...body];
  const code = [
    ...[...BLOCK, ...get(ROW), ...get(ROWS_END), 0x4f, ...BRANCH_IF_OUTERMOST],
    ...LOOP,
    ...[...get(QUERY), ...set(QUERY_AT), ...get(ROW), ...get(ROW_BYTES), I32_ADD, ...set(ROW_END)],
    ...[...simd(12), ...new Array<number>(16).fill(0), ...tee(EVEN), ...set(ODD)],
    ...LOOP,
    ...[...step(EVEN, 0), ...step(ODD, 16), ...step(EVEN, 32), ...step(ODD, 48)],
    ...[...get(QUERY_AT), ...constant(64), I32_ADD, ...set(QUERY_AT)],
    ...[...get(ROW), ...constant(64), I32_ADD, ...set(ROW)],
    ...[...get(ROW), ...get(ROW_END), I32_LESS, ...BRANCH_IF_OUTERMOST, END],
    ...[...get(EVEN), ...get(ODD), ...ADD_I32X4, ...set(EVEN)],
    ...[...get(OUT), ...lane(0), ...lane(1), I32_ADD, ...lane(2), I32_ADD, ...lane(3), I32_ADD, 0x36, 2, 0],
    ...[...get(OUT), ...constant(4), I32_ADD, ...set(OUT)],
    ...[...get(ROW), ...get(ROWS_END), I32_LESS, ...BRANCH_IF_OUTERMOST, END, END, END],
  ];
  const body = [2, 2, 0x7f, 2, 0x7b, ...code];
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 5, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0]),
    ...section(2, [1, 1, 0x6d, 1, 0x6d, 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, 1, 0x64, 0, 0]),
    ...section(10, [1, ...lebU(body.length), ...body]),
  ]);
};

type Kernel = (query: number, rows: number, rowsEnd: number, out: number, rowBytes: number) => void;

// The first page holds the queries and the sums of one block; blocks follow.
const QUERIES_ADDRESS = 0;
const OUT_ADDRESS = 49_152;
const FIRST_BLOCK = WASM_PAGE_BYTES;
export const MOST_DIMENSIONS = BLOCK_BYTES / 2;

const memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES });
let shorts = new Int16Array(memory.buffer);
let sums = new Int32Array(memory.buffer, OUT_ADDRESS, (WASM_PAGE_BYTES - OUT_ADDRESS) / 4);
let reserved = FIRST_BLOCK;
const free: number[] = [];

/** The same in JavaScript, for processors without the instructions. */
const scalarKernel: Kernel = (query, rows, rowsEnd, out, rowBytes) => {
  const length = rowBytes / 2;
  for (let row = rows / 2, target = out / 4; row < rowsEnd / 2; row += length, target++) {
    let sum = 0;
    for (let d = 0; d < length; d++) sum += (shorts[query / 2 + d] ?? 0) * (shorts[row + d] ?? 0);
    sums[target - OUT_ADDRESS / 4] = sum;
  }
};

const compile = (): Kernel => {
  const bytes = kernelBytes();
  if (!WebAssembly.validate(bytes)) return scalarKernel;
  const { d } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { m: { m: memory } }).exports;
  return typeof d === "function" ? (d as Kernel) : scalarKernel;
};
const kernel = compile();

/** Bytes that one vector takes. */
export const rowBytesOf = (dimensions: number): number =>
  Math.ceil((dimensions * 2) / ROW_ALIGNMENT_BYTES) * ROW_ALIGNMENT_BYTES;

export const rowsPerBlock = (dimensions: number): number => Math.floor(BLOCK_BYTES / rowBytesOf(dimensions));

const growMemory = (): void => {
  memory.grow(Math.max(1, Math.min(256, MOST_PAGES - memory.buffer.byteLength / WASM_PAGE_BYTES)));
  shorts = new Int16Array(memory.buffer);
  sums = new Int32Array(memory.buffer, OUT_ADDRESS, (WASM_PAGE_BYTES - OUT_ADDRESS) / 4);
};

/** Address of a block for vectors. Throws RangeError when 4 GiB are in use. */
export const takeBlock = (): number => {
  const known = free.pop();
  if (known !== undefined) return known;
  if (reserved + BLOCK_BYTES > memory.buffer.byteLength) growMemory();
  const address = reserved;
  reserved += BLOCK_BYTES;
  return address;
};

export const freeBlocks = (addresses: readonly number[]): void => {
  for (const address of addresses) free.push(address);
};

/** Writes a unit vector at an address; a vector of another length is a mistake of the caller. */
export const writeVector = (address: number, vector: Float32Array): void => {
  const start = address / 2;
  const padded = rowBytesOf(vector.length) / 2;
  for (let d = 0; d < vector.length; d++) {
    shorts[start + d] = Math.max(-SCALE, Math.min(SCALE, Math.round((vector[d] ?? 0) * SCALE)));
  }
  shorts.fill(0, start + vector.length, start + padded);
};

export const copyVector = (from: number, to: number, dimensions: number): void => {
  shorts.copyWithin(to / 2, from / 2, (from + rowBytesOf(dimensions)) / 2);
};

export const clearVector = (address: number, dimensions: number): void => {
  shorts.fill(0, address / 2, (address + rowBytesOf(dimensions)) / 2);
};

export const readVector = (address: number, dimensions: number): Float32Array => {
  const vector = new Float32Array(dimensions);
  for (let d = 0; d < dimensions; d++) vector[d] = (shorts[address / 2 + d] ?? 0) / SCALE;
  return vector;
};

/** So many vectors can be compared with at a time, at least one. */
export const mostQueries = (dimensions: number): number =>
  Math.floor((OUT_ADDRESS - QUERIES_ADDRESS) / rowBytesOf(dimensions));

const queryAddress = (index: number, dimensions: number): number => QUERIES_ADDRESS + index * rowBytesOf(dimensions);

/** Sets one of the vectors that `dotBlock` compares with. */
export const setQuery = (index: number, vector: Float32Array): void =>
  writeVector(queryAddress(index, vector.length), vector);

/** Cosines of a query with the first `count` rows of a block, into `out` from `offset` on. */
export const dotBlock = (
  query: number,
  block: number,
  count: number,
  dimensions: number,
  out: Float32Array,
  offset: number,
): void => {
  const rowBytes = rowBytesOf(dimensions);
  kernel(queryAddress(query, dimensions), block, block + count * rowBytes, OUT_ADDRESS, rowBytes);
  for (let i = 0; i < count; i++) out[offset + i] = (sums[i] ?? 0) / (SCALE * SCALE);
};
