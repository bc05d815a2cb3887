import { PayoutPage } from '../features/reports/index.ts';
import { requireLister } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/lister-payout.ts';

export function loader(args: Route.LoaderArgs) {
  requireLister(args);
  return { id: args.params.id };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('one_title', { ns: 'reports/payouts' }),
    description: t('one_lead', { ns: 'reports/payouts' }),
    noindex: true,
  }));

export default function ListerPayoutRoute({ loaderData }: Route.ComponentProps) {
  return <PayoutPage {...loaderData} />;
}
