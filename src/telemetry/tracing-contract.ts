// What the program knows of tracing, whether it is configured or not.

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface Tracing {
  /** The work as a span of its own, within the one that it is called in. */
  readonly span: <T>(
    name: string,
    kind: "server" | "internal",
    attributes: Attributes,
    work: (note: (attributes: Attributes) => void) => Promise<T>,
  ) => Promise<T>;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}

export const NO_TRACING: Tracing = {
  span: (_name, _kind, _attributes, work) => work(() => {}),
  close: async () => {},
};
