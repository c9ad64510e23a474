// Text as it stands in XML, and a walk over tags for the flat XML of office files. Knows no entities but XML's own five
// and numbers, so nothing can be made to grow.

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const characterOf = (digits: string, base: number): string => {
  const code = Number.parseInt(digits, base);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "\ufffd";
};

export const decodeXmlText = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (_whole, hex, decimal, name) => {
        if (hex !== undefined) return characterOf(hex, 16);
        return decimal === undefined ? (NAMED[String(name).toLowerCase()] ?? "") : characterOf(decimal, 10);
      })
    : text;

export interface XmlEvents {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** What is no tag and no text: where it ends, and the text it holds. Null for a tag. */
const specialAt = (xml: string, start: number): { readonly end: number; readonly text: string } | null => {
  const [opening, closing] = xml.startsWith("<!--", start) ? ["<!--", "-->"] : ["<![CDATA[", "]]>"];
  if (!xml.startsWith(opening, start)) return null;
  const found = xml.indexOf(closing, start + opening.length);
  const end = found === -1 ? xml.length : found + closing.length;
  const text =
    opening === "<!--" || found === -1 ? "" : xml.slice(start + opening.length, found).replaceAll("&", "&amp;");
  return { end, text };
};

const reportTag = (tag: string, events: XmlEvents): void => {
  if (tag.startsWith("?") || tag.startsWith("!")) return;
  if (tag.startsWith("/")) {
    events.close(localName(tag.slice(1).trim()));
    return;
  }
  const nameEnd = tag.search(/[\s/]|$/);
  const name = localName(tag.slice(0, nameEnd));
  events.open(name, tag.slice(nameEnd));
  if (tag.endsWith("/")) events.close(name);
};

/** Reports tags by their local names, and the text between them, from left to right in linear time. */
export const scanXml = (xml: string, events: XmlEvents): void => {
  for (let at = 0; at < xml.length; ) {
    const start = xml.indexOf("<", at);
    if (start === -1) {
      events.text(xml.slice(at));
      return;
    }
    if (start > at) events.text(xml.slice(at, start));
    const special = specialAt(xml, start);
    if (special !== null) {
      if (special.text !== "") events.text(special.text);
      at = special.end;
      continue;
    }
    const end = xml.indexOf(">", start);
    if (end === -1) return;
    reportTag(xml.slice(start + 1, end), events);
    at = end + 1;
  }
};

/** The value of an attribute, by its name with or without a prefix as written. */
export const attributeOf = (attributes: string, name: string): string | null => {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? null : decodeXmlText(value);
};
