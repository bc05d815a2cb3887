import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { can, type MemberAction } from '../policy.ts';
import { findRental } from './rental-rows.ts';

/**
 * For requests that do not fit: strangers must not learn from the 422 that the rental exists, and the
 * other party must not correct what they may not send at all.
 */
export const partyTo =
  (db: Db, action: MemberAction) =>
  async (actor: MemberActor, id: number): Promise<void> => {
    const rental = await findRental(db, id);
    if (rental === undefined) throw notFound();
    const decision = can(actor, action, rental);
    if (decision.allowed || decision.refusal.status === 409) return;
    throw decision.refusal;
  };
