import type { contract, OperationRequest } from '@crewpad/contract';
import { toCents } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../../platform/services.ts';
import { changeAmount } from '../../../billing/index.ts';
import { getStoredRental, recordHistory } from '../../../rentals/index.ts';
import { canWithRequest, waitsForBank } from '../policy.ts';
import { getRequest, type RequestRow } from '../queries/request-rows.ts';
import { changedMeanwhile, requireCardAmount, requireRequest } from '../require-request.ts';

/**
 * Edits a pending request, and tells the tenant of another amount or purpose. Missing
 * fields stay. Stops a payment first that was started for another amount or purpose.
 * @throws ApiError 404, 403; 409 if no longer pending; 422
 */
export async function editRequest(
  services: Services,
  actor: MemberActor,
  id: number,
  form: OperationRequest<typeof contract.rent.updatePaymentRequest>['body'],
): Promise<RequestRow> {
  const { db, clock, payments } = services;
  const request = await requireRequest(db, actor, id, 'edit');
  const amount = form.amount === undefined ? request.amount_cents : toCents(form.amount);
  const purpose = form.payment_for ?? request.payment_for;
  if (amount !== request.amount_cents) requireCardAmount(amount, payments);
  const isChanged = amount !== request.amount_cents || purpose !== request.payment_for;
  if (isChanged) {
    const changed = await changeAmount(services, request.obligation_id, amount);
    if (!changed) throw changedMeanwhile();
  }
  const now = clock.now();
  return transaction(db, async (trx) => {
    const before = await trx
      .selectFrom('payment_requests')
      .select(['amount_cents', 'payment_for'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
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
    const edited = await getRequest(trx, id);
    if (amount !== before.amount_cents || edited.payment_for !== before.payment_for) {
      await recordHistory(trx, await getStoredRental(trx, edited.rental_id), {
        ...{ action: 'edit_request', actor: 'lister', actorId: actor.id, now },
        summary: {
          request: { from: null, to: id },
          request_amount: { from: before.amount_cents, to: amount },
          request_for: { from: before.payment_for, to: edited.payment_for },
        },
      });
      const isStopped = waitsForBank(request);
      const order = { mail: 'payment_request', requestId: id, step: 'changed', isStopped } as const;
      await orderMail(trx, order, {
        now,
        key: `payment_request_changed:${id}:${now.toISOString()}`,
      });
    }
    return edited;
  });
}
