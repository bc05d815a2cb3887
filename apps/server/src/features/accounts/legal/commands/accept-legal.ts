import type { LegalDocument } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';

export interface AcceptedVersion {
  document: LegalDocument;
  version: string;
}

/** Stores what a member accepted; the first time counts. */
export async function acceptLegal(
  trx: Trx,
  memberId: number,
  accepted: readonly AcceptedVersion[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('acceptances')
    .values(accepted.map((one) => ({ member_id: memberId, ...one, accepted_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
