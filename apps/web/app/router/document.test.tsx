import {
  createRequestHandler,
  type EntryContext,
  Links,
  Meta,
  Outlet,
  type RouterContextProvider,
  Scripts,
  ServerRouter,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../lib/render-document.tsx';
import { scriptsAfterPaint } from './deferred-scripts.ts';
import { readHandoff } from './handoff.ts';

const NONCE = 'n-1';

/** The document of a build with one page, as the installed router renders it. */
async function documentOfRouter() {
  let attempts = 0;
  let html = '';
  const assetsOf = (id: string, module: string) => ({
    id,
    module,
    parentId: id === 'root' ? undefined : 'root',
    path: id === 'root' ? '' : undefined,
    index: id === 'root' ? undefined : true,
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    hasLoader: id !== 'root',
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    imports: [],
    css: [],
  });
  const handle = createRequestHandler(
    {
      entry: {
        module: {
          default: async (
            request: Request,
            status: number,
            headers: Headers,
            routerContext: EntryContext,
          ) => {
            const ready = await readHandoff(routerContext);
            const page = () => {
              attempts += 1;
              return <ServerRouter context={ready()} url={request.url} nonce={NONCE} />;
            };
            const onError = (error: unknown) => {
              throw error;
            };
            // Twice, because a page whose code is still loading is rendered again.
            await renderDocument(page, { nonce: NONCE, onError });
            html = await renderDocument(page, { nonce: NONCE, onError });
            return new Response(null, { status, headers });
          },
        },
      },
      routes: {
        root: {
          id: 'root',
          path: '',
          module: {
            default: () => (
              <html lang="en">
                <head>
                  <Meta />
                  <Links />
                </head>
                <body>
                  <Outlet />
                  <Scripts />
                </body>
              </html>
            ),
          },
        },
        home: {
          id: 'home',
          parentId: 'root',
          index: true,
          module: { default: () => <main>Beds</main>, loader: () => ({ city: 'Denver' }) },
        },
      },
      assets: {
        version: '1',
        url: '/assets/manifest-1.js',
        entry: { module: '/assets/entry.client-2.js', imports: ['/assets/framework-5.js'] },
        routes: {
          root: assetsOf('root', '/assets/root-3.js'),
          home: assetsOf('home', '/assets/home-4.js'),
        },
      },
      publicPath: '/',
      assetsBuildDirectory: 'build/client',
      future: {},
      ssr: true,
      isSpaMode: false,
      prerender: [],
      routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    } as unknown as Parameters<typeof createRequestHandler>[0],
    'production',
  );
  const answer = await handle(
    new Request('http://localhost/'),
    undefined as unknown as RouterContextProvider,
  );
  return { status: answer.status, html, attempts };
}

describe('the document of the installed router', async () => {
  const { status, html, attempts } = await documentOfRouter();

  it('is rendered at once with the loader data, each time', () => {
    expect(status).toBe(200);
    expect(attempts).toBe(2);
    expect(html).toContain('<main>Beds</main>');
    expect(html).toMatch(/streamController\.enqueue\([^<]*Denver/);
    expect(html).toContain('window.__reactRouterContext.streamController.close();');
  });

  it('names the scripts that run after the first paint', () => {
    expect(html).toContain('<link rel="modulepreload" href="/assets/entry.client-2.js"');
    const page = scriptsAfterPaint(html);
    expect(page).not.toContain('<link rel="modulepreload"');
    expect(page).not.toMatch(/^import /m);
    for (const script of ['entry.client-2', 'framework-5', 'root-3', 'home-4']) {
      expect(page).toMatch(new RegExp(`const scripts = \\[[^\\]]*"/assets/${script}\\.js"`));
    }
    expect(page).toContain('await late("/assets/root-3.js");');
    expect(page).toContain('await late("/assets/home-4.js");');
    expect(page.indexOf('window.__reactRouterRouteModules')).toBeLessThan(
      page.indexOf('import("/assets/entry.client-2.js")'),
    );
  });
});
