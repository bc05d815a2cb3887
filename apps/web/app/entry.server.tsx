import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { scriptsAfterPaint } from './lib/hydration/deferred-scripts.ts';
import { NonceContext } from './lib/nonce.ts';
import { renderContext } from './lib/render-context.ts';

export { renderContext };

/** Development has many modules and its own tools. */
const finish = import.meta.env.PROD ? scriptsAfterPaint : (html: string) => html;

/**
 * Renders the whole page before responding, because the host hashes the scripts with the nonce, and
 * caches visitors' pages.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError } = context.get(renderContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let code = status;
    const page = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(new Response(finish(Buffer.concat(chunks).toString()), { status: code, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady: () => pipe(page),
        onShellError: reject,
        onError: (error) => {
          code = 500;
          reportError(error);
        },
      },
    );
  });
}

/** Unknown addresses arrive here too; they are not errors. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(renderContext).reportError(error);
};
