import type { Actor, MemberActor } from '../../../../platform/access/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { recordVerifiedEmail } from '../../../accounts/index.ts';
import { isInvited, isOwnSession, sameEmail } from '../invitee.ts';
import { type FoundByToken, getPendingOffer } from '../queries/find-by-token.ts';

/**
 * The pending invitation of a token. Records its first opening by anyone but the lister, and
 * verifies the invited member's email if they come from the emailed link.
 * @throws ApiError 404, the same for any reason
 */
export async function openOffer(
  db: Db,
  token: string,
  actor: Actor,
  now: Date,
): Promise<FoundByToken> {
  const found = await getPendingOffer(db, token, now);
  const { rental, isMailed } = found;
  const isLister = actor.kind === 'member' && actor.id === rental.lister_id;
  if (rental.opened_at === null && !isLister) await recordOpened(db, rental.id, now);
  if (isMailed && actor.kind === 'member' && provesEmail(actor, found)) {
    await transaction(db, (trx) => recordVerifiedEmail(trx, actor.id, now));
  }
  return found;
}

/** An admin who views the account does not verify its email. */
function provesEmail(actor: MemberActor, { rental }: FoundByToken): boolean {
  const isTheirs = isInvited(actor, rental) && sameEmail(actor.email, rental.email);
  return !actor.isEmailVerified && isOwnSession(actor) && isTheirs;
}

async function recordOpened(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('rentals')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('opened_at', 'is', null)
    .execute();
}
