import { localDate } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { Obligation, RefundStep } from '../../../platform/payments/obligation-kinds.ts';
import { getRental, recordHistory } from '../../rentals/index.ts';

/** Each return of a refund and each new try is a step of the rental's history, on its own day. */
export async function recordRefundStep(
  trx: Trx,
  { id, kind, rental_id, period_from, period_to }: Obligation,
  { action, refundId, amountCents, at: now, nextAt }: RefundStep,
): Promise<void> {
  if (rental_id === null) return;
  const rental = await getRental(trx, rental_id);
  const request = await trx
    .selectFrom('payment_requests')
    .select('payment_for')
    .where('obligation_id', '=', id)
    .executeTakeFirst();
  const changed = (to: string | number) => ({ from: null, to });
  await recordHistory(trx, rental, {
    ...{ action, actor: 'system', actorId: null, now },
    summary: {
      refund: changed(refundId),
      refund_amount: changed(amountCents),
      refund_for: changed(request?.payment_for ?? kind),
      ...(period_from !== null && { refund_days: { from: period_from, to: period_to } }),
      ...(nextAt !== null && { next_try_on: changed(localDate(nextAt, rental.time_zone)) }),
    },
  });
}
