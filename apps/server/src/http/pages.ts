import {
  AUTH_COOKIE,
  LANGUAGE_COOKIE,
  LOCALES,
  type Locale,
  type RenderContext,
  THEME_COOKIE,
  THEMES,
  type ThemeChoice,
} from '@crewpad/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type createContext,
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Authenticate } from '../features/accounts/index.ts';
import type { MemberActor } from '../platform/actor.ts';
import { authCookie, readCookies } from './auth-cookie.ts';
import { chooseEncoding, encodedBody, makePage, type Page, type PageCache } from './page-cache.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface PageHost {
  /** The built web, or in development whatever it is right now. */
  loadBuild(): Promise<ServerBuild>;
  cache: PageCache;
  authenticate: Authenticate;
  contextFor(
    request: FastifyRequest,
    actor: MemberActor | undefined,
    locale: Locale,
    theme: ThemeChoice,
  ): Promise<RenderContext>;
  mode: 'production' | 'development';
  brand: string;
  publicUrl: string;
  mapOrigin: string | undefined;
  cardMode: 'sandbox' | 'stripe';
  /** `viewer` undefined: a visitor. */
  onServed(path: string, viewer: MemberActor | undefined): void;
}

/** Answers everything that is neither the API nor a file with a page rendered by the web. */
export function registerPages(app: FastifyInstance, host: PageHost): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.get('/*', (request, reply) => servePage(host, request, reply));
}

async function servePage(
  host: PageHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const cookies = readCookies(request.headers.cookie);
  const locale = oneOf(LOCALES, cookies[LANGUAGE_COOKIE]) ?? 'en';
  const theme = oneOf(THEMES, cookies[THEME_COOKIE]) ?? 'auto';
  const key = `${host.brand} ${locale} ${theme} ${request.url}`;

  const token = cookies[AUTH_COOKIE];
  const member = token ? await host.authenticate(token) : undefined;
  if (token && member === undefined) {
    reply.header('set-cookie', authCookie('clear', host.publicUrl));
  }
  // Pages of members are made for them alone, each time.
  const isShared = host.mode === 'production' && member === undefined;
  let page = isShared ? host.cache.get(key) : undefined;
  if (page === undefined) {
    const version = host.cache.version;
    const context = await host.contextFor(request, member, locale, theme);
    page = await renderPage(host, request, context);
    if (isShared && isKept(page)) host.cache.set(key, page, version);
  }
  if (member !== undefined) reply.header('cache-control', 'private, no-store');
  if (page.status === 200) host.onServed(request.url, member);
  return send(page, request, reply);
}

async function renderPage(
  host: PageHost,
  request: FastifyRequest,
  rendering: RenderContext,
): Promise<Page> {
  const build = await host.loadBuild();
  const context = new RouterContextProvider();
  const { renderContext } = build.entry.module as unknown as {
    renderContext: ReturnType<typeof createContext<RenderContext>>;
  };
  context.set(renderContext, rendering);

  const headers = new Headers();
  // No cookie: loaders know the member from the context alone.
  for (const name of ['accept', 'accept-language', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  const response = await createRequestHandler(build, host.mode)(
    // The address of the site comes from the settings, never from the request's Host.
    new Request(`${host.publicUrl}${request.url}`, { headers }),
    context,
  );
  const body = Buffer.from(await response.arrayBuffer());
  const kept = Object.fromEntries(response.headers);
  if (kept['content-type']?.startsWith('text/html') && host.mode === 'production') {
    kept['content-security-policy'] = contentSecurityPolicy(
      body.toString(),
      host.mapOrigin,
      host.cardMode,
    );
  }
  return makePage(response.status, kept, body);
}

/** Whole pages and page data that succeeded and set no cookie; redirects and refusals are made anew. */
function isKept(page: Page): boolean {
  return page.status === 200 && page.headers['set-cookie'] === undefined;
}

async function send(
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers(page.headers).header('vary', 'Accept-Encoding, Cookie').code(page.status);
  if (page.status === 200) {
    reply.header('etag', page.etag);
    if (page.headers['cache-control'] === undefined && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'private, no-cache');
    }
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  if (page.bodies.identity.byteLength === 0) return reply.send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encodedBody(page, encoding));
}

function oneOf<const T extends string>(
  values: readonly T[],
  value: string | undefined,
): T | undefined {
  return values.find((one) => one === value);
}
