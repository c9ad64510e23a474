// Makes third parties' plugins ready for use in this process.

import { Value } from "typebox/value";
import { PluginError, type PluginHost, type PluginKinds } from "#contracts/plugin.ts";
import { messageOf } from "#domain/message-of.ts";
import { type GuardedKind, guard } from "./guard.ts";
import type { ThirdPartyPlugin } from "./load.ts";
import { within } from "./within.ts";

const CREATE_MS = 30_000;

/** Nothing but what the plugin asks for, so that what it lists is what it uses. */
const grantedHost = ({ definition }: ThirdPartyPlugin, host: PluginHost): PluginHost => {
  const isAsked = (grant: "embedder" | "transcriber" | "chat"): boolean =>
    definition.requires?.includes(grant) ?? false;
  const { logger, fetch, clock } = host;
  return {
    logger,
    fetch,
    clock,
    embedder: isAsked("embedder") ? host.embedder : null,
    transcriber: isAsked("transcriber") ? (host.transcriber ?? null) : null,
    chat: isAsked("chat") ? (host.chat ?? null) : null,
  };
};

const createWithin = (plugin: ThirdPartyPlugin, host: PluginHost): Promise<unknown> => {
  const { definition, options } = plugin;
  const given = Value.Default(definition.options, Value.Clone(options));
  const created = Promise.try(() => definition.create(given, grantedHost(plugin, host)));
  return within(CREATE_MS, created, `create gave nothing in ${CREATE_MS / 1000} s`);
};

/** The one plugin of the kind, guarded; null where there is none. @throws PluginError whose message begins with the file. */
export const createThirdParty = async <Kind extends GuardedKind>(
  plugins: readonly ThirdPartyPlugin[],
  kind: Kind,
  host: PluginHost,
): Promise<PluginKinds[Kind] | null> => {
  const plugin = plugins.find(({ definition }) => definition.kind === kind);
  if (plugin === undefined) return null;
  try {
    const created = await createWithin(plugin, host);
    return guard(kind, created, `${kind} "${plugin.definition.name}"`);
  } catch (error) {
    throw new PluginError("invalid_plugin", `${plugin.file}: ${messageOf(error)}`, false, { cause: error });
  }
};
