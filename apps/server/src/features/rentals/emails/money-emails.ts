import { button, facts, type MailContent, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { receiptNumber } from '../../billing/index.ts';
import { coveredLines } from '../payments/covered-lines.ts';
import { methodKey } from '../payments/method-key.ts';
import { findTransaction, type TransactionRow } from '../payments/queries/find-transactions.ts';
import { formatDate } from '../rent/queries/describe-rent.ts';
import { findRequest, type RequestRow } from '../requests/queries/request-rows.ts';
import { PURPOSES } from '../requests/request-kind.ts';
import { roomAndBed } from '../summarize.ts';
import { collectionOf, greetingOf, reopenedFact } from './phrases.ts';
import { listReopened, type ReopenedPeriod } from './queries/mailed-cover.ts';
import {
  findMailedRefund,
  findRecipients,
  type MailedRefund,
  type Recipient,
} from './queries/mailed-money.ts';
import type { RentalTexts } from './when.ts';

type Fact = readonly [name: string, value: string];

/** The emails about payments between tenants and listers. */
export function moneyMails(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  const toRequests = ({ t }: RentalTexts) =>
    button(t('request_see'), `${site.publicUrl}/account-setting?tab=payment-requests`);
  const toMyCrew = ({ t }: RentalTexts) => button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`);
  const toReceipt = ({ t }: RentalTexts, { id }: TransactionRow) =>
    button(t('receipt_see'), `${site.publicUrl}/receipts/${id}`);

  return {
    async payment_request(trx, { requestId, step }) {
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
      const reason: Fact[] = closing && request.reason ? [[texts.t('reason'), request.reason]] : [];
      const paid = step === 'paid' ? await findTransaction(trx, request.obligation_id) : undefined;
      const covered = paid === undefined ? [] : coveredLines(paid, texts.texts);
      return content(to, texts, requestWords(request, step, texts), [
        facts(...requestFacts(request, texts), ...covered, ...reason),
        isToTenant ? toRequests(texts) : toMyCrew(texts),
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
      const words = {
        subject: t('payment_recorded_subject', paid),
        says: t('payment_recorded', paid),
      };
      return content(tenant, texts, words, [
        facts(...paymentFacts(row, texts), [t('paid_by'), t(methodKey(row.provider))]),
        toReceipt(texts, row),
        note(t('not_your_payment')),
      ]);
    },

    async payment_refund(trx, { refundId, step }) {
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
      if (tenant === null) return undefined;
      const texts = textsOf(tenant.locale);
      const reopened = await listReopened(trx, { paymentId: row.id, since: refund.created_at });
      const words = refundWords(row, refund, texts);
      return content(tenant, texts, { ...words, next: openAgain(row, reopened, texts) }, [
        facts(
          ...paymentFacts(row, texts),
          ...refundFacts(refund, texts),
          ...reopened.map((one) => reopenedFact(one, row.time_zone, texts)),
        ),
        toReceipt(texts, row),
      ]);
    },
  } satisfies Composers;
}

/** What happened to a payment request. */
export type RequestStep = 'sent' | 'changed' | 'paid' | 'rejected' | 'withdrawn';

interface EmailTexts {
  subject: string;
  says: string;
  /** What happens next. */
  next?: string | undefined;
}

function requestWords(
  { lister_name: who, tenant_name: tenant, amount_cents }: RequestRow,
  step: RequestStep,
  { t, money, texts }: RentalTexts,
): EmailTexts {
  const amount = money(amount_cents);
  switch (step) {
    case 'sent':
      return {
        subject: t('request_sent_subject', { who, amount }),
        says: t('request_sent', { who }),
      };
    case 'changed':
      return {
        subject: texts.t('rentals/payments:request_changed_subject', { who, amount }),
        says: texts.t('rentals/payments:request_changed', { who }),
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
      };
    case 'withdrawn':
      return {
        subject: t('request_withdrawn_subject', { who, amount }),
        says: t('request_withdrawn', { who }),
      };
  }
}

export function content(
  { email, firstName }: Recipient,
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
    heading: subject,
    blocks: [text(greeting), text(says), ...(next ? [text(next)] : []), ...blocks],
  };
}

function requestFacts(request: RequestRow, { t, money, texts }: RentalTexts): Fact[] {
  const rows: Fact[] = [
    [t('for'), texts.t(PURPOSES[request.payment_for])],
    [t('amount'), money(request.amount_cents)],
    [t('crash_pad'), request.crashpad_name],
    [t('bed'), roomAndBed(request)],
  ];
  return request.notes === '' ? rows : [...rows, [t('notes'), request.notes]];
}

export function paymentFacts(row: TransactionRow, { t, money, texts }: RentalTexts): Fact[] {
  const rows: Fact[] = [
    [t('receipt'), receiptNumber(row.id)],
    [t('for'), texts.t(PURPOSES[row.payment_for])],
    [t('amount'), money(row.amount_cents)],
    [t('crash_pad'), row.location_name],
    [t('bed'), roomAndBed(row)],
  ];
  rows.push(...coveredLines(row, texts));
  if (row.paid_on !== null) rows.push([t('paid_on'), formatDate(row.paid_on, texts)]);
  return row.notes === '' ? rows : [...rows, [t('notes'), row.notes]];
}

function refundWords(
  { payment_for, lister_name: who }: TransactionRow,
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
        ? t('deposit_kept', { who })
        : `${t('deposit_returned', { who, amount })} ${how}`,
  };
}

/** After a refund, the rent that the payment had covered is owed again. */
function openAgain(
  row: TransactionRow,
  reopened: readonly ReopenedPeriod[],
  texts: RentalTexts,
): string | undefined {
  const { t } = texts.texts;
  if (reopened.length > 0) {
    const how = collectionOf(reopened, { to: 'tenant', who: row.lister_name, row }, texts);
    return `${t('rentals/payments:rent_open_again')} ${how}`;
  }
  // A refund to a card uncovers its rent a moment later.
  const isWaiting = row.type === 'payment_request' && row.periods.length > 0;
  return isWaiting ? t('rentals/payments:rent_open_again') : undefined;
}

const failedWords = (
  { tenant_name: tenant }: TransactionRow,
  refund: MailedRefund,
  { t, money }: RentalTexts,
): EmailTexts => ({
  subject: t('refund_failed_subject', { amount: money(refund.amount_cents) }),
  says: t('refund_failed', { tenant }),
});

function refundFacts(refund: MailedRefund, { t, money }: RentalTexts): Fact[] {
  const { amount_cents, kept_cents, deductions, reason } = refund;
  const rows: Fact[] = [[t('returned'), money(amount_cents)]];
  for (const { reason: why, amount_cents: cents } of deductions) {
    rows.push([t('deducted', { reason: why }), money(cents)]);
  }
  if (kept_cents > 0) rows.push([t('kept'), money(kept_cents)]);
  return reason === '' ? rows : [...rows, [t('reason'), reason]];
}
