// What a topic is asked for and answered by, as the tables of topics have it.

export interface TopicRow {
  readonly asked: string;
  /** Reads like the answers: embedded, and added to the question's vector. */
  readonly means: string;
  readonly words: string;
  /** Attributes of memories that answer, whatever their words are. */
  readonly attributes?: readonly string[];
}
