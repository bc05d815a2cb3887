import { loadReceipts, ReceiptsPage } from '../features/billing/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/receipts.ts';

await loadTexts('plans', 'receipts', 'ui');

export const loader = (args: Route.LoaderArgs) => loadReceipts(args);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('receipts_title', { ns: 'receipts' }),
    description: t('receipts_description', { ns: 'receipts' }),
    path: '/receipts',
    noindex: true,
  }));

export default function ReceiptsRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptsPage {...loaderData} />;
}
