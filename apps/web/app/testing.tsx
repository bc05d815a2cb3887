import type { RenderContext } from '@crewpad/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  Outlet,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router';
import { BrandProvider } from './brand/brand-context.tsx';
import { brands } from './brand/brands.ts';
import { textsFor } from './i18n/texts.ts';
import { TranslatorProvider } from './i18n/use-translation.tsx';
import { pageContextOf } from './lib/page-context.ts';
import { renderContext } from './lib/render-context.ts';
import * as myCrashpad from './routes/my-crashpad.tsx';
import * as myCrew from './routes/my-crew.tsx';
import * as receipt from './routes/receipt.tsx';
import * as transactions from './routes/transactions.tsx';

/** The framework's types name each page's data, which only its own loader makes. */
interface Page {
  loader: unknown;
  default: unknown;
}

function routeOf(path: string, page: Page) {
  const Component = page.default as (props: { loaderData: unknown }) => React.ReactNode;
  return {
    path,
    loader: page.loader as LoaderFunction,
    Component: () => <Component loaderData={useLoaderData()} />,
  };
}

const ROUTES = [
  {
    id: 'root',
    loader: ({ context }: { context: Readonly<RouterContextProvider> }) =>
      pageContextOf(context.get(renderContext)),
    Component: Outlet,
    children: [
      routeOf('my-crashpad', myCrashpad),
      routeOf('my-crew', myCrew),
      routeOf('receipts/:id', receipt),
      routeOf('transactions', transactions),
    ],
  },
];

/** The words of a member's page about money, as the server renders it, without its frame. */
export async function pageWords(path: string, context: RenderContext): Promise<string> {
  const requestContext = new RouterContextProvider();
  requestContext.set(renderContext, context);
  const handler = createStaticHandler(ROUTES);
  const request = new Request(`${context.publicUrl}${path}`);
  const found = await handler.query(request, { requestContext });
  if (found instanceof Response) throw new Error(`${path} answered ${found.status}`);
  for (const error of Object.values(found.errors ?? {})) throw error;
  const { brand } = context.config;
  const html = renderToStaticMarkup(
    <TranslatorProvider translator={textsFor(brand, context.locale)}>
      <BrandProvider value={brands[brand]}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, found)}
          context={found}
          hydrate={false}
        />
      </BrandProvider>
    </TranslatorProvider>,
  );
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
