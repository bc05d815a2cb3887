import type { ApiError } from '@crewpad/contract';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import { conflict, notFound, paymentRefused, refusal } from '../../../platform/errors.ts';
import { type Obligation, rulesOf } from '../../../platform/payments/obligation-kinds.ts';
import type { Refusal } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import { findCard } from '../cards/queries/cards.ts';
import * as obligations from '../ledger/obligations.ts';
import { listDunningAttempts } from '../ledger/queries/attempts.ts';
import { findLedgerState } from '../ledger/queries/obligations.ts';
import { isOpen } from '../ledger/statuses.ts';
import { refusedPayment, withProvider } from '../provider.ts';
import { collect } from './collect.ts';
import type { MoneyAnswer, MoneyCall, MoneyCalls } from './money-calls.ts';
import { answerOf, payNow } from './pay-now.ts';
import { paymentInProgress } from './too-late.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Charges an open obligation to its payer's card on file immediately: for the waiting payer, or for
 * the payee off-session.
 * @throws ApiError 404 for strangers; 409 if it cannot be charged this way; otherwise as `payNow`
 */
export async function collectCharge(
  services: Services,
  calls: MoneyCalls,
  { actor, idempotencyKey: key }: MemberContext,
  id: number,
): Promise<MoneyAnswer> {
  const { db, clock } = services;
  const obligation = (await findLedgerState(db, id))?.obligation;
  const by = obligation && partyOf(obligation, actor.id);
  if (obligation === undefined || by === undefined) throw notFound();
  const call = { memberId: actor.id, operation: 'collect', key, body: { id } };
  return calls.run(call, clock.now(), async (moneyCall) => {
    await requireCollectable(services, obligation, by);
    return by === 'payer'
      ? payNow(services, { chargeId: id, payerId: actor.id }, moneyCall)
      : chargeForPayee(services, obligation, moneyCall);
  });
}

function partyOf({ payer_id, payee_id }: Obligation, memberId: number) {
  if (payer_id === memberId) return 'payer';
  return payee_id === memberId ? 'payee' : undefined;
}

/** @throws ApiError 409 */
async function requireCollectable(
  { db, clock, obligationKinds }: Services,
  obligation: Obligation,
  by: 'payer' | 'payee',
): Promise<void> {
  // Paid and closed ones are handled below.
  if (!isOpen(obligation.status)) return;
  const rules = rulesOf(obligationKinds, obligation.kind);
  if (await rules.mayCollect?.(db, obligation, by, clock.now())) return;
  throw conflict(by === 'payer' ? 'billing:not_here' : 'billing:only_tenant_pays');
}

async function chargeForPayee(
  services: Services,
  obligation: Obligation,
  moneyCall: MoneyCall,
): Promise<MoneyAnswer> {
  const { db, clock, payments } = services;
  const { id: chargeId, payer_id, status } = obligation;
  const isSame = moneyCall.chargeId === chargeId;
  if (isOpen(status) && !isSame) {
    if (status === 'collecting') throw paymentInProgress(obligation, clock.now());
    const card = await findCard(db, payer_id, payments.mode);
    if (!card?.valid) {
      throw refusal(422, 'PAYMENT_METHOD_REQUIRED', 'billing:tenant_has_no_card');
    }
    await requireNoRecentDecline(services, chargeId, card.payment_method);
    await obligations.collectAutomatically(db, chargeId, { now: clock.now() });
  }
  const paymentMethod = (await findCard(db, payer_id, payments.mode))?.payment_method ?? '';
  await moneyCall.note(chargeId);
  const request = { paymentMethod, onSession: false, byPayee: true, call: moneyCall };
  const outcome = await withProvider(services, () => collect(services, chargeId, request));
  if (outcome.kind === 'requires_action') throw conflict('billing:tenant_must_confirm');
  if (outcome.kind === 'declined') throw declinedToPayee(outcome.refusal);
  return answerOf(services, { chargeId, isSame, reader: 'payee' }, outcome);
}

/** Only the payer sees the bank's reason. */
function declinedToPayee(refused: Refusal): ApiError {
  if (refused.kind !== 'card' && refused.kind !== 'unusable_method') return refusedPayment(refused);
  return paymentRefused({
    status: 402,
    error: 'card_error',
    data: { code: 'card_declined' },
    text: 'billing:tenant_card_declined',
  });
}

/** A declined card is charged again on the next day at the earliest. @throws ApiError 409 */
async function requireNoRecentDecline(
  { db, clock }: Services,
  obligationId: number,
  paymentMethod: string,
): Promise<void> {
  const since = clock.now().getTime() - DAY_MS;
  const isRecent = (await listDunningAttempts(db, obligationId)).some(
    (attempt) =>
      attempt.status === 'declined' &&
      attempt.paymentMethod === paymentMethod &&
      attempt.createdAt.getTime() > since,
  );
  if (isRecent) throw conflict('billing:declined_today');
}
