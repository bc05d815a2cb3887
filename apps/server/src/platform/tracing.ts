import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import type { Log } from './log.ts';
import { VERSION } from './version.ts';

/**
 * Traces for operators, off without a collector: then nothing of OpenTelemetry is loaded, and
 * everything here only runs its work. Spans hold names, routes, statuses and statements; no values,
 * no addresses of requests, no texts, and of errors their kind only.
 */
interface Tracing {
  tracer: Tracer;
  api: typeof import('@opentelemetry/api');
  contexts: AsyncLocalStorage<Context>;
}
let tracing: Tracing | undefined;

const EXPORT_LIMIT_MS = 5000;
/** Spans that wait for the collector; more are dropped. */
const WAITING_MAX = 2048;
const STATEMENT_MAX = 2000;
/** The version, the ids of trace and span, and the flags: the header of the W3C's standard. */
const TRACE = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/**
 * Turns traces on.
 * @param endpoint base address of a collector with OTLP over HTTP
 * @returns sends what waits, for at most five seconds, and turns them off
 */
export async function startTracing(endpoint: string, log: Log): Promise<() => Promise<void>> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_LIMIT_MS,
  });
  let isReached = true;
  const processor = new sdk.BatchSpanProcessor({
    maxQueueSize: WAITING_MAX,
    exportTimeoutMillis: EXPORT_LIMIT_MS,
    exporter: {
      export(spans, callback) {
        exporter.export(spans, (result) => {
          // One line when it stops answering, not one for each batch.
          const wasReached = isReached;
          const { error } = result;
          isReached = error === undefined;
          if (wasReached && !isReached) log.warn({ err: error }, 'traces were not accepted');
          callback(result);
        });
      },
      shutdown: () => exporter.shutdown(),
      forceFlush: () => exporter.forceFlush(),
    },
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'crewpad', 'service.version': VERSION }),
    spanProcessors: [processor],
  });
  const contexts = new AsyncLocalStorage<Context>();
  tracing = { tracer: provider.getTracer('crewpad'), api, contexts };
  return async () => {
    tracing = undefined;
    contexts.disable();
    // A collector that is away must not delay the stop.
    const limit = new Promise<void>((resolve) => setTimeout(resolve, EXPORT_LIMIT_MS).unref());
    await Promise.race([provider.shutdown().catch(() => {}), limit]);
  };
}

export const isTracing = (): boolean => tracing !== undefined;

/** A span that its owner ends, for work that spans several callbacks. */
export interface OpenSpan {
  /** Runs a part of the work; spans that it starts are below this one. */
  run<T>(work: () => T): T;
  end(name: string, attributes: Attributes, hasFailed: boolean): void;
}

/** Starts a trace; undefined while traces are off. */
export function openTrace(): OpenSpan | undefined {
  if (tracing === undefined) return undefined;
  const { api, tracer, contexts } = tracing;
  const span = tracer.startSpan('request', { kind: api.SpanKind.SERVER }, api.ROOT_CONTEXT);
  const context = api.trace.setSpan(api.ROOT_CONTEXT, span);
  return {
    run: (work) => contexts.run(context, work),
    end(name, attributes, hasFailed) {
      span.updateName(name);
      span.setAttributes(attributes);
      if (hasFailed) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Runs work in a span below the current one, or in a trace of its own. */
export function traced<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  if (tracing === undefined) return work();
  return inSpan(tracing, tracing.contexts.getStore(), { name, attributes }, work);
}

/** Runs work that a request ordered, in the trace of that request. @param trace from `orderTrace` */
export function tracedLater<T>(
  trace: string | null,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (tracing === undefined) return work();
  const { api } = tracing;
  const [, traceId, spanId] = (trace ?? '').match(TRACE) ?? [];
  const parent =
    traceId === undefined || spanId === undefined
      ? undefined
      : api.trace.setSpanContext(api.ROOT_CONTEXT, {
          ...{ traceId, spanId, isRemote: true },
          traceFlags: api.TraceFlags.SAMPLED,
        });
  return inSpan(tracing, parent, { name, attributes: {} }, work);
}

/** What work that is ordered now stores, so that it continues this trace; null without one. */
export function orderTrace(): string | null {
  const span = currentSpan();
  if (span === undefined) return null;
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
}

/** Runs work that outlives the request in which it happens to start. */
export function untraced<T>(work: () => T): T {
  return tracing === undefined ? work() : tracing.contexts.exit(work);
}

/** The option by which the database's client reports its statements. */
export function queryLog(): { log?: (event: LogEvent) => void } {
  return tracing === undefined ? {} : { log: recordQuery };
}

/** Adds a statement to the current trace, after it ran. Those of no trace are left out. */
function recordQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const parent = tracing?.contexts.getStore();
  if (tracing === undefined || parent === undefined) return;
  const { api, tracer } = tracing;
  const endTime = Date.now();
  const statement = statementOf(query.sql);
  const [verb = 'query'] = statement.split(' ', 1);
  const span = tracer.startSpan(
    `database ${verb}`,
    {
      kind: api.SpanKind.CLIENT,
      startTime: endTime - queryDurationMillis,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
    },
    parent,
  );
  if (level === 'error') span.setStatus({ code: api.SpanStatusCode.ERROR });
  span.end(endTime);
}

/** Without literals, on one line. Values are parameters; what the code writes itself goes, too. */
function statementOf(sql: string): string {
  return sql
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, STATEMENT_MAX);
}

function currentSpan(): Span | undefined {
  const context = tracing?.contexts.getStore();
  return context && tracing?.api.trace.getSpan(context);
}

async function inSpan<T>(
  { api, tracer, contexts }: Tracing,
  parent: Context | undefined,
  { name, attributes }: { name: string; attributes: Attributes },
  work: () => Promise<T>,
): Promise<T> {
  const below = parent ?? api.ROOT_CONTEXT;
  const span = tracer.startSpan(name, { attributes }, below);
  try {
    return await contexts.run(api.trace.setSpan(below, span), work);
  } catch (error) {
    span.setStatus({ code: api.SpanStatusCode.ERROR });
    // A message can quote what somebody typed.
    if (error instanceof Error) span.setAttribute('error.type', error.name);
    throw error;
  } finally {
    span.end();
  }
}
