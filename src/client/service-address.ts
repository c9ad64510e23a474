// How the address of a service is written, and where one that listens on a host and port is reached from this machine.

interface Place {
  readonly host: string;
  readonly port: number;
}

const UNSPECIFIED: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

export const addressOf = ({ host, port }: Place): string => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

export const serviceAddress = ({ host, port }: Place): string => addressOf({ host: UNSPECIFIED[host] ?? host, port });
