// Where a service that listens on a host and port is reached from this machine.

const UNSPECIFIED: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };

export const serviceAddress = ({ host, port }: { readonly host: string; readonly port: number }): string =>
  `http://${UNSPECIFIED[host] ?? (host.includes(":") ? `[${host}]` : host)}:${port}`;
