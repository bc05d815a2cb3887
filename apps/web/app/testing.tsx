import { contract, type RenderContext, type ShellMember } from '@crewpad/contract';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { Fragment } from 'react';
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
import { NotificationRow } from './features/notifications/notification-row.tsx';
import { HistoryList } from './features/rentals/index.ts';
import { textsFor } from './i18n/texts.ts';
import { TranslatorProvider } from './i18n/use-translation.tsx';
import { pageContextOf } from './lib/page-context.ts';
import { renderContext } from './lib/render-context.ts';
import * as acceptInvite from './routes/accept-invite.tsx';
import * as dashboard from './routes/dashboard.tsx';
import * as listerPayments from './routes/lister-payments.tsx';
import * as listingReview from './routes/listing-review.tsx';
import * as myCrashpad from './routes/my-crashpad.tsx';
import * as myCrew from './routes/my-crew.tsx';
import * as receipt from './routes/receipt.tsx';
import * as statement from './routes/statement.tsx';
import * as tenant from './routes/tenant.tsx';
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

type Context = Readonly<RouterContextProvider>;

/** Between the entries of a list. */
const MARK = '¶';

/** Every entry of a stay's history for a side, without the parts of a page. */
const history = {
  loader: async ({ context, params }: { context: Context; params: { id?: string } }) => {
    const query = { limit: LIST_LIMIT_MAX, offset: 0 };
    const { call } = context.get(renderContext);
    return call(contract.rentals.getTenantHistory, { params: { id: Number(params.id) }, query });
  },
  default: ({ loaderData }: { loaderData: { data: contract.rentals.HistoryRow[] } }) =>
    loaderData.data.map((row) => (
      <Fragment key={`${row.action} ${row.id}`}>
        <HistoryList rows={[row]} reader={row.email === undefined ? 'tenant' : 'lister'} /> {MARK}
      </Fragment>
    )),
};

/** Every notification of the member. */
const notices = {
  loader: async ({ context }: { context: Context }) => {
    const { call, member } = context.get(renderContext);
    const { data } = await call(contract.notifications.getNotifications, {
      query: { limit: LIST_LIMIT_MAX },
    });
    return { data, member };
  },
  default: ({ loaderData }: { loaderData: Notices }) =>
    loaderData.data.map((notification) => (
      <Fragment key={notification.id}>
        {notification.kind}{' '}
        <NotificationRow
          notification={notification}
          isNew={false}
          member={loaderData.member}
          clock={{ locale: 'en', timeZone: 'UTC' }}
        />{' '}
        {MARK}
      </Fragment>
    )),
};

interface Notices {
  data: contract.notifications.Notification[];
  member: ShellMember;
}

const ROUTES = [
  {
    id: 'root',
    loader: ({ context }: { context: Context }) => pageContextOf(context.get(renderContext)),
    Component: Outlet,
    children: [
      routeOf('dashboard', dashboard),
      routeOf('history/:id', history),
      routeOf('lister/payments', listerPayments),
      routeOf('listing/review/:id', listingReview),
      routeOf('my-crashpad', myCrashpad),
      routeOf('my-crew', myCrew),
      routeOf('my-crew/:id', tenant),
      routeOf('notices', notices),
      routeOf('receipts/:id', receipt),
      routeOf('tenant/accept/:token', acceptInvite),
      routeOf('transactions', transactions),
      routeOf('transactions/statement', statement),
    ],
  },
];

/** The words of a member's page about a stay, as the server renders it, without its frame. */
export async function pageWords(path: string, context: RenderContext): Promise<string> {
  const requestContext = new RouterContextProvider();
  requestContext.set(renderContext, context);
  const handler = createStaticHandler(ROUTES);
  const request = new Request(`${context.publicUrl}${path}`);
  const result = await handler.query(request, { requestContext });
  if (result instanceof Response) throw new Error(`${path} answered ${result.status}`);
  for (const error of Object.values(result.errors ?? {})) throw error;
  const { brand } = context.config;
  const html = renderToStaticMarkup(
    <TranslatorProvider translator={textsFor(brand, context.locale)}>
      <BrandProvider value={brands[brand]}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, result)}
          context={result}
          hydrate={false}
        />
      </BrandProvider>
    </TranslatorProvider>,
  );
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
