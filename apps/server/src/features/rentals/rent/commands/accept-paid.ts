import { audit } from '../../../../platform/audit.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { Obligation } from '../../../../platform/payments/obligation-kinds.ts';
import { lockRental } from '../../commands/change-rental.ts';
import { lockAcceptingMember } from '../../invitations/commands/accepting-member.ts';
import { recordAcceptance } from '../../invitations/commands/record-acceptance.ts';

/**
 * Accepts the invitation in the transaction that records the deposit's payment. Rent follows the
 * quote that the tenant accepted, however late the payment is reported.
 */
export async function acceptPaidInvitation(
  trx: Trx,
  { id, rental_id, payer_id, due_at }: Obligation,
  now: Date,
): Promise<void> {
  const member = await lockAcceptingMember(trx, payer_id);
  const rental = rental_id === null ? undefined : await lockRental(trx, rental_id);
  if (rental?.status === 'pending') {
    await recordAcceptance(trx, rental, member, { now, quotedAt: due_at });
    return;
  }
  // It was forcibly closed in the meantime. The lister has the money, and can return it.
  await audit(trx, {
    action: 'deposit.paid_without_rental',
    actorId: null,
    memberId: payer_id,
    details: { obligation: id, rental: rental_id },
    at: now,
  });
}
