// What a clause that leans on another one must be worth to be told, and what its leaning takes off it.

/** What a clause must be worth to be told behind the one before it. */
export const FOLLOWING_SCORE = -0.5;
/** What a clause must be worth to be told behind the one it leans on; to an assistant fewer say nothing. */
export const SEQUEL = -1.5;
export const SEQUEL_TO_ASSISTANT = -3.5;
/** Words that may stand before a reply: "Thanks, it really was a big day!" */
export const LEAD_WORDS = 8;
/** "How is Elena?" "She moved": of somebody in particular, though no word says so. */
export const OF_SOMEBODY_NAMED = 2;
/** Behind a turn of somebody else less is sure. */
export const LEANS_FAR = -1;
/** Behind a sentence that is not worth a memory by itself. */
export const OF_OTHERS = -2;
export const DANGLING_OPENING = -7;
export const DANGLING_INSIDE = -5;
/** In talk, what leans on nothing is worth telling where at least it says when. */
export const UNDATED = -5;
/** "The author is great": which one, the listener knows. */
export const DEFINITE_OPENING = -2;
/** "I want to improve this code", to an assistant: of the chat. */
export const POINTED_TO_ASSISTANT = -6;
/** "I love the colour": of what the other showed or proposed. */
export const DEFINITE_TASTE = -4;
