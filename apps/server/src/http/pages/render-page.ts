import type { ApiError, RenderContext } from '@crewpad/contract';
import type { Locale } from '@crewpad/domain';
import type { FastifyRequest } from 'fastify';
import {
  type createContext,
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { internal, refusedIn } from '../../platform/errors.ts';
import { type Texts, textsIn } from '../../platform/texts.ts';
import { makeResponse, type StoredResponse } from '../pipeline/stored-response.ts';
import { contentSecurityPolicy, createNonce, sealScripts } from './security-headers.ts';

export interface Renderer {
  /** The built web app; in development the current source. */
  loadBuild(): Promise<ServerBuild>;
  mode: 'production' | 'development';
  publicUrl: string;
  mapOrigin: string | undefined;
  cardMode: 'sandbox' | 'stripe';
}

/** The loader context, except what rendering itself adds. */
export type PageContext = Omit<RenderContext, 'nonce' | 'reportError' | 'setHtml'>;

/** Created once per build, because it compiles all routes. */
const handlers = new WeakMap<ServerBuild, RequestHandler>();

export async function renderPage(
  renderer: Renderer,
  request: FastifyRequest,
  pageContext: PageContext,
): Promise<StoredResponse> {
  const { mode, mapOrigin, cardMode, publicUrl } = renderer;
  const { locale } = pageContext;
  const build = await renderer.loadBuild();
  const nonce = createNonce();
  const context = new RouterContextProvider();
  const { renderContext } = build.entry.module as unknown as {
    renderContext: ReturnType<typeof createContext<RenderContext>>;
  };
  let page = '';
  const setHtml = (html: string) => {
    page = html;
  };
  context.set(renderContext, { ...pageContext, nonce, reportError: reporter(request), setHtml });

  const headers = new Headers();
  // No cookie: loaders get the member only from the context.
  for (const name of ['accept', 'accept-language', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  const response = await handlerOf(build, mode)(
    // The origin comes from the settings, never from the request's Host.
    new Request(`${publicUrl}${request.url}`, { headers }),
    context,
  );
  const { status } = response;
  const answered = Object.fromEntries(response.headers);
  if (answered['content-type']?.startsWith('text/html')) {
    const sealed = sealScripts(page, nonce);
    if (mode === 'production') {
      const { scripts } = sealed;
      answered['content-security-policy'] = contentSecurityPolicy({ scripts, mapOrigin, cardMode });
    }
    return makePage(status, answered, Buffer.from(sealed.html));
  }
  // Without this, the router would answer with plain text.
  if (status === 500 && !isPageData(request.url)) return plainErrorPage(internal(), locale);
  return makePage(status, answered, Buffer.from(await response.arrayBuffer()));
}

/** The routes that the router's browser part asks for; no loader runs. */
export async function findRoutes(
  { loadBuild, mode, publicUrl }: Renderer,
  request: FastifyRequest,
): Promise<StoredResponse> {
  const handler = handlerOf(await loadBuild(), mode);
  const response = await handler(new Request(`${publicUrl}${request.url}`));
  const { status, headers } = response;
  return makePage(status, Object.fromEntries(headers), Buffer.from(await response.arrayBuffer()));
}

function handlerOf(build: ServerBuild, mode: Renderer['mode']): RequestHandler {
  const handler = handlers.get(build) ?? createRequestHandler(build, mode);
  handlers.set(build, handler);
  return handler;
}

/** A page without the web app, for an error with a message. */
export function plainErrorPage(error: ApiError, locale: Locale): StoredResponse {
  const texts = textsIn(locale);
  const { status, message, retryAfter } = refusedIn(texts, error);
  const headers: Record<string, string> = {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  };
  return makePage(status, headers, Buffer.from(plainPage(status, message, texts)));
}

/** The page data for client-side navigation. */
function isPageData(url: string): boolean {
  return url.split('?', 1)[0]?.endsWith('.data') === true;
}

/** Logs the first error of a page: the router renders again after one, and often fails again. */
function reporter({ log }: FastifyRequest): (error: unknown) => void {
  let isReported = false;
  return (error) => {
    if (!isReported) log.error({ err: error }, 'page failed');
    isReported = true;
  };
}

/** Also the pages of visitors depend on cookies, so proxies must not share them. */
function makePage(status: number, headers: Record<string, string>, body: Buffer): StoredResponse {
  const always = { ...headers, vary: 'Accept-Encoding, Cookie' };
  const all = status === 200 ? { 'cache-control': 'private, no-cache', ...always } : always;
  return makeResponse(status, all, body);
}

const TITLES = { 429: 'http:too_many_requests', 503: 'http:unavailable' } as const;

/**
 * A self-contained page for when rendering fails or is not allowed.
 * @param message plain text from the program, never from the request
 */
function plainPage(status: number, message: string, { t, locale }: Texts): string {
  const title = t(TITLES[status as keyof typeof TITLES] ?? 'http:something_went_wrong');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 32rem; padding: 0 1rem; }
a { color: LinkText; display: inline-block; padding: .75rem 0; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
<a href="/">${t('http:home_page')}</a>
</main>
</body>
</html>
`;
}
