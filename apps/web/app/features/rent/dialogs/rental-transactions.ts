import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { call } from '../../../lib/browser-call.ts';

/** The payments of a rental, newest first. */
export async function transactionsOf(rentalId: number): Promise<contract.rent.Transaction[]> {
  const query = { tenant_id: rentalId, limit: LIST_LIMIT_MAX };
  const { data } = await call(rent.getTransactions, { query }, { quiet: true });
  return data;
}
