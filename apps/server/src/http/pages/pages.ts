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
import type { FindResponse } from '../pipeline/cached-responses.ts';
import { authCookies, readCookies } from '../pipeline/cookies.ts';
import { toApiError } from '../pipeline/errors.ts';
import { type StoredResponse, sendStored } from '../pipeline/stored-response.ts';
import {
  findRoutes,
  type PageContext,
  plainErrorPage,
  type Renderer,
  renderPage,
} from './render-page.ts';

export interface PageHost extends Renderer {
  cache: TaggedCache<StoredResponse>;
  authenticate: Authenticate;
  contextFor(
    request: FastifyRequest,
    actor: MemberActor | undefined,
    locale: Locale,
    theme: ThemeChoice,
    /** Collects the tags of the page's dependencies. */
    dependencies: Set<Tag>,
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

const PAGES_ROUTE = '/*';

/** Handles everything that is neither the API nor a file with a server-rendered page. */
export function registerPages(app: FastifyInstance, host: PageHost): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // Such as a database that is away before anything is rendered.
  app.setErrorHandler((error: unknown, request, reply) => {
    const refused = toApiError(error);
    if (refused.status >= 500) request.log.error({ err: error }, 'page failed');
    const { locale } = readPreferences(request.url, request.headers.cookie);
    return send(plainErrorPage(refused, locale), request, reply, true);
  });
  app.get(ROUTES_PATH, (request, reply) => serveRoutes(host, request, reply));
  app.get(PAGES_ROUTE, (request, reply) => servePage(host, request, reply));
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
  const address = withoutTail(request.url);
  if (address !== request.url) return reply.redirect(address, 302);
  const preferences = readPreferences(request.url, request.headers.cookie);
  const { token, named, stored, theme } = preferences;
  const member = token ? await host.authenticate(token) : undefined;
  if (token && member === undefined) {
    for (const line of authCookies('clear', host.publicUrl)) reply.header('set-cookie', line);
  }
  const locale = named ?? member?.locale ?? preferences.locale;
  // Set on this response only, not on the cached page.
  if (named !== undefined && named !== stored && member === undefined) {
    reply.header('set-cookie', languageCookie(named, host.publicUrl));
  }
  const key = pageKey(host.brand, { locale, theme, url: request.url });

  const holdsToken = TOKEN_PAGES.test(decodeURIComponent(request.url));
  // Pages of members are rendered for each request.
  const isShared = host.mode === 'production' && member === undefined && !holdsToken;
  const make = async () => {
    const dependencies = new Set<Tag>();
    const value = await makeAnswer(host, request, { member, locale }, () =>
      host.contextFor(request, member, locale, theme, dependencies),
    );
    return { value, tags: [...dependencies], isOwn: !isCacheable(value) };
  };
  const page = isShared ? await host.cache.get(key, make) : (await make()).value;
  if (holdsToken) reply.header('referrer-policy', 'no-referrer');
  if (page.status === 200) host.onServed(request.url, member);
  return send(page, request, reply, member !== undefined || holdsToken);
}

const TAIL = /(?:[.,)\]>]|%(?:2C|29|5D|3E|20|C2%A0|0A|0D))+$/i;
const TOKEN_AT_END = /[?&](?:token|vcode)=[^&]*$/;

/** An address without what stood behind it in a text, and was copied with it. */
function withoutTail(url: string): string {
  const [path = '/', query] = url.split('?', 2);
  if (query === undefined) return path.replace(TAIL, '') || '/';
  return TOKEN_AT_END.test(url) ? url.replace(TAIL, '') : url;
}

/** Renders the page, or the error page for too many requests. */
async function makeAnswer(
  host: PageHost,
  request: FastifyRequest,
  { member, locale }: { member: MemberActor | undefined; locale: Locale },
  contextFor: () => Promise<PageContext>,
): Promise<StoredResponse> {
  try {
    await host.countRender(member ?? visitor, request.ip);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return plainErrorPage(error, locale);
  }
  return renderPage(host, request, await contextFor());
}

/** Pages and page data that succeeded without a cookie; redirects and errors are not cached. */
function isCacheable(page: StoredResponse): boolean {
  return page.status === 200 && page.headers['set-cookie'] === undefined;
}

function send(
  page: StoredResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  isPrivate: boolean,
): Promise<FastifyReply> {
  reply.headers(page.headers).code(page.status);
  if (isPrivate) reply.header('cache-control', 'private, no-store');
  return sendStored(page, request, reply);
}

interface Preferences {
  /** The session of a member. */
  token: string | undefined;
  /** The language that the address names. */
  named: Locale | undefined;
  /** The language of the cookie. */
  stored: Locale | undefined;
  /** The language of visitors. */
  locale: Locale;
  theme: ThemeChoice;
}

/** What the address and the cookies of a browser ask for. */
function readPreferences(url: string, cookie: string | undefined): Preferences {
  const cookies = readCookies(cookie);
  const query = url.includes('?') ? new URLSearchParams(url.slice(url.indexOf('?'))) : undefined;
  const [language, ...others] = query?.getAll(LANGUAGE_PARAM) ?? [];
  const named = others.length === 0 ? oneOf(LOCALES, language) : undefined;
  const stored = oneOf(LOCALES, cookies[LANGUAGE_COOKIE]);
  const theme = oneOf(THEMES, cookies[THEME_COOKIE]) ?? 'auto';
  return { token: cookies[AUTH_COOKIE], named, stored, locale: named ?? stored ?? 'en', theme };
}

interface Visit {
  locale: Locale;
  theme: ThemeChoice;
  url: string;
}

/** The key of a visitor's page in the cache. */
function pageKey(brand: string, { locale, theme, url }: Visit): string {
  return `${brand} ${locale} ${theme} ${url}`;
}

/** Finds pages for visitors, but not those that set the language of their address. */
export function cachedPages({ cache, brand, onServed }: PageHost): FindResponse {
  return ({ url = '/', headers }) => {
    const { token, named, locale, theme } = readPreferences(url, headers.cookie);
    if (token !== undefined || named !== undefined) return undefined;
    const response = cache.find(pageKey(brand, { locale, theme, url }));
    return response && { response, route: PAGES_ROUTE, onSent: () => onServed(url, undefined) };
  };
}

/** Stores a visitor's language, like the language menu, which can also change this cookie. */
function languageCookie(locale: Locale, publicUrl: string): string {
  const seconds = LANGUAGE_COOKIE_DAYS * 24 * 60 * 60;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

function oneOf<const T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((item) => item === value);
}
