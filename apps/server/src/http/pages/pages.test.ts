import { ApiError, type RenderContext } from '@crewpad/contract';
import { AUTH_COOKIE, LANGUAGE_COOKIE, ROUTES_PATH } from '@crewpad/domain';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { MemberActor } from '../../platform/access/actor.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { createLog } from '../../platform/log.ts';
import { textsIn } from '../../platform/texts.ts';
import { openPageCache } from './page-cache.ts';
import { type PageHost, registerPages } from './pages.ts';
import type { PageContext } from './render-page.ts';

const renderContext = createContext<RenderContext>();

/** A web app whose only page is the result of `render`, which may throw like a component. */
function buildOf(render: (context: RenderContext) => string): ServerBuild {
  const entry = {
    renderContext,
    handleError: (error: unknown, { context }: { context: RouterContextProvider }) =>
      context.get(renderContext).reportError(error),
    default: async (
      _request: Request,
      status: number,
      headers: Headers,
      _entry: unknown,
      context: RouterContextProvider,
    ) => {
      headers.set('content-type', 'text/html; charset=utf-8');
      const rendering = context.get(renderContext);
      rendering.setHtml(render(rendering));
      return new Response(null, { status, headers });
    },
  };
  return {
    entry: { module: entry },
    routes: { root: { id: 'root', path: '*', module: { default: () => null } } },
    assets: {
      entry: { module: '', imports: [] },
      routes: { root: { id: 'root' } },
      url: '',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: ROUTES_PATH },
  } as unknown as ServerBuild;
}

async function start(render: (context: RenderContext) => string, host: Partial<PageHost> = {}) {
  const build = buildOf(render);
  const lines: Record<string, unknown>[] = [];
  const log: FastifyBaseLogger = createLog('error', {
    write: (line) => void lines.push(JSON.parse(line)),
  });
  const app = Fastify({ loggerInstance: log });
  registerPages(app, {
    loadBuild: async () => build,
    cache: openPageCache({ isConnected: true, onChange: () => {} }),
    mode: 'production',
    brand: 'crashpad',
    publicUrl: 'http://localhost:3000',
    mapOrigin: undefined,
    cardMode: 'sandbox',
    authenticate: async () => undefined,
    contextFor: async (_request, _actor, locale) => ({ locale }) as PageContext,
    countRender: async () => {},
    onServed: () => {},
    ...host,
  });
  return {
    get: (url: string, cookie = '') => app.inject({ url, headers: { cookie } }),
    lines,
  };
}

it('a page that fails to render returns an error page and logs the error once', async () => {
  const { get, lines } = await start(() => {
    throw new Error('out of beds');
  });
  const answer = await get('/airports');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toContain('<h1>Something went wrong</h1>');
  expect(answer.body).not.toContain('out of beds');
  expect(lines).toMatchObject([{ msg: 'page failed', err: { message: 'out of beds' } }]);
});

it('a database that is away is a page with 503 and Retry-After, in the language of its reader', async () => {
  const away = async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  };
  for (const part of ['authenticate', 'contextFor', 'countRender'] as const) {
    const { get, lines } = await start(() => 'a page', { [part]: away });
    const answer = await get('/airports', `${AUTH_COOKIE}=token; ${LANGUAGE_COOKIE}=es`);
    expect([answer.statusCode, answer.headers['retry-after']], part).toEqual([503, '5']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(textsIn('es').t('http:unavailable'));
    await get('/airports');
    expect(lines.length, part).toBeLessThan(2);
  }
});

it('the error page is in the language of its reader', async () => {
  const { get } = await start(() => {
    throw new Error('out of beds');
  });
  const { body } = await get('/airports', `${LANGUAGE_COOKIE}=es`);
  expect(body).toContain('<html lang="es">');
  const { t } = textsIn('es');
  expect(body).toContain(`<h1>${t('http:something_went_wrong')}</h1>`);
  expect(body).toContain(t('platform:internal'));
});

it.each([
  ['/verify/email/abc-_1.', '/verify/email/abc-_1'],
  ['/tenant/accept/abc%29.', '/tenant/accept/abc'],
  ['/crashpads/7%3E%20', '/crashpads/7'],
  ['/login?token=abc],', '/login?token=abc'],
  ['/rental/accept/?email=a%40x.test&vcode=abc)', '/rental/accept/?email=a%40x.test&vcode=abc'],
])('%s, copied out of a text, leads to %s', async (copied, address) => {
  const { get } = await start(() => 'page');
  const { statusCode, headers } = await get(copied);
  expect([statusCode, headers.location]).toEqual([302, address]);
  expect((await get(address)).statusCode).toBe(200);
});

it('what is typed in a search stays as it is', async () => {
  const { get } = await start(() => 'page');
  expect((await get('/search?q=St.')).statusCode).toBe(200);
});

