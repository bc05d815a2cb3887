import type { MemberActor } from '../../../../platform/actor.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import type { Services } from '../../../../platform/services.ts';
import { settleUploads } from '../../uploads/commands/settle-uploads.ts';
import { lockMember } from '../queries/lock-own.ts';

/** Forgets a member's draft, if there is one. Its pictures wait for a day: he may undo it. */
export function deleteDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
): Promise<void> {
  return transaction(db, async (trx) => {
    await lockMember(trx, actor.id);
    await trx.deleteFrom('listing_drafts').where('member_id', '=', actor.id).execute();
    await settleUploads(trx, actor.id, clock.now(), 'waits');
  });
}
