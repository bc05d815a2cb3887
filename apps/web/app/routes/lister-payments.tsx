import { loadRevenue, RevenuePage } from '../features/reports/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/lister-payments.ts';

export const loader = (args: Route.LoaderArgs) => loadRevenue(args);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('revenue_title', { ns: 'rent/payments' }),
    description: t('revenue_lead', { ns: 'rent/payments' }),
    path: '/lister/payments',
    noindex: true,
  }));

export default function ListerPaymentsRoute({ loaderData }: Route.ComponentProps) {
  return <RevenuePage revenue={loaderData} />;
}
