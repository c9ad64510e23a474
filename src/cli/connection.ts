// Which service a command asks, and with which key: by option, else by the environment, else the one on this machine.

import type { ApiCall } from "#src/client/api-call.ts";
import { callOverHttp, type RunningService } from "#src/client/over-http.ts";
import { readConnection } from "#src/config.ts";
import { environment } from "./environment.ts";

export interface ConnectionOptions {
  readonly url?: string;
  readonly key?: string;
}

export interface Connection {
  readonly service: RunningService;
  readonly call: ApiCall;
}

/** @throws Error that says what to set */
export const connect = (options: ConnectionOptions): Connection => {
  const { address, key } = { ...readConnection(environment), ...(options.url && { address: options.url }) };
  const given = options.key ?? key;
  if (given === null) {
    throw new Error("set MNEME_API_KEY, or give --key: the service printed the owner's key at its first start");
  }
  if (!URL.canParse(address)) throw new Error(`"${address}" is no address of a service, as http://127.0.0.1:8787 is`);
  const service = { address, key: given };
  return { service, call: callOverHttp(service) };
};
