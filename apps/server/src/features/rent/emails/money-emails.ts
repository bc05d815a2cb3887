import { toCents } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import {
  button,
  facts,
  type MailContent,
  note,
  pictureOf,
  text,
} from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { receiptNumber } from '../../billing/index.ts';
import {
  bookingFacts,
  feeFacts,
  formatDate,
  formatPeriod,
  getRental,
  greetingOf,
  presentDeposit,
  type RentalTexts,
  reasonIn,
  wordsFact,
} from '../../rentals/index.ts';
import { coveredLines, PURPOSES } from '../payments/coverage.ts';
import { findTransaction, type TransactionRow } from '../payments/payments.queries.ts';
import { findRequest, type RequestRow } from '../payments/requests.queries.ts';
import { methodKey } from '../periods/settlement.queries.ts';
import {
  findMailedRefund,
  findRecipients,
  listReopened,
  type MailedRefund,
  type Recipient,
  type ReopenedPeriod,
} from './mailed-money.queries.ts';
import { collectionOf, reopenedFacts } from './rent-emails.ts';

type Fact = readonly [name: string, value: string];

/** What happened to a payment request. */
export type RequestStep = 'sent' | 'changed' | 'paid' | 'rejected' | 'withdrawn';

interface EmailTexts {
  subject: string;
  says: string;
  /** What happens next. */
  next?: string | undefined;
}

/** What an email about a request says. */
function requestWords(
  { lister_name: who, tenant_name: tenant, amount_cents, was_stopped }: RequestRow,
  { step, isStopped = was_stopped }: { step: RequestStep; isStopped: boolean | undefined },
  { t, money, texts }: RentalTexts,
): EmailTexts {
  const amount = money(amount_cents);
  const next = isStopped ? texts.t('rent/payments:request_stopped') : undefined;
  switch (step) {
    case 'sent':
      return {
        subject: t('request_sent_subject', { who, amount }),
        says: t('request_sent', { who }),
      };
    case 'changed':
      return {
        subject: texts.t('rent/payments:request_changed_subject', { who, amount }),
        says: texts.t('rent/payments:request_changed', { who }),
        next,
      };
    case 'paid':
      return {
        subject: t('request_paid_subject', { tenant, amount }),
        says: t('request_paid', { tenant }),
      };
    case 'rejected':
      return {
        subject: t('request_rejected_subject', { tenant, amount }),
        says: t('request_rejected', { tenant }),
        next: isStopped ? texts.t('rent/payments:request_stopped_lister') : undefined,
      };
    case 'withdrawn':
      return {
        subject: t('request_withdrawn_subject', { who, amount }),
        says: t('request_withdrawn', { who }),
        next,
      };
  }
}

/** The request of an email; after an edit also what it was before. */
function requestFacts(request: RequestRow, step: RequestStep, all: RentalTexts): Fact[] {
  const { t, money, texts } = all;
  const { rental_id: id, crashpad_name: title } = request;
  return [
    [t('for'), texts.t(PURPOSES[request.payment_for])],
    [t('amount'), money(request.amount_cents)],
    ...bookingFacts({ ...request, id, listing: { title } }, all),
    ...wordsFact(t('notes'), request.notes, request),
    ...(step === 'changed' ? earlierFacts(request, all) : []),
  ];
}

/** The amount and the purpose before an edit, if it changed them. */
function earlierFacts(request: RequestRow, { t, money, texts }: RentalTexts): Fact[] {
  const { amount_before: amount, payment_for_before: purpose } = request;
  const rows: Fact[] = [];
  if (purpose !== null && purpose !== request.payment_for) {
    rows.push([texts.t('rent/payments:for_before'), texts.t(PURPOSES[purpose])]);
  }
  if (amount !== null && amount !== request.amount_cents) {
    rows.push([t('amount_before'), money(amount)]);
  }
  return rows;
}

