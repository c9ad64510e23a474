// A request's address. Without a Host header, which HTTP/1.0 does not ask for, it is the path alone.

export const urlOf = (request: Request): URL => new URL(request.url, "http://localhost");
