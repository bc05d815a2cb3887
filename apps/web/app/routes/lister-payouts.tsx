import { PayoutsPage } from '../features/reports/index.ts';
import { requireLister } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/lister-payouts.ts';

export function loader(args: Route.LoaderArgs) {
  requireLister(args);
  return null;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'reports/payouts' }),
    description: t('lead', { ns: 'reports/payouts' }),
    path: '/lister/payouts',
    noindex: true,
  }));

export default PayoutsPage;
