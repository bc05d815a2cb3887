import { getReceipts } from '@crewpad/contract';
import { ReceiptsPage } from '../features/billing/index.ts';
import { receiptsText } from '../i18n/en/receipts.ts';
import { requireMember } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/receipts.ts';

export async function loader(args: Route.LoaderArgs) {
  requireMember(args);
  const { data } = await loaderCall(args)(getReceipts, {});
  return { receipts: data };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('receipts_title', { ns: receiptsText }),
    description: t('receipts_description', { ns: receiptsText }),
    path: '/receipts',
    noindex: true,
  }));

export default function ReceiptsRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptsPage receipts={loaderData.receipts} />;
}
