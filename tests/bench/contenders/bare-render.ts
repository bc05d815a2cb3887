import { rm } from 'node:fs/promises';
import type { Call, RenderContext } from '@crewpad/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type createContext,
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { buildApp } from '../../../apps/server/src/app.ts';
import { inProcess } from '../../../apps/server/src/http/pipeline/context.ts';
import { visitor } from '../../../apps/server/src/platform/access/actor.ts';
import { openPostgres } from '../../../apps/server/src/platform/database/database.ts';
import { testServices } from '../../../apps/server/src/testing/services.ts';

/** The program's input: pages and duration. */
export interface RenderOrder {
  paths: string[];
  seconds: number;
}
export interface RenderResult {
  perSecond: number;
  htmlBytes: number;
}

interface RenderedPage {
  url: string;
  context: EntryContext;
}

// Loads each page's data once, through the page's own route; then only React renders it.
const [databaseUrl = '', buildFile = ''] = process.argv.slice(2);
const handle = openPostgres(databaseUrl, 1, () => {});
const services = testServices(handle);
const app = await buildApp(services);
const build = (await import(buildFile)) as ServerBuild;
const pages = new Map<string, RenderedPage>();

/** Runs the route's loaders and captures the render input of the page's entry. */
async function load(path: string): Promise<RenderedPage> {
  const page = pages.get(path);
  if (page !== undefined) return page;
  let cache: RenderedPage | undefined;
  const keep = async (
    request: Request,
    _status: number,
    _headers: Headers,
    context: EntryContext,
  ) => {
    // Serializing loader data is the host's work, not React's.
    cache = { url: request.url, context: { ...context, serverHandoffStream: undefined } };
    return new Response('');
  };
  const entry = { ...build.entry, module: { ...build.entry.module, default: keep } };
  const answer = await createRequestHandler({ ...build, entry }, 'production')(
    new Request(`http://localhost${path}`, { headers: { accept: 'text/html' } }),
    contextFor(),
  );
  if (cache === undefined) throw new Error(`${path} answered ${answer.status} without a page`);
  pages.set(path, cache);
  return cache;
}

function contextFor(): RouterContextProvider {
  const context = inProcess(visitor, 'en', '127.0.0.1', new Set());
  const call = ((operation, input) => app.operations.run(operation, input, context)) as Call;
  const { renderContext } = build.entry.module as unknown as {
    renderContext: ReturnType<typeof createContext<RenderContext>>;
  };
  const provider = new RouterContextProvider();
  provider.set(renderContext, {
    call,
    config: app.configFor(visitor),
    publicUrl: 'http://localhost',
    nonce: 'bench',
    reportError: () => {},
    setHtml: () => {},
    locale: 'en',
    theme: 'auto',
    now: new Date(),
    member: null,
  });
  return provider;
}

async function carryOut({ paths, seconds }: RenderOrder): Promise<RenderResult> {
  const pages = await Promise.all(paths.map(load));
  const start = performance.now();
  let count = 0;
  let bytes = 0;
  while (performance.now() - start < seconds * 1000) {
    const page = pages[count % pages.length];
    if (page === undefined) break;
    const { url, context } = page;
    bytes += Buffer.byteLength(renderToString(createElement(ServerRouter, { context, url })));
    count += 1;
  }
  return {
    perSecond: (count * 1000) / (performance.now() - start),
    htmlBytes: Math.round(bytes / count),
  };
}

process.on('message', (order: RenderOrder) => {
  carryOut(order).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.once('SIGTERM', async () => {
  await app.fastify.close();
  await handle.close();
  await rm(services.config.dataDir, { recursive: true, force: true });
  process.exit(0);
});
