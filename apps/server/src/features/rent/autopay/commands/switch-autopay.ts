import { audit } from '../../../../platform/audit.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import type { AutopaySettings } from '../../../payouts/index.ts';
import type { RentalServices } from '../../../rentals/index.ts';
import { askableAgain, countRentals } from '../queries/autopay-rentals.ts';
import { endAutopay } from './end-autopay.ts';

interface AutopaySwitch {
  memberId: number;
  status: 0 | 1;
  address: string;
}

/**
 * Switches a lister's AutoPay. Off ends it in all their rentals; switching it on again restores
 * nothing. Setting the current value is a no-op.
 * @returns the rentals whose AutoPay has ended, and the tenants who can be asked again
 */
export function switchAutopay(
  services: RentalServices & AutopaySettings,
  { memberId, status, address }: AutopaySwitch,
): Promise<{ ended: number; can_ask_again: number }> {
  const now = services.clock.now();
  return transaction(services.db, async (trx) => {
    const changed = await trx
      .updateTable('members')
      .set({ automatic_payment: status, updated_at: now })
      .where('id', '=', memberId)
      .where('status', '<>', 'CLOSED')
      .where('automatic_payment', '<>', status)
      .returning('id')
      .executeTakeFirst();
    const ended =
      changed !== undefined && status === 0 ? await endAutopay(trx, memberId, 'lister', now) : 0;
    const can_ask_again = await countRentals(trx, askableAgain(memberId, services));
    if (changed === undefined) return { ended, can_ask_again };
    await audit(trx, {
      action: status === 1 ? 'autopay.switched_on' : 'autopay.switched_off',
      actorId: memberId,
      memberId,
      address,
      at: now,
    });
    return { ended, can_ask_again };
  });
}
