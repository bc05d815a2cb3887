import type { ApiError } from '@crewpad/contract';
import { formatDay, localDate, toDollars } from '@crewpad/domain';
import { conflict, Refusal, refusal } from '../../../platform/errors.ts';
import {
  type Closing,
  cardAmount,
  type Obligation,
  rulesOf,
  type Settlement,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Services } from '../../../platform/services.ts';
import { type Texts, textsIn, worded } from '../../../platform/texts.ts';
import { findAfterPayment } from '../ledger/after-payment.queries.ts';
import { isHeld } from '../ledger/lease.ts';
import { findLedgerState } from '../ledger/obligations.queries.ts';

/** The errors of a call that came after or during another payment of the same obligation. */

type Sides = Pick<Services, 'db' | 'clock' | 'obligationKinds'>;

/** 409: it was paid, says how and when; or cancelled, says why. */
export async function closedMeanwhile(
  services: Sides,
  chargeId: number,
  reader: 'payer' | 'payee' = 'payer',
): Promise<ApiError> {
  const state = await findLedgerState(services.db, chargeId);
  if (state?.obligation.paid_at == null) {
    const isPayer = reader === 'payer';
    const closing = isPayer && state ? await findClosing(services, state.obligation) : undefined;
    return conflict(closing?.text ?? 'billing:cancelled');
  }
  const settlement = await findPayment(services, state.obligation);
  return new Refusal(409, {
    error_code: 'ALREADY_PAID',
    text: (reader === 'payer' && settlement?.text) || 'billing:paid',
    ...(settlement && { paid: settlement.facts }),
  });
}

/** How an obligation was paid; undefined if it is not. */
export async function findPayment(
  services: Sides,
  obligation: Obligation,
): Promise<Settlement | undefined> {
  const { kind, charge_id, paid_at } = obligation;
  if (paid_at === null) return undefined;
  const { findSettlement } = rulesOf(services.obligationKinds, kind);
  const payment =
    charge_id === null
      ? await findSettlement?.(services.db, obligation, services.clock.now())
      : await chargeOf(services, obligation, paid_at);
  const after = payment && (await afterwardsOf(services, obligation));
  if (payment === undefined || after === undefined) return payment;
  return { ...payment, text: (texts) => [worded(payment.text, texts), ...after(texts)].join(' ') };
}

/** What went back of a charge, and what its bank disputes, in sentences for its payer. */
async function afterwardsOf(
  { db }: Sides,
  { id, status }: Obligation,
): Promise<((texts: Texts) => string[]) | undefined> {
  const { refunds, dispute } = await findAfterPayment(db, id);
  const told = refunds.filter(({ state, replaced }) => state !== 'failed' && !replaced);
  // One that was made at the provider has no row.
  const isBare = told.length === 0 && (status === 'refunded' || status === 'partially_refunded');
  const isDisputed = dispute?.state === 'open' || dispute?.state === 'lost';
  if (told.length === 0 && !isBare && !isDisputed) return undefined;
  return (texts) => {
    const { t, locale } = texts;
    const day = (date: string) => formatDay(new Date(date), 'UTC', locale);
    const sentences = told.map(({ amount_cents, state, on, next_try_on }) =>
      t(`billing:after_refund_${state === 'failed' ? 'returned' : state}`, {
        ...{ amount: texts.money(amount_cents), day: day(on) },
        next: next_try_on === null ? '' : day(next_try_on),
      }),
    );
    if (isBare) sentences.push(t(`billing:after_${status}`));
    if (dispute?.state === 'open')
      sentences.push(t('billing:after_dispute_open', { day: day(dispute.opened_on) }));
    if (dispute?.state === 'lost')
      sentences.push(
        t('billing:after_dispute_lost', { day: day(dispute.decided_on ?? dispute.opened_on) }),
      );
    return sentences;
  };
}

/** What became of a closed obligation; undefined if it stays paid, or nothing more is to be said. */
export async function findClosing(
  { db, obligationKinds }: Sides,
  obligation: Obligation,
): Promise<Closing | undefined> {
  return rulesOf(obligationKinds, obligation.kind).findClosing?.(db, obligation);
}

async function chargeOf(
  { db, clock, obligationKinds }: Sides,
  obligation: Obligation,
  at: Date,
): Promise<Settlement> {
  const { id, kind } = obligation;
  const words = await rulesOf(obligationKinds, kind).describe(db, [id], textsIn('en'));
  const cents = cardAmount(obligation);
  const now = clock.now();
  return {
    text: (texts) =>
      texts.t('billing:paid_by_card', {
        amount: texts.money(cents),
        when: dayWords(texts, { at, now, timeZone: words.get(id)?.timeZone }),
      }),
    facts: {
      by: 'card',
      method: null,
      amount: toDollars(cents),
      at: at.toISOString(),
      receipt_id: id,
    },
  };
}

/** "today", or "on March 1, 2027". */
export function dayWords(
  { t, day }: Texts,
  { at, now, timeZone = 'UTC' }: { at: Date; now: Date; timeZone?: string | undefined },
): string {
  const isToday = localDate(at, timeZone) === localDate(now, timeZone);
  return isToday ? t('billing:today') : t('billing:on_day', { day: day(at, timeZone) });
}

/** 409: another payment of it is in progress, which its payer can follow; or other money is recorded. */
export function paymentInProgress(
  obligation: Pick<Obligation, 'id' | 'kind' | 'lease_owner' | 'lease_until'>,
  now: Date,
): ApiError {
  if (isHeld(obligation, now)) return beingRecorded(obligation);
  return new Refusal(409, {
    error_code: 'PAYMENT_IN_PROGRESS',
    text: 'billing:in_progress_wait',
    charge_id: obligation.id,
  });
}

/** 409: it is held to record other money or another amount. */
export function beingRecorded({ kind }: Pick<Obligation, 'kind'>): ApiError {
  const text = kind === 'rent' ? 'billing:rent_being_recorded' : 'billing:being_changed';
  return refusal(409, 'PAYMENT_IN_PROGRESS', text);
}