it('only scripts with the nonce of the page run, and the nonce is not sent', async () => {
  const { get } = await start(
    ({ nonce }) => `<script nonce="${nonce}">own()</script><script>injected()</script>`,
  );
  const { body, headers } = await get('/airports');
  expect(body).toBe('<script>own()</script><script>injected()</script>');
  expect(String(headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(1);
});

it('the routes behind links are immutable, and neither counted nor different for members', async () => {
  let counted = 0;
  const { get } = await start(() => 'a page', {
    countRender: async () => {
      counted += 1;
    },
    authenticate: async () => ({ kind: 'member' }) as MemberActor,
  });
  const address = `${ROUTES_PATH}?paths=/airports,/listing/1&version=1`;
  for (const cookie of ['', 'crewpad-session=a']) {
    const { json, headers } = await get(address, cookie);
    expect(json()).toEqual({ root: { id: 'root' } });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect(counted).toBe(0);
});

it('the routes behind a link with a token are not stored', async () => {
  const { get } = await start(() => 'a page');
  const { headers } = await get(`${ROUTES_PATH}?paths=%2Freset-password%2Fabc&version=1`);
  expect(headers['cache-control']).toBe('private, no-store');
});

it('a page of an older build is told to reload', async () => {
  const { get } = await start(() => 'a page');
  const { statusCode, headers } = await get(`${ROUTES_PATH}?paths=/airports&version=0`);
  expect(statusCode).toBe(204);
  expect(headers['x-remix-reload-document']).toBe('true');
});

it('counts only pages that are not in the cache', async () => {
  const counted: string[] = [];
  const { get } = await start(() => 'a page', {
    countRender: async (actor, address) => void counted.push(`${actor.kind} ${address}`),
  });
  for (const url of ['/airports', '/airports', '/cities']) await get(url);
  expect(counted).toEqual(['visitor 127.0.0.1', 'visitor 127.0.0.1']);
});

it('a caller over the limit gets a page with the retry time, and nothing is rendered', async () => {
  let rendered = 0;
  const refused = new ApiError(429, { message: 'Too many requests. Please wait.' }, 17);
  const { get } = await start(
    () => {
      rendered += 1;
      return 'a page';
    },
    {
      countRender: async () => {
        throw refused;
      },
    },
  );
  const answer = await get('/airports');
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('17');
  expect(answer.body).toContain('Too many requests. Please wait.');
  expect(rendered).toBe(0);
});

it.each([
  '/reset-password/abc',
  '/unsubscribe?token=abc',
  '/Reset-Password/abc',
  '/verify/email/abc',
  '/email/verify/abc',
  '/tenant/accept/abc',
  '/rental/accept/abc',
  '/rental/accept?email=a%40example.com&vcode=abc',
  '/login?ref_url=%2Ftenant%2Faccept%2Fabc',
  '/login?token=abc',
  '/login?next=%2F&token=abc',
  '/login?%74oken=abc',
])('%s, which holds a token, is never stored and never a referrer', async (url) => {
  let rendered = 0;
  const { get } = await start(() => {
    rendered += 1;
    return `page ${rendered}`;
  });
  for (const body of ['page 1', 'page 2']) {
    const answer = await get(url);
    expect(answer.body).toBe(body);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  }
});

describe('the language of a page', () => {
  const languages = (host: Partial<PageHost> = {}) =>
    start(({ locale }) => locale, {
      contextFor: async (_request, _member, locale) => ({ locale }) as PageContext,
      ...host,
    });
  const PORTUGUESE = { kind: 'member', id: 7, locale: 'pt' } as MemberActor;

  it.each([
    ['/airports', '', 'en'],
    ['/airports', 'user-language=es', 'es'],
    ['/airports', 'user-language=de', 'en'],
    ['/airports?lang=fr', '', 'fr'],
    ['/airports?lang=fr', 'user-language=es', 'fr'],
    ['/airports?offset=50&lang=fr', '', 'fr'],
    ['/airports?lang=de', 'user-language=es', 'es'],
    ['/airports?lang=', '', 'en'],
    ['/airports?lang=FR', '', 'en'],
    ['/airports?lang=es&lang=fr', '', 'en'],
    ['/airports?lang[a]=es', '', 'en'],
    ['/airports?lang=__proto__', '', 'en'],
  ])('%s with the cookie "%s" is %s', async (url, cookie, locale) => {
    const { get } = await languages();
    expect((await get(url, cookie)).body).toBe(locale);
  });

  it('follows the address for a visitor, and the page stays cacheable', async () => {
    let rendered = 0;
    const { get } = await languages({
      countRender: async () => {
        rendered += 1;
      },
      publicUrl: 'https://pads.example',
    });
    const cookie = 'user-language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure';
    for (const _ of [1, 2]) {
      const answer = await get('/airports?lang=es');
      expect(answer.headers['set-cookie']).toBe(cookie);
    }
    const again = await get('/airports?lang=es', 'user-language=es');
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(rendered).toBe(1);
    expect((await get('/airports?lang=de')).headers['set-cookie']).toBeUndefined();
    expect((await get('/airports')).headers['set-cookie']).toBeUndefined();
  });

  it('follows the account for a member, and the address only on its own page', async () => {
    const { get } = await languages({ authenticate: async () => PORTUGUESE });
    const session = 'crewpad-session=a; user-language=es';
    expect((await get('/airports', session)).body).toBe('pt');
    const answer = await get('/airports?lang=fr', session);
    expect(answer.body).toBe('fr');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

it.each([
  '/login',
  '/login?next=token',
  '/reset-password',
  '/verify/emails',
  '/my-tenant/accepted',
])('%s, which holds no token, is cached', async (url) => {
  let rendered = 0;
  const { get } = await start(() => {
    rendered += 1;
    return 'a page';
  });
  for (const _ of [1, 2]) await get(url);
  expect(rendered).toBe(1);
});

it('visitors who ask for the same page at once share one rendering, but no refusal', async () => {
  let rendered = 0;
  let refusals = 0;
  const { get } = await start(
    () => {
      rendered += 1;
      return 'a page';
    },
    {
      countRender: async () => {
        refusals -= 1;
        if (refusals === 0) throw tooManyRequests(1);
      },
    },
  );
  await Promise.all([1, 2, 3].map(() => get('/cities')));
  expect(rendered).toBe(1);
  refusals = 1;
  const [refused, other] = await Promise.all([get('/airports'), get('/airports')]);
  expect([refused?.statusCode, other?.statusCode, other?.body]).toEqual([429, 200, 'a page']);
});
