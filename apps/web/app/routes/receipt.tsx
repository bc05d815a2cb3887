import { contract } from '@crewpad/contract';
import { ReceiptPage } from '../features/billing/index.ts';
import { requireMember } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageId } from '../lib/page-params.ts';
import type { Route } from './+types/receipt.ts';

export async function loader(args: Route.LoaderArgs) {
  requireMember(args);
  const id = pageId(args.params.id);
  const { data } = await loaderCall(args)(contract.billing.getReceipt, { params: { id } });
  return { receipt: data };
}

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData;
  // API error: the error boundary sets the title.
  if (data === undefined) return [];
  return pageMeta(args, (t) => ({
    title: t('receipt_title', { ns: 'billing/receipts', number: data.receipt.number }),
    description: t('receipt_description', { ns: 'billing/receipts' }),
    noindex: true,
  }));
};

export default function ReceiptRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage receipt={loaderData.receipt} />;
}
