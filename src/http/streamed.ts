// An answer that is made while it is read, and only as fast.

/** @param onEnd called once, when all was read, the reader went away or it failed */
export const streamed = (
  parts: AsyncGenerator<Uint8Array>,
  headers: Record<string, string>,
  onEnd: () => Promise<void>,
): Response => {
  let hasEnded = false;
  const end = async (): Promise<void> => {
    if (hasEnded) return;
    hasEnded = true;
    await onEnd();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await parts.next();
          if (done !== true) return controller.enqueue(value);
          await end();
          controller.close();
        } catch (error) {
          await end();
          controller.error(error);
        }
      },
      cancel: async () => {
        await parts.return(undefined);
        await end();
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, { headers: { ...headers, "cache-control": "no-store" } });
};
