import { AUTOPAY, CARD_AMOUNT_MIN, isAutopayOn, localDate, toDollars } from '@crewpad/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import { accountLocked, refusal } from '../../platform/errors.ts';
import { orderMail, orderMails } from '../../platform/outbox/order-mail.ts';
import {
  type BlockReason,
  type ChargeFacts,
  cardAmount,
  type Obligation,
  type ObligationKindRules,
  type ObligationWords,
  type RefundStep,
} from '../../platform/payments/obligation-kinds.ts';
import type { Texts } from '../../platform/texts.ts';
import { findTerms, isPayeeHeld, isPayeeReady } from '../payouts/index.ts';
import {
  type Covered,
  getRental,
  isCardShared,
  listCovered,
  presentCover,
  reasonIn,
  recordHistory,
  roomAndBed,
} from '../rentals/index.ts';
import { acceptPaidInvitation } from './acceptance.ts';
import { applyDispute } from './disputes.ts';
import { coveredLines, creditGoesTo, keptParts, PURPOSES, restParts } from './payments/coverage.ts';
import { findRequestsOf } from './payments/requests.queries.ts';
import { completeRequest, lockRentalOf } from './payments/requests.ts';
import { lockReplaced } from './periods/balance-rent.ts';
import {
  describeRent,
  findPayeeFacts,
  findRentalFacts,
  findUnconfirmedCard,
  isPayeesToCollect,
  type RentalFacts,
} from './periods/periods.queries.ts';
import { lockPaidRows } from './periods/periods.ts';
import { failureKey, firstKey } from './periods/schedule-rent.ts';
import { findRentClosing, findSettlement } from './periods/settlement.queries.ts';

