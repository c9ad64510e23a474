// The path of a container tag, also of one that is a word of a route.

const WORDS_OF_ROUTES: ReadonlyMap<string, string> = new Map([
  ["list", "%6Cist"],
  ["merge", "%6Derge"],
]);

export const tagPath = (tag: string): string =>
  `/v3/container-tags/${WORDS_OF_ROUTES.get(tag) ?? encodeURIComponent(tag)}`;
