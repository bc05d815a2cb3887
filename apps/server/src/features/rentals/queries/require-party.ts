import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { can, type MemberAction } from '../policy.ts';
import { findStoredRental } from './rental-rows.ts';

/**
 * For invalid input: strangers get 404 instead of a 422 that would reveal the rental, and the other
 * party 403 instead of hints for a form they cannot send.
 */
export const requireParty =
  (db: Db, action: MemberAction) =>
  async (actor: MemberActor, id: number): Promise<void> => {
    const rental = await findStoredRental(db, id);
    if (rental === undefined) throw notFound();
    const decision = can(actor, action, rental);
    if (decision.allowed || decision.refusal.status === 409) return;
    throw decision.refusal;
  };