/** Each return of a refund and each new try is a step of the rental's history, on its own day. */
async function recordRefundStep(
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

/** The common parts of all payments from a tenant to a lister. */
const paymentToLister = {
  findTerms,
  async orderRefundEmail(trx, _obligation, { id: refundId, step, returns }, now) {
    const key = `payment_refund:${refundId}:${step}:${returns}`;
    if (step === 'done' || step === 'failed') {
      const isAgain = returns > 0;
      const order = { mail: 'payment_refund', refundId, step, isAgain } as const;
      await orderMail(trx, order, { now, key });
      if (step === 'failed' || !isAgain) return;
      // The lister has read that the bank returned it.
      const retryOrder = {
        mail: 'refund_returned',
        refundId,
        step: 'again',
        to: 'lister',
      } as const;
      return orderMail(trx, retryOrder, { now, key: `${key}:lister` });
    }
    const sides = step === 'owed' ? (['lister'] as const) : (['tenant', 'lister'] as const);
    const mails = sides.map((to) => ({
      order: { mail: 'refund_returned' as const, refundId, step, to, isAgain: returns > 1 },
      key: `${key}:${to}`,
    }));
    await orderMails(trx, mails, now);
  },
  recordRefundStep,
  applyDispute,
  reasonIn,
} satisfies Partial<ObligationKindRules>;

async function findBlock(
  trx: Trx,
  obligation: Obligation,
  { cardAmountMax, isAutomatic }: ChargeFacts,
  isOwed: (rental: RentalFacts) => boolean,
): Promise<BlockReason | undefined> {
  const rental = await findRentalFacts(trx, obligation);
  // The rest of an earlier period may lift the charge above the limit.
  const amount = cardAmount(obligation);
  const limit = cardAmountMax + obligation.carried_cents;
  if (rental === undefined || obligation.cancel_requested_at !== null) return 'not_owed';
  if (!isOwed(rental)) return 'not_owed';
  if (await isPayeeHeld(trx, obligation)) return 'collections_held';
  if (amount < CARD_AMOUNT_MIN || amount > limit) return 'not_by_card';
  if (!(await isPayeeReady(trx, obligation))) return 'payee_not_ready';
  if (isAutomatic && rental.is_disputed) return 'card_disputed';
  if (isAutomatic && rental.is_objected_to) return 'objection';
  if (!rental.has_card) return 'no_card';
  return (await isCardShared(trx, obligation)) ? 'card_shared' : undefined;
}

/** The rent of one period. */
const rent: ObligationKindRules = {
  kind: 'rent',
  incomeAccount: 'rents',
  lockRows: lockPaidRows,
  async lockReplaced(trx, { replaces_id, rental_id }) {
    if (replaces_id !== null && rental_id !== null) await lockReplaced(trx, rental_id);
  },
  findBlock: (trx, obligation, charge) =>
    findBlock(trx, obligation, charge, ({ status, auto_pay, checkout_date, lost_cents }) => {
      const { period_to, replaces_id, amount_cents } = obligation;
      // The bank has given back a part: this row is about to be reduced.
      const isFitting = lost_cents === null || lost_cents === amount_cents;
      if (replaces_id !== null) return !charge.isAutomatic && isFitting;
      // Check-out has moved, and this row is about to be shortened or cancelled.
      if (checkout_date !== null && period_to !== null && period_to > checkout_date) return false;
      // Rent due before the end is still owed.
      return charge.isAutomatic ? status === 'accepted' && isAutopayOn(auto_pay) : true;
    }),
  ...paymentToLister,
  async mayCollect(db, obligation, by, now) {
    if (by === 'payer') return true;
    const { id } = obligation;
    if (await isPayeeHeld(db, obligation)) throw accountLocked();
    const facts = await findPayeeFacts(db, id);
    if (facts?.is_objected_to) throw refusal(409, 'OBJECTION_OPEN', 'rentals:objection_open');
    return facts !== undefined && isPayeesToCollect(facts, now);
  },
  findSettlement,
  findClosing: findRentClosing,
  async applyPayment(trx, { id: obligationId }, now) {
    const order = { mail: 'rent_paid', obligationId } as const;
    await orderMail(trx, order, { now, key: `rent_paid:${obligationId}` });
  },
  async orderFailureEmails(trx, { obligation, attemptId, attemptKey }, now) {
    const { id: obligationId } = obligation;
    // A wait for the bank is told once for each card, however often the tenant tries.
    const card = await findUnconfirmedCard(trx, { id: obligationId, attemptId });
    const occasion = card === undefined ? attemptKey : `confirm:${card}`;
    const order = {
      mail: 'rent_failed' as const,
      obligationId,
      ...(attemptId !== undefined && { attemptId }),
    };
    const mails = [
      {
        order: { ...order, to: 'tenant' as const },
        key: failureKey(obligationId, occasion),
      },
      { order: { ...order, to: 'lister' as const }, key: firstKey(obligationId) },
    ];
    await orderMails(trx, mails, now);
  },
  describe: (db, ids, texts) => describeRent(db, ids, 'rent', texts),
};

/** The deposit of an invitation, which the tenant pays to accept it. */
const deposit: ObligationKindRules = {
  kind: 'deposit',
  incomeAccount: 'deposits',
  lockRows: lockPaidRows,
  findBlock: (trx, obligation, charge) =>
    findBlock(
      trx,
      obligation,
      charge,
      ({ status, auto_pay }) =>
        !charge.isAutomatic && status === 'pending' && auto_pay === AUTOPAY.on,
    ),
  ...paymentToLister,
  applyPayment: acceptPaidInvitation,
  // The tenant is present when it is charged.
  orderFailureEmails: async () => {},
  describe: (db, ids, texts) => describeRent(db, ids, 'deposit', texts),
};

export const rentKinds: readonly ObligationKindRules[] = [rent, deposit];

/** A one-time amount that a lister requests from a tenant, who pays it themselves. */
export const requestKind: ObligationKindRules = {
  kind: 'payment_request',
  incomeAccount: 'requests',
  lockRows: (trx, { id }) => lockRentalOf(trx, id),
  async findBlock(trx, obligation, { isAutomatic, cardAmountMax }) {
    if (isAutomatic) return 'collected_by_hand';
    const [request] = await findRequestsOf(trx, [obligation.id]);
    if (request?.status !== 'pending') return 'not_owed';
    if (await isPayeeHeld(trx, obligation)) return 'collections_held';
    if (cardAmount(obligation) > cardAmountMax) return 'not_by_card';
    if (!(await isPayeeReady(trx, obligation))) return 'payee_not_ready';
    return (await isCardShared(trx, obligation)) ? 'card_shared' : undefined;
  },
  ...paymentToLister,
  async findClosing(db, { id, status, amount_cents }) {
    const [request] = status === 'cancelled' ? await findRequestsOf(db, [id]) : [];
    if (request === undefined) return undefined;
    const end = request.status === 'rejected' ? 'rejected' : 'withdrawn';
    return {
      text: ({ t, money }) =>
        t(`rent:closed_request_${end}`, { who: request.lister_name, amount: money(amount_cents) }),
    };
  },
  mailsPayerLater: async (trx, { id }) =>
    (await findRequestsOf(trx, [id])).some(({ payment_for }) => payment_for === 'rent'),
  applyPayment: (trx, { id }, now) => completeRequest(trx, id, now),
  async orderFailureEmails(trx, { obligation, attemptId, attemptKey }, now) {
    const { id: obligationId, payer_id: memberId } = obligation;
    const about = attemptId === undefined ? { obligationId } : { obligationId, attemptId };
    const key = `payment_failed:${obligationId}:${attemptKey}`;
    await orderMail(trx, { mail: 'payment_failed', memberId, ...about }, { now, key });
  },
  async describe(db, ids, texts) {
    const { t } = texts;
    const covered = new Map((await listCovered(db, ids)).map((item) => [item.id, item]));
    const words = new Map<number, ObligationWords>();
    for (const row of await findRequestsOf(db, ids)) {
      const title = t(PURPOSES[row.payment_for]);
      const place = t('rent:bed_at', { bed: roomAndBed(row), title: row.crashpad_name });
      const description = row.notes === '' || row.is_blocked ? place : `${place}: ${row.notes}`;
      const summary = `${title}, ${place}`;
      const timeZone = row.time_zone;
      const uses = covered.get(row.obligation_id);
      words.set(row.obligation_id, {
        ...{ title, description, summary, timeZone },
        ...(uses !== undefined && coverWords(uses, texts)),
      });
    }
    return words;
  },
};

const coverWords = (uses: Covered, texts: Texts) => ({
  periods: uses.periods.map(presentCover),
  credit: toDollars(uses.credit_cents),
  credit_goes_to: creditGoesTo(uses),
  kept: keptParts(uses),
  parts: restParts(uses, texts),
  lines: coveredLines(uses, texts),
});
