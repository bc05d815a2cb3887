import { loadRevenue, RevenuePage } from '../features/reports/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/lister-payments.ts';

await loadTexts('rent-payments', 'ui');

export const loader = (args: Route.LoaderArgs) => loadRevenue(args);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('revenue_title', { ns: 'rent-payments' }),
    description: t('revenue_lead', { ns: 'rent-payments' }),
    path: '/lister/payments',
    noindex: true,
  }));

export default function ListerPaymentsRoute({ loaderData }: Route.ComponentProps) {
  return <RevenuePage revenue={loaderData} />;
}
