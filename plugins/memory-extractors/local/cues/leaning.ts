// How clauses open that lean on something: on what was said before, or on what the other sees.

/** "These are my new skis", beside a photo: about nothing that was said before. */
export const SHOWS_SOMETHING =
  /^(?:this|these|that|those) (?:is|are|was|were) (?:me|us|my|our|one of my|one of our|some of my)\b/i;
/** "Mine retired": whose, but not what. */
export const OF_MINE = /^(?:mine|ours)\b/i;
/** Of whom, nobody can tell where nothing before it names them. */
export const ABOUT_SOMEBODY = /^(?:s?he|s?he's|his|her)\b/i;
/** A taste told of what the sentence before names. */
export const VERDICT_ON_IT =
  /^(?:I|we) (?:(?:really|absolutely|totally|didn't|don't|just) )*(?:loved?|liked?|hated?|enjoy(?:ed)?|disliked?) (?:it|them)\b/i;
/** "This was my tree last year", "The picture takes me back": of what the listener sees. */
export const SHOWN =
  /^(?:(?:this|that|these|those) (?:is|are|was|were|has been|have been)|the (?:pic|photo|picture))\b/i;
/** What the other sees beside the words, not what was told. */
export const POINTS =
  /^(?:that|this|these|those|here)\b|\b(?:that|this|these|those) (?:pic|photo|picture|page|one)s?\b/i;
/** "It's a collie": a comment of the other stood between. */
export const TAKES_IT_UP = /^(?:it|it's|they|they're)\b(?!.*\b(?:that|those|these|this)\b)/i;
