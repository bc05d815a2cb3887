import { randomUUID } from 'node:crypto';
import type { contract } from '@crewpad/contract';
import { toCents } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { conflict, refusal } from '../../../../platform/errors.ts';
import { keyReused } from '../../../../platform/idempotency/calls.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../../platform/services.ts';
import { obligations } from '../../../billing/index.ts';
import { findPayoutAccount } from '../../../payouts/index.ts';
import { lockNamedRental } from '../../payments/commands/lock-named-rental.ts';
import { requireCardAmount } from '../require-request.ts';

/**
 * Requests a card payment from a tenant. Repeated and concurrent calls with the same key create one
 * request.
 * @returns the obligation's id
 * @throws ApiError 404 for rentals of others; 409 if it has ended, or payouts are not set up; 422
 */
export function sendRequest(
  { db, clock, payments }: Pick<Services, 'db' | 'clock' | 'payments'>,
  actor: MemberActor,
  form: contract.rent.PaymentRequestForm,
  key: string | undefined,
): Promise<number> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const rental = await lockNamedRental(trx, actor, form, 'request_payment');
    const amount_cents = toCents(form.amount);
    const subject_key = `preq:${actor.id}:${key ?? randomUUID()}`;
    const sent = await findSent(trx, subject_key);
    if (sent !== undefined) {
      if (sent.rental_id !== rental.id || sent.amount_cents !== amount_cents) throw keyReused();
      return sent.id;
    }
    requireCardAmount(amount_cents, payments);
    if (rental.user_id === null) throw conflict('rent:no_account');
    const account = await findPayoutAccount(trx, actor.id, payments.mode);
    if (account?.state !== 'ready') throw payoutSetupRequired();
    const parties = { rental_id: rental.id, created_at: now, updated_at: now, amount_cents };
    const { id } = await obligations.open(trx, {
      ...parties,
      kind: 'payment_request',
      subject_key,
      payer_id: rental.user_id,
      payee_id: actor.id,
      due_at: now,
      provider_mode: payments.mode,
    });
    const request = await trx
      .insertInto('payment_requests')
      .values({
        ...parties,
        obligation_id: id,
        lister_id: actor.id,
        tenant_id: rental.user_id,
        payment_for: form.payment_for,
        payment_type: form.payment_type,
        payment_method: form.payment_method,
        notes: form.notes ?? '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = {
      mail: 'payment_request' as const,
      requestId: request.id,
      step: 'sent' as const,
    };
    await orderMail(trx, order, { now, key: `payment_request:${request.id}` });
    return id;
  });
}

const findSent = (trx: Trx, subjectKey: string) =>
  trx
    .selectFrom('obligations')
    .select(['id', 'rental_id', 'amount_cents'])
    .where('subject_key', '=', subjectKey)
    .executeTakeFirst();

const payoutSetupRequired = () =>
  refusal(409, 'PAYOUT_SETUP_REQUIRED', 'rent:payouts_first_request');
