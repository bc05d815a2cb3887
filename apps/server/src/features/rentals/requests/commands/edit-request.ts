import type { contract, OperationRequest } from '@crewpad/contract';
import { toCents } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import type { Services } from '../../../../platform/services.ts';
import { changeAmount } from '../../../billing/index.ts';
import { canWithRequest } from '../policy.ts';
import { getRequest, type RequestRow } from '../queries/request-rows.ts';
import { changedMeanwhile, requireCardAmount, requireRequest } from '../require-request.ts';

/**
 * Edits a pending request. Missing fields stay. Cancels a payment started for another amount first.
 * @throws ApiError 404, 403; 409 if no longer pending; 422
 */
export async function editRequest(
  services: Services,
  actor: MemberActor,
  id: number,
  form: OperationRequest<typeof contract.rentals.updatePaymentRequest>['body'],
): Promise<RequestRow> {
  const { db, clock, payments } = services;
  const request = await requireRequest(db, actor, id, 'edit');
  const amount = form.amount === undefined ? request.amount_cents : toCents(form.amount);
  if (amount !== request.amount_cents) {
    requireCardAmount(amount, payments);
    const changed = await changeAmount(services, request.obligation_id, amount);
    if (!changed) throw changedMeanwhile();
  }
  const now = clock.now();
  return transaction(db, async (trx) => {
    await trx
      .selectFrom('payment_requests')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .execute();
    enforce(canWithRequest(actor, 'edit', await getRequest(trx, id)));
    await trx
      .updateTable('payment_requests')
      .set({
        amount_cents: amount,
        ...(form.payment_for !== undefined && { payment_for: form.payment_for }),
        ...(form.notes !== undefined && { notes: form.notes ?? '' }),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    return getRequest(trx, id);
  });
}
