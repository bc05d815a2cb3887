import { ApiError } from '@crewpad/contract';
import {
  AUTH_COOKIE,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  LANGUAGE_PARAM,
  LOCALES,
  type Locale,
  ROUTES_PATH,
  THEME_COOKIE,
  THEMES,
  type ThemeChoice,
  TOKEN_PAGES,
} from '@crewpad/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Actor,
  type Authenticate,
  type MemberActor,
  visitor,
} from '../../platform/access/actor.ts';
import type { TaggedCache } from '../../platform/cache/tagged-cache.ts';
import type { Tag } from '../../platform/events.ts';
import { authCookie, readCookies } from '../pipeline/auth-cookie.ts';
import { chooseEncoding, encodedBody, type Page } from './page-cache.ts';
import {
  findRoutes,
  type PageContext,
  plainErrorPage,
  type Renderer,
  renderPage,
} from './render-page.ts';

export interface PageHost extends Renderer {
  cache: TaggedCache<Page>;
  authenticate: Authenticate;
  contextFor(
    request: FastifyRequest,
    actor: MemberActor | undefined,
    locale: Locale,
    theme: ThemeChoice,
    /** Collects the tags of the page's dependencies. */
    madeFrom: Set<Tag>,
  ): Promise<PageContext>;
  brand: string;
  /**
   * Counts a page that must be rendered.
   * @throws ApiError 429 over the caller's limit
   */
  countRender(actor: Actor, address: string): Promise<void>;
  /** Called for each page that was served with 200; `viewer` is undefined for visitors. */
  onServed(path: string, viewer: MemberActor | undefined): void;
}

/** Handles everything that is neither the API nor a file with a server-rendered page. */
export function registerPages(app: FastifyInstance, host: PageHost): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.get(ROUTES_PATH, (request, reply) => serveRoutes(host, request, reply));
  app.get('/*', (request, reply) => servePage(host, request, reply));
}

/** The routes behind a page's links: the same for everyone, and no read of anything. */
async function serveRoutes(
  host: PageHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const paths = new URLSearchParams(request.url.split('?', 2)[1]).get('paths')?.split(',') ?? [];
  const holdsToken = paths.some((path) => TOKEN_PAGES.test(path));
  return send(await findRoutes(host, request), request, reply, holdsToken);
}

async function servePage(
  host: PageHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const cookies = readCookies(request.headers.cookie);
  const token = cookies[AUTH_COOKIE];
  const member = token ? await host.authenticate(token) : undefined;
  if (token && member === undefined) {
    reply.header('set-cookie', authCookie('clear', host.publicUrl));
  }
  const named = oneOf(LOCALES, (request.query as Record<string, unknown>)[LANGUAGE_PARAM]);
  const stored = oneOf(LOCALES, cookies[LANGUAGE_COOKIE]);
  const locale = named ?? member?.locale ?? stored ?? 'en';
  // Set on this response only, not on the cached page.
  if (named !== undefined && named !== stored && member === undefined) {
    reply.header('set-cookie', languageCookie(named, host.publicUrl));
  }
  const theme = oneOf(THEMES, cookies[THEME_COOKIE]) ?? 'auto';
  const key = `${host.brand} ${locale} ${theme} ${request.url}`;

  const holdsToken = TOKEN_PAGES.test(decodeURIComponent(request.url));
  // Pages of members are rendered for each request.
  const isShared = host.mode === 'production' && member === undefined && !holdsToken;
  let page = isShared ? host.cache.find(key) : undefined;
  if (page === undefined) {
    const startedAt = performance.now();
    const madeFrom = new Set<Tag>();
    page = await makeAnswer(host, request, { member, locale }, () =>
      host.contextFor(request, member, locale, theme, madeFrom),
    );
    if (isShared && isCacheable(page)) {
      host.cache.set(key, { value: page, tags: [...madeFrom] }, startedAt);
    }
  }
  if (holdsToken) reply.header('referrer-policy', 'no-referrer');
  if (page.status === 200) host.onServed(request.url, member);
  return send(page, request, reply, member !== undefined || holdsToken);
}

/** Renders the page, or the error page for too many requests. */
async function makeAnswer(
  host: PageHost,
  request: FastifyRequest,
  { member, locale }: { member: MemberActor | undefined; locale: Locale },
  contextFor: () => Promise<PageContext>,
): Promise<Page> {
  try {
    await host.countRender(member ?? visitor, request.ip);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const page = plainErrorPage(error, locale);
    if (error.retryAfter !== undefined) page.headers['retry-after'] = String(error.retryAfter);
    return page;
  }
  return renderPage(host, request, await contextFor());
}

/** Pages and page data that succeeded without a cookie; redirects and errors are not cached. */
function isCacheable(page: Page): boolean {
  return page.status === 200 && page.headers['set-cookie'] === undefined;
}

async function send(
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
  isPrivate: boolean,
): Promise<FastifyReply> {
  reply.headers(page.headers).header('vary', 'Accept-Encoding, Cookie').code(page.status);
  if (isPrivate) reply.header('cache-control', 'private, no-store');
  if (page.status === 200) {
    reply.header('etag', page.etag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  if (page.bodies.identity.byteLength === 0) return reply.send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encodedBody(page, encoding));
}

/** Stores a visitor's language, like the language menu, which can also change this cookie. */
function languageCookie(locale: Locale, publicUrl: string): string {
  const seconds = LANGUAGE_COOKIE_DAYS * 24 * 60 * 60;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

function oneOf<const T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((one) => one === value);
}
