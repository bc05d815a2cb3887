import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { endAutopay } from './end-autopay.ts';

interface AutopaySwitch {
  memberId: number;
  status: 0 | 1;
  address: string;
  now: Date;
}

/**
 * Switches a lister's AutoPay. Off ends it in all their rentals; switching it on again restores
 * nothing. Setting the current value is a no-op.
 */
export function switchAutopay(
  db: Db,
  { memberId, status, address, now }: AutopaySwitch,
): Promise<void> {
  return transaction(db, async (trx) => {
    const changed = await trx
      .updateTable('members')
      .set({ automatic_payment: status, updated_at: now })
      .where('id', '=', memberId)
      .where('status', '<>', 'CLOSED')
      .where('automatic_payment', '<>', status)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return;
    if (status === 0) await endAutopay(trx, memberId, 'lister', now);
    await audit(trx, {
      action: status === 1 ? 'autopay.switched_on' : 'autopay.switched_off',
      actorId: memberId,
      memberId,
      address,
      at: now,
    });
  });
}
