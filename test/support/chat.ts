// A chat model against the stub server, without waiting between tries.

import type { ChatModel } from "#contracts/chat.ts";
import { createChatModel } from "#plugins/shared/chat/chat-model.ts";
import { callContext, pluginHost } from "#test/conformance/host.ts";
import type { ModelServer } from "./model-server.ts";

export const chatAt = (server: ModelServer): ChatModel =>
  createChatModel(
    { url: server.url, model: "stub", key: null },
    {
      fetch,
      clock: { now: () => 0 },
      logger: callContext().logger,
      meter: { admit: async () => {}, spend: () => {} },
      pause: async () => {},
    },
  );

export const hostWithChat = (server: ModelServer) => ({ ...pluginHost(), chat: chatAt(server) });
