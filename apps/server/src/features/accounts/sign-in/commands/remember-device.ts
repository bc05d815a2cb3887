import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { hashToken } from '../../../../platform/tokens.ts';

interface Login {
  memberId: number;
  /** The value of the browser's own cookie. */
  deviceToken: string;
  device: string;
  address: string;
  now: Date;
}

/**
 * Remembers the browser of a login. From the second browser on, the member is told about a new one:
 * by email, and in the security log.
 */
export function rememberDevice(
  db: Db,
  { memberId, deviceToken, device, address, now }: Login,
): Promise<void> {
  const device_hash = hashToken(deviceToken);
  return transaction(db, async (trx) => {
    const others = await trx
      .selectFrom('member_devices')
      .select('device_hash')
      .where('member_id', '=', memberId)
      .limit(1)
      .execute();
    const added = await trx
      .insertInto('member_devices')
      .values({ member_id: memberId, device_hash, first_seen_at: now, last_seen_at: now })
      .onConflict((conflict) => conflict.columns(['member_id', 'device_hash']).doNothing())
      .returning('member_id')
      .executeTakeFirst();
    if (added === undefined) {
      await trx
        .updateTable('member_devices')
        .set({ last_seen_at: now })
        .where('member_id', '=', memberId)
        .where('device_hash', '=', device_hash)
        .execute();
      return;
    }
    if (others.length === 0) return;
    await orderMail(trx, { mail: 'new_device', memberId, at: now.toISOString() }, { now });
    const details = { device };
    await audit(trx, {
      action: 'login.new_device',
      actorId: memberId,
      memberId,
      address,
      details,
      at: now,
    });
  });
}
