import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export { renderContext } from './lib/render-context.ts';

const PRELOADED_SCRIPT = '<link rel="modulepreload"';

/**
 * What a page shows comes first: style sheets, font and pictures, and after them the scripts, which
 * nobody needs in order to read.
 */
function scriptsLast(html: string): string {
  return html.replaceAll(PRELOADED_SCRIPT, `${PRELOADED_SCRIPT} fetchpriority="low"`);
}

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
        resolve(
          new Response(scriptsLast(Buffer.concat(chunks).toString()), { status: code, headers }),
        );
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
