import type { EntryContext } from 'react-router';

type StreamCache = NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']>;

/**
 * Reads the loader data for the browser, which the router would otherwise wait for while it renders,
 * and puts it into the router's cache of what it has read.
 * @returns the context of a rendering, new each time, because the router locks its stream
 */
export async function readHandoff(routerContext: EntryContext): Promise<() => EntryContext> {
  const { serverHandoffStream, renderMeta } = routerContext;
  if (serverHandoffStream === undefined) return () => routerContext;
  const value = await new Response(serverHandoffStream).text();
  const streamCache: StreamCache = {
    0: Object.assign(Promise.resolve(), { result: { done: false, value } }),
    1: Object.assign(Promise.resolve(), { result: { done: true, value: '' } }),
  };
  return () => ({
    ...routerContext,
    renderMeta: { ...renderMeta, streamCache },
    serverHandoffStream: new ReadableStream(),
  });
}
