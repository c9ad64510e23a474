// Traces for OpenTelemetry, sent where OTEL_EXPORTER_OTLP_ENDPOINT says. Loaded only when that is set.

import { context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Attributes, Tracing } from "./tracing-contract.ts";

/** @param endpoint of the collector, without the path of the signal, e.g. `http://127.0.0.1:4318` */
export const startTracing = (endpoint: string, version: string): Tracing => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "mneme", "service.version": version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("mneme", version);
  return {
    span: (name, kind, attributes, work) => {
      const span = tracer.startSpan(name, {
        kind: kind === "server" ? SpanKind.SERVER : SpanKind.INTERNAL,
        attributes: { ...attributes },
      });
      return context.with(trace.setSpan(context.active(), span), () => ended(span, work));
    },
    // What a collector that is away does not get is lost, which is no reason to end with a failure.
    close: () => provider.shutdown().catch(() => {}),
  };
};

const ended = async <T>(span: Span, work: (note: (attributes: Attributes) => void) => Promise<T>): Promise<T> => {
  try {
    return await work((attributes) => span.setAttributes({ ...attributes }));
  } catch (error) {
    // The message may hold what a user wrote: the name of the error is told, no more.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "error" });
    throw error;
  } finally {
    span.end();
  }
};
