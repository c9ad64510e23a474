// The parts of tesseract.js and its WebAssembly build that have no types of their own.

declare module "tesseract.js-core/tesseract-core-simd-lstm.wasm.js" {
  export default function createCore(module: object): Promise<object>;
}

declare module "tesseract.js/src/worker-script/index.js" {
  /** What the thread does by itself; all else is the library's. */
  interface Adapter {
    getCore(): Promise<(module: object) => Promise<object>>;
    gunzip(bytes: Uint8Array): Uint8Array;
    fetch(url: string): Promise<never>;
    readCache(path: string): Promise<Uint8Array>;
    writeCache(path: string, bytes: Uint8Array): Promise<void>;
    deleteCache(path: string): Promise<void>;
    checkCache(path: string): Promise<boolean>;
  }
  export function setAdapter(adapter: Adapter): void;
  export function dispatchHandlers(packet: unknown, send: (answer: unknown) => void): void;
}

declare module "*.traineddata.gz" {
  const path: string;
  export default path;
}

declare module "*.wasm" {
  const path: string;
  export default path;
}
