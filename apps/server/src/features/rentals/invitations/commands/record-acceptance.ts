import { firstBilledDay, unbilledRent } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { applyChange } from '../../commands/change-rental.ts';
import { stayOf } from '../../present-rental.ts';
import type { StoredRental } from '../../queries/rental-rows.ts';
import { type AcceptingMember, activateFreeTenant } from './accepting-member.ts';

/**
 * Turns a locked invitation into a rental, with the first rent of the quote that the tenant saw.
 * @param quotedAt when they saw it
 */
export async function recordAcceptance(
  trx: Trx,
  rental: StoredRental,
  member: AcceptingMember,
  { now, quotedAt }: { now: Date; quotedAt: Date },
): Promise<StoredRental> {
  const mails = (['tenant', 'lister'] as const).map((to) => ({
    order: {
      ...{ mail: 'rental_accepted' as const, rentalId: rental.id, to },
      quotedAt: quotedAt.toISOString(),
    },
  }));
  await orderMails(trx, mails, now);
  await activateFreeTenant(trx, member, now);
  // Fills in what the lister left open.
  const set = {
    status: 'accepted' as const,
    user_id: member.id,
    accepted_at: now,
    ...unbilledRent(stayOf(rental), firstBilledDay(stayOf(rental), quotedAt)),
    first_name: rental.first_name || member.first_name,
    last_name: rental.last_name || member.last_name,
    airline: rental.airline ?? member.airlines,
    ...(rental.phone_number === null && {
      phone_number: member.phone_number,
      country_code: member.country_code,
    }),
  };
  const step = { action: 'accept', actor: 'tenant', actorId: member.id, now } as const;
  return applyChange(trx, rental, { set }, step);
}
