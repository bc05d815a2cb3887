import { contract } from '@crewpad/contract';
import { ReceiptsPage } from '../features/billing/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { requireMember } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/receipts.ts';

await loadTexts('plans', 'receipts');

export async function loader(args: Route.LoaderArgs) {
  requireMember(args);
  const { data } = await loaderCall(args)(contract.billing.getReceipts, {});
  return { receipts: data };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('receipts_title', { ns: 'receipts' }),
    description: t('receipts_description', { ns: 'receipts' }),
    path: '/receipts',
    noindex: true,
  }));

export default function ReceiptsRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptsPage receipts={loaderData.receipts} />;
}
