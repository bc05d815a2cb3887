import type { MemberActor } from '../../../../../platform/access/actor.ts';
import { lockMember } from '../../../../../platform/database/locks.ts';
import { transaction } from '../../../../../platform/database/transaction.ts';
import type { Services } from '../../../../../platform/services.ts';
import { refreshUploadUse } from '../../../../../platform/uploads/use.ts';

/** Deletes a member's draft, if any. Its pictures stay for a day, so that this can be undone. */
export function deleteDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
): Promise<void> {
  return transaction(db, async (trx) => {
    await lockMember(trx, actor.id);
    await trx.deleteFrom('listing_drafts').where('member_id', '=', actor.id).execute();
    await refreshUploadUse(trx, actor.id, clock.now(), 'keep');
  });
}
