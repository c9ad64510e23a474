// What the service and a contained child say to each other, and the reading of what a child says, which is not trusted.

import { type Static, Type } from "typebox";
import { Value } from "typebox/value";

/** Service → child: read these bytes (the frame's body), or say whether such a source would be read. */
export interface ExtractMessage {
  readonly kind: "extract" | "accepts";
  readonly plugin: string;
  readonly options: unknown;
  readonly mediaType: string;
  readonly name: string | null;
  readonly url: string | null;
}

/** Service → child: the outcome of what the child asked for. */
export interface AnswerMessage {
  readonly kind: "answer";
  readonly call: number;
  readonly failure: Failure | null;
  /** `FetchAnswer` or `TranscriptSegment[]`; a page's bytes are the frame's body. */
  readonly value: unknown;
}

export interface FetchAnswer {
  readonly status: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const Failure = Type.Object({
  code: Type.String({ maxLength: 100 }),
  message: Type.String({ maxLength: 5000 }),
  retryable: Type.Boolean(),
});
export type Failure = Static<typeof Failure>;

const FetchCall = Type.Object({
  kind: Type.Literal("call"),
  call: Type.Integer(),
  capability: Type.Literal("fetch"),
  url: Type.String({ maxLength: 5000 }),
  method: Type.Union([Type.Literal("GET"), Type.Literal("POST"), Type.Literal("HEAD")]),
  headers: Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 5000 })),
});
export type FetchCall = Static<typeof FetchCall>;

const TranscribeCall = Type.Object({
  kind: Type.Literal("call"),
  call: Type.Integer(),
  capability: Type.Literal("transcribe"),
});

/** Child → service. The answer of `done` is the frame's body, as JSON; a call's body is what is sent or transcribed. */
const ChildMessage = Type.Union([
  Type.Object({ kind: Type.Literal("done") }),
  Type.Object({ kind: Type.Literal("failed"), failure: Failure }),
  FetchCall,
  TranscribeCall,
]);
export type ChildMessage = Static<typeof ChildMessage>;

/** Null when the header is no message of a child. */
export const readChildMessage = (header: unknown): ChildMessage | null =>
  Value.Check(ChildMessage, header) ? header : null;