/** The emails about payments between tenants and listers. */
export function moneyMails(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  const toRequests = ({ t }: RentalTexts, key: 'request_see' | 'requests_see') =>
    button(t(key), `${site.publicUrl}/account-setting?tab=payment-requests`);
  const toMyCrew = ({ t }: RentalTexts) => button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`);
  const toReceipt = ({ t }: RentalTexts, { id }: TransactionRow) =>
    button(t('receipt_see'), `${site.publicUrl}/receipts/${id}`);

  return {
    async payment_request(trx, { requestId, step, isStopped }) {
      const request = requestId === undefined ? undefined : await findRequest(trx, requestId);
      if (request === undefined) return undefined;
      // Skipped if it was answered or withdrawn before.
      const isOpen = step === 'sent' || step === 'changed';
      if (isOpen && request.status !== 'pending') return undefined;
      const { tenant, lister } = await findRecipients(trx, request.rental_id);
      const isToTenant = isOpen || step === 'withdrawn';
      const to = isToTenant ? tenant : lister;
      if (to === null || step === undefined) return undefined;
      const texts = textsOf(to.locale);
      const closing = step === 'rejected' || step === 'withdrawn';
      const why = reasonIn(request.reason, texts.locale);
      const reason = closing ? wordsFact(texts.t('reason'), why, request) : [];
      const paid = step === 'paid' ? await findTransaction(trx, request.obligation_id) : undefined;
      const covered = paid === undefined ? [] : coveredLines(paid, texts.texts);
      return content(to, texts, requestWords(request, { step, isStopped }, texts), [
        facts(
          ...requestFacts(request, step, texts),
          ...covered,
          ...(step === 'paid' ? feeFacts(request.amount_cents, request.fee_cents, texts) : []),
          ...reason,
        ),
        // A withdrawn one is no longer listed.
        isToTenant
          ? toRequests(texts, step === 'withdrawn' ? 'requests_see' : 'request_see')
          : toMyCrew(texts),
      ]);
    },

    async manual_payment(trx, { paymentId }) {
      const row = paymentId === undefined ? undefined : await findTransaction(trx, paymentId);
      if (row === undefined) return undefined;
      const { tenant } = await findRecipients(trx, row.rental_id);
      if (tenant === null) return undefined;
      const texts = textsOf(tenant.locale);
      const { t } = texts;
      const paid = { who: row.lister_name, amount: texts.money(row.amount_cents) };
      const open = row.payment_for === 'deposit' ? await openDeposit(trx, row.rental_id) : 0;
      const openText = texts.money(open);
      const words = {
        subject: t('payment_recorded_subject', paid),
        says: t('payment_recorded', paid),
        next:
          open > 0
            ? `${t('deposit_open', { amount: openText })} ${t('pay_directly', { who: row.lister_name })}`
            : undefined,
      };
      return content(tenant, texts, words, [
        facts(...paymentFacts(row, texts), [t('paid_by'), t(methodKey(row.provider))]),
        toReceipt(texts, row),
        note(t('not_your_payment')),
      ]);
    },

    async payment_refund(trx, { refundId, step, isAgain }, now) {
      const refund = await findMailedRefund(trx, refundId);
      if (refund === undefined) return undefined;
      const row = await findTransaction(trx, refund.transactionId);
      if (row === undefined) return undefined;
      const { tenant, lister } = await findRecipients(trx, row.rental_id);
      if (step === 'failed') {
        if (lister === null) return undefined;
        const texts = textsOf(lister.locale);
        const words = failedWords(row, refund, texts);
        return content(lister, texts, words, [facts(...paymentFacts(row, texts)), toMyCrew(texts)]);
      }
      // The bank has returned the new try as well, which is news of its own.
      if (tenant === null || (isAgain && refund.state !== 'done')) return undefined;
      const texts = textsOf(tenant.locale);
      const reopened = await listReopened(trx, { paymentId: row.id, since: refund.created_at });
      const words = isAgain ? againWords(row, refund, texts) : refundWords(row, refund, texts);
      return content(tenant, texts, { ...words, next: openAgain(row, { reopened, now }, texts) }, [
        facts(
          ...paymentFacts({ ...row, credit_cents: creditAfterRefund(row) }, texts),
          ...refundFacts(row, refund, texts),
          ...reopenedFacts(reopened, { to: 'tenant', row }, texts),
        ),
        toReceipt(texts, row),
      ]);
    },
  } satisfies Composers;
}

/** What is left of the agreed deposit to pay, in whole cents. */
const openDeposit = async (trx: Trx, rentalId: number) =>
  toCents(presentDeposit(await getRental(trx, rentalId)).open);

export function content(
  { email, firstName, house }: Recipient,
  texts: RentalTexts,
  { subject, says, next }: EmailTexts,
  blocks: MailContent['blocks'],
): MailContent {
  const greeting = greetingOf(firstName, texts);
  return {
    to: email,
    locale: texts.locale,
    subject,
    preview: says,
    picture: pictureOf(house),
    heading: subject,
    blocks: [text(greeting), text(says), ...(next ? [text(next)] : []), ...blocks],
  };
}

/** The booking and the bed of a payment. */
export const bookingOf = (row: TransactionRow, all: RentalTexts): Fact[] =>
  bookingFacts({ ...row, id: row.rental_id, listing: { title: row.location_name } }, all);

export function paymentFacts(row: TransactionRow, all: RentalTexts): Fact[] {
  const { t, texts } = all;
  const rows: Fact[] = [
    ...(row.paid_on === null ? [] : [[t('receipt'), receiptNumber(row.id)] as const]),
    ...amountFacts(row, all),
    ...bookingOf(row, all),
  ];
  if (row.paid_on !== null) rows.push(...coveredLines(row, texts));
  if (row.paid_on !== null) rows.push([t('paid_on'), formatDate(row.paid_on, texts)]);
  return [...rows, ...wordsFact(t('notes'), row.notes, row)];
}

/** What a payment is for, and its amount: of open rent what is still owed for its days. */
function amountFacts(row: TransactionRow, { t, money, texts }: RentalTexts): Fact[] {
  const { paid_on, period_from, period_to } = row;
  const amount = money(row.amount_cents);
  if (paid_on === null && period_from !== null && period_to !== null) {
    const period = formatPeriod(period_from, period_to, texts);
    return [[texts.t('rent/payments:open_rent_of', { period }), amount]];
  }
  return [
    [t('for'), texts.t(PURPOSES[row.payment_for])],
    [t('amount'), amount],
  ];
}

function refundWords(
  { payment_for, lister_name: who, is_blocked }: TransactionRow,
  refund: MailedRefund,
  { t, money }: RentalTexts,
): EmailTexts {
  const amount = money(refund.amount_cents);
  const how = t(refund.method === 'card' ? 'refund_by_card' : 'refund_by_hand');
  if (payment_for !== 'deposit') {
    return {
      subject: t('refund_subject', { who, amount }),
      says: `${t('refund_text', { who, amount })} ${how}`,
    };
  }
  return {
    subject: t('deposit_settled_subject'),
    says:
      refund.amount_cents === 0
        ? [t('deposit_kept', { who }), ...(is_blocked ? [] : [t('deductions_below')])].join(' ')
        : `${t('deposit_returned', { who, amount })} ${how}`,
  };
}

/**
 * The credit that refunds have left. A refund takes credit first; for a card the coverage follows a
 * moment later. In whole cents.
 */
function creditAfterRefund({ amount_cents, returned_cents, ...row }: TransactionRow): number {
  const covered = row.periods.reduce((sum, { cents }) => sum + cents, row.credit_cents);
  const remaining = amount_cents - returned_cents;
  return Math.max(0, row.credit_cents - Math.max(0, covered - remaining));
}

/** A refund that the bank had returned has been tried again. */
const againWords = (
  { lister_name: who }: TransactionRow,
  refund: MailedRefund,
  { texts, money }: RentalTexts,
): EmailTexts => ({
  subject: texts.t('rent/disputes:refund_again_subject', { amount: money(refund.amount_cents) }),
  says: texts.t('rent/disputes:refund_again_tenant', { who, amount: money(refund.amount_cents) }),
});

/** After a refund, the rent that the payment had covered is owed again, on its day. */
function openAgain(
  row: TransactionRow,
  { reopened, now }: { reopened: readonly ReopenedPeriod[]; now: Date },
  texts: RentalTexts,
): string | undefined {
  // A refund to a card uncovers its rent a moment later.
  const isWaiting = reopened.length === 0 && row.type === 'payment_request';
  const periods: readonly { due_at: Date | string }[] = isWaiting ? row.periods : reopened;
  if (periods.length === 0) return undefined;
  const isDue = periods.every(({ due_at }) => new Date(due_at) <= now);
  const says = texts.texts.t(`rent/payments:${isDue ? 'rent_open_again' : 'rent_uncovered'}`);
  return isWaiting ? says : `${says} ${collectionOf(reopened, { to: 'tenant', row }, texts)}`;
}

const failedWords = (
  { tenant_name: tenant }: TransactionRow,
  refund: MailedRefund,
  { t, money }: RentalTexts,
): EmailTexts => ({
  subject: t('refund_failed_subject', { amount: money(refund.amount_cents) }),
  says: t('refund_failed', { tenant }),
});

function refundFacts(row: TransactionRow, refund: MailedRefund, texts: RentalTexts): Fact[] {
  const { t, money, locale } = texts;
  const { amount_cents, kept_cents, deductions } = refund;
  const rows: Fact[] = [[t('returned'), money(amount_cents)]];
  // As on its receipt. Of a deposit it is what was kept.
  if (row.payment_for !== 'deposit') {
    const left = row.amount_cents - row.returned_cents;
    rows.push([texts.texts.t('rent/payments:total_after'), money(left)]);
  }
  // Their sum is what was kept.
  for (const { reason: why, amount_cents: cents } of row.is_blocked ? [] : deductions) {
    rows.push([t('deducted', { reason: why }), money(cents)]);
  }
  if (kept_cents > 0) rows.push([t('kept'), money(kept_cents)]);
  return [...rows, ...wordsFact(t('reason'), reasonIn(refund.reason, locale), row)];
}
