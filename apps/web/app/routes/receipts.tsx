import { loadReceipts, ReceiptsPage } from '../features/billing/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/receipts.ts';

export const loader = (args: Route.LoaderArgs) => loadReceipts(args);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('receipts_title', { ns: 'billing/receipts' }),
    description: t('receipts_description', { ns: 'billing/receipts' }),
    path: '/receipts',
    noindex: true,
  }));

export default function ReceiptsRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptsPage {...loaderData} />;
}
