import { contract } from '@crewpad/contract';
import { requireMember } from '../../../lib/guards.ts';
import { loaderCall } from '../../../lib/loader-call.ts';
import { rowIdOf } from '../../../lib/page-params.ts';

const ROWS_PER_PAGE = 25;

/** A page of the member's receipts: those below `before` of the address. */
export async function loadReceipts(args: Parameters<typeof requireMember>[0]) {
  requireMember(args);
  const before = rowIdOf(args.url.searchParams.get('before'));
  const query = { limit: ROWS_PER_PAGE, ...(before && { before }) };
  const { data, next } = await loaderCall(args)(contract.billing.getReceipts, { query });
  return { receipts: data, next, before };
}
export type Receipts = Awaited<ReturnType<typeof loadReceipts>>;
