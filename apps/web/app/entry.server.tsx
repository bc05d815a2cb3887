import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './lib/nonce.ts';
import { renderContext } from './lib/render-context.ts';
import { DOCTYPE, renderDocument } from './lib/render-document.tsx';
import { scriptsAfterPaint } from './router/deferred-scripts.ts';
import { readHandoff } from './router/handoff.ts';

export { renderContext };

/** Development has many modules and its own tools. */
const finish = import.meta.env.PROD ? scriptsAfterPaint : (html: string) => html;

/**
 * Renders the whole page before responding, because the host hashes the scripts with the nonce, and
 * caches visitors' pages.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError, setHtml } = context.get(renderContext);
  const ready = await readHandoff(routerContext);
  let code = status;
  const html = await renderDocument(
    () => (
      <NonceContext value={nonce}>
        <ServerRouter context={ready()} url={request.url} nonce={nonce} />
      </NonceContext>
    ),
    {
      nonce,
      onError: (error) => {
        code = 500;
        reportError(error);
      },
    },
  );
  setHtml(`${DOCTYPE}${finish(html)}`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status: code, headers });
}

/** Unknown addresses arrive here too; they are not errors. The host logs why it is unavailable. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return;
  context.get(renderContext).reportError(error);
};
