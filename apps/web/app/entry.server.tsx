import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { scriptsAfterPaint } from './lib/waking/late-scripts.ts';

export { renderContext } from './lib/render-context.ts';

/** In development the modules are many and come with tools of their own. */
const finish = import.meta.env.PROD ? scriptsAfterPaint : (html: string) => html;

/**
 * Renders the complete page before answering: the host hashes the inline scripts of finished HTML
 * for the Content-Security-Policy, and keeps visitors' pages for some seconds.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
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
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady: () => pipe(page),
        onShellError: reject,
        onError: () => {
          code = 500;
        },
      },
    );
  });
}
