import type { MemberActor } from '../../../platform/access/actor.ts';
import { audit } from '../../../platform/audit.ts';
import { lockMembers } from '../../../platform/database/locks.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { endSessions } from '../../accounts/index.ts';

/**
 * Logs a member out everywhere, and ends admin views of the account. The calling session stays, so
 * that an admin can end their own other sessions.
 * @returns how many sessions ended
 * @throws ApiError 404
 */
export function endMemberSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { actor, address }: { actor: MemberActor; address: string },
  memberId: number,
): Promise<number> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const [member] = await lockMembers(trx, memberId);
    if (member === undefined) throw notFound();
    const ended = await endSessions(trx, memberId, now, actor.session.id);
    await audit(trx, {
      action: 'admin.sessions_ended',
      actorId: actor.id,
      memberId,
      address,
      details: { ended },
      at: now,
    });
    return ended;
  });
}
