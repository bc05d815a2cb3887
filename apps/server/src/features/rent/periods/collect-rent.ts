import { transaction } from '../../../platform/database/transaction.ts';
import { type Billing, type Schedule, whileHeld } from '../../billing/index.ts';
import { lockRental } from '../../rentals/index.ts';
import { fitReplacement, listUnfitReplacements } from './commands/open-replacement.ts';
import { rebillRental } from './commands/rebill-rental.ts';
import {
  blockRent,
  failRent,
  holdRent,
  leaveToTenant,
  resumeFailedRent,
} from './commands/schedule-rent.ts';
import { listUnfitRentals } from './queries/billed-rentals.ts';
import { findScheduledRent, type ScheduledRent } from './queries/due-rent.ts';
import { rentRules } from './rent-schedule.ts';

/** How rent is charged. */
export const rentSchedule: Schedule<ScheduledRent> = {
  ...rentRules,
  kind: 'rent',
  find: ({ db }, id) => findScheduledRent(db, id),
  retrySoon: (reason) => reason === 'not_owed',
  toManual: ['not_by_card'],
  leaveToPayer: ({ db, clock }, obligationId, isPromised) =>
    leaveToTenant(db, { obligationId, isPromised, now: clock.now() }),
  hold: ({ db, clock }, obligationId) => holdRent(db, { obligationId, now: clock.now() }),
  isBlocked: ({ card, isPayeeReady, isCardShared }) =>
    card === null || !isPayeeReady || isCardShared,
  block({ db, clock }, obligationId, nextAt, { card, isCardShared }) {
    const isWithoutCard = card === null || isCardShared;
    return blockRent(db, { obligationId, nextAt, now: clock.now(), isWithoutCard });
  },
  async end({ db, clock }, { owner, obligation: { id: obligationId } }) {
    await failRent(db, { obligationId, owner, now: clock.now() });
    return 'decided';
  },
  // Rent whose schedule has ended gets one more attempt, during its period.
  resume: ({ db, clock, payments: { mode } }, payerId) =>
    resumeFailedRent(db, { payerId, mode, now: clock.now() }),
};

/** Shortens or cancels open rent that was in flight when an earlier check-out was agreed. */
export async function fitRent({ db, clock }: Billing): Promise<void> {
  const now = clock.now();
  for (const id of await transaction(db, listUnfitRentals)) {
    await transaction(db, async (trx) => {
      await lockRental(trx, id);
      await rebillRental(trx, id, now);
    });
  }
}

/** Reduces replacements to what their lister has lost, if a payment was in flight before. */
export async function fitReplacements(billing: Billing): Promise<void> {
  const { db, clock, log } = billing;
  for (const { id, replaced, cause, lostCents } of await listUnfitReplacements(db)) {
    const fit = () =>
      transaction(db, (trx) =>
        fitReplacement(trx, { replaced, cause, lostCents, isHeld: true, now: clock.now() }),
      );
    await whileHeld(billing, [id], fit).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not reduce a replacement; will retry');
    });
  }
}
