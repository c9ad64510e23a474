// The ONNX runtime's builds of 1.29 and later report to their maker, and write to the home folder, unless told not to.

import { setNativeVariable } from "#src/native/native-environment.ts";

/** To be called before the runtime is loaded. @throws where it is not possible: better no embedding than a reporting one. */
export const forbidTelemetry = (): void => {
  if (!setNativeVariable("ORT_DISABLE_TELEMETRY", "1", false))
    throw new Error(`the embedding runtime's reports can't be turned off on ${process.platform}`);
};
