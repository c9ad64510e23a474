// Tells content that is an address to fetch from content that is text: an address stands alone.

const MAX_URL_CHARACTERS = 2_048;

/** The address, when the whole content is one http(s) URL, else null. A text that mentions addresses is a text. */
export const urlOfContent = (content: string): URL | null => {
  const candidate = content.trim();
  if (candidate.length > MAX_URL_CHARACTERS || !/^https?:\/\/[^\s<>"{}|\\^`]+$/i.test(candidate)) return null;
  if (!URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  return url.hostname === "" ? null : url;
};
