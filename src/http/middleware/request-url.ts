// A request's address. Without a Host header, which HTTP/1.0 does not ask for, or with one that names no host, it is the path alone.

const HERE = "http://localhost";

export const urlOf = ({ url }: Request): URL =>
  URL.parse(url, HERE) ?? new URL(`${HERE}${url.replace(/^[a-z]+:\/\/[^/?#]*/i, "")}`);
