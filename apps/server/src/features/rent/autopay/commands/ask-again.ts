import type { MemberActor } from '../../../../platform/access/actor.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { type AutopaySettings, requireAutopaySetup } from '../../../payouts/index.ts';
import {
  findStoredRentals,
  lockForInvitation,
  type RentalServices,
  summarize,
  writeChange,
} from '../../../rentals/index.ts';
import { askableAgain, lockAutopayRentals } from '../queries/autopay-rentals.ts';

/**
 * Asks every tenant for AutoPay whose AutoPay ended with the lister's own.
 * @returns how many; a second call changes nothing
 * @throws ApiError 409 if the lister cannot be paid by card, or AutoPay is off
 */
export function askAgain(
  services: RentalServices & AutopaySettings,
  actor: MemberActor,
): Promise<number> {
  const now = services.clock.now();
  return transaction(services.db, async (trx) => {
    // The switch locks the same row.
    await lockForInvitation(trx, actor.id, []);
    await requireAutopaySetup(trx, actor, services);
    const ids = await lockAutopayRentals(trx, askableAgain(actor.id, services));
    for (const rental of await findStoredRentals(trx, ids)) {
      const change = { set: { auto_pay: 2 }, summary: summarize, notify: ['tenant'] } as const;
      const step = { action: 'request_autopay', actor: 'lister', actorId: actor.id, now } as const;
      await writeChange(trx, rental, change, step);
    }
    return ids.length;
  });
}
