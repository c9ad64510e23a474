// "Our stories can encourage others", "we can accept who we are": where "we" are all people, no name stands for them, and what is
// said of them stays in the speaker's words.

const OF_ONESELF = /\b(?:I|I'm|I've|I'll|I'd|my|me|mine)\b/;
const OF_ALL = new RegExp(
  [
    String.raw`\b(?:who|what) we (?:really|truly) are\b|\baccept (?:who|what) we are\b`,
    String.raw`\bour (?:own )?(?:(?:small|little|kind|daily) )?(?:stories|struggles|actions|deeds|words|mistakes|flaws|differences|voices|experiences|journeys)(?:,[^,]*,)? (?:can|could|may|will|make|matter|connect|shape|define)\b`,
    String.raw`\b(?:learn|grow) (?:so much |a lot |most )?from our (?:own )?(?:mistakes|struggles|failures|flaws|past)\b`,
    String.raw`\bour comfort zones?\b|\bour (?:kids|children|youth)(?: are|'re) our future\b|\bour future generations\b`,
    String.raw`^\w+ing (?:ourselves|our (?:stories|experiences|struggles|feelings))\b|^what we can (?:do|achieve) is\b|\bremind(?:s|ing)? us (?:how|that|what)\b`,
    String.raw`^by (?:sharing|telling) our \w+,? we can\b|^(?:working|standing|coming) together,? we\b`,
    String.raw`\bwe (?:need|have) to (?:show|give|lend) our (?:support|respect|love)\b`,
  ].join("|"),
  "i",
);
export const isOfMankind = (text: string): boolean =>
  /\b(?:we|us|our|ourselves)\b/i.test(text) && !OF_ONESELF.test(text) && OF_ALL.test(text);
