import { formatMoney } from '@crewpad/domain';
import { button, facts, type MailContent, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { receiptNumber } from '../../billing/index.ts';
import { findTransaction, type TransactionRow } from '../payments/queries/find-transactions.ts';
import { findRequest, type RequestRow } from '../requests/queries/request-rows.ts';
import { roomAndBed } from '../summarize.ts';
import {
  findMailedRefund,
  findRecipients,
  type MailedRefund,
  type Recipient,
} from './queries/mailed-money.ts';

const PURPOSES = { deposit: 'Deposit', rent: 'Rent', parking: 'Parking', other: 'Other' } as const;
type Fact = readonly [name: string, value: string];

/** The emails about payments between tenants and listers. */
export function moneyMails(site: MailSite) {
  const toRequests = button(
    'See the request',
    `${site.publicUrl}/account-setting?tab=payment-requests`,
  );
  const toMyCrew = button('Go to My Crew', `${site.publicUrl}/my-crew`);
  const toMyCrashpad = button('Go to My Crashpad', `${site.publicUrl}/my-crashpad`);

  return {
    async payment_request(trx, { requestId, step }) {
      const request = requestId === undefined ? undefined : await findRequest(trx, requestId);
      if (request === undefined) return undefined;
      // Answered or withdrawn before the email left.
      if (step === 'sent' && request.status !== 'pending') return undefined;
      const { tenant, lister } = await findRecipients(trx, request.rental_id);
      const isToTenant = step === 'sent' || step === 'withdrawn';
      const to = isToTenant ? tenant : lister;
      if (to === null || step === undefined) return undefined;
      const says = REQUEST_STEPS[step](request);
      const closing = step === 'rejected' || step === 'withdrawn';
      const reason: Fact[] = closing && request.reason ? [['Reason', request.reason]] : [];
      return content(to, says, [
        facts(...requestFacts(request), ...reason),
        step === 'sent' ? toRequests : isToTenant ? toMyCrashpad : toMyCrew,
      ]);
    },

    async manual_payment(trx, { paymentId }) {
      const row = paymentId === undefined ? undefined : await findTransaction(trx, paymentId);
      if (row === undefined) return undefined;
      const { tenant } = await findRecipients(trx, row.rental_id);
      if (tenant === null) return undefined;
      const amount = formatMoney(row.amount_cents);
      const says = {
        subject: `${row.lister_name} recorded your payment of ${amount}`,
        says: `${row.lister_name} recorded a payment of ${amount} that you made.`,
      };
      return content(tenant, says, [
        facts(...paymentFacts(row), ['Paid by', row.provider.replaceAll('_', ' ')]),
        toMyCrashpad,
        note('If you did not make this payment, please ask your lister.'),
      ]);
    },

    async payment_refund(trx, { refundId }) {
      const refund = await findMailedRefund(trx, refundId);
      if (refund === undefined || refund.state === 'pending') return undefined;
      const row = await findTransaction(trx, refund.transactionId);
      if (row === undefined) return undefined;
      const { tenant, lister } = await findRecipients(trx, row.rental_id);
      if (refund.state === 'failed') {
        return lister === null
          ? undefined
          : content(lister, failedWords(row, refund), [facts(...paymentFacts(row)), toMyCrew]);
      }
      if (tenant === null) return undefined;
      return content(tenant, refundWords(row, refund), [
        facts(...paymentFacts(row), ...refundFacts(refund)),
        toMyCrashpad,
      ]);
    },

    async payment_dispute(trx, { transactionId, step }) {
      const row =
        transactionId === undefined ? undefined : await findTransaction(trx, transactionId);
      if (row === undefined) return undefined;
      const { lister } = await findRecipients(trx, row.rental_id);
      if (lister === null) return undefined;
      const amount = formatMoney(row.amount_cents);
      const says =
        step === 'won'
          ? {
              subject: `The dispute about ${row.tenant_name}’s payment was won`,
              says: `The bank decided in your favor. We have returned ${amount} to your payout account.`,
            }
          : {
              subject: `${row.tenant_name}’s bank disputes a payment of ${amount}`,
              says: `The bank of ${row.tenant_name} took back a payment of ${amount}. Until the bank decides, we have taken it from your payout account.`,
            };
      return content(lister, says, [facts(...paymentFacts(row)), toMyCrew]);
    },
  } satisfies Composers;
}

interface Words {
  subject: string;
  says: string;
}

const REQUEST_STEPS: Record<
  'sent' | 'paid' | 'rejected' | 'withdrawn',
  (request: RequestRow) => Words
> = {
  sent: ({ lister_name, amount_cents }) => ({
    subject: `${lister_name} asks you for a payment of ${formatMoney(amount_cents)}`,
    says: `${lister_name} asks you for a payment. You can pay it with your card, or reject it.`,
  }),
  paid: ({ tenant_name, amount_cents }) => ({
    subject: `${tenant_name} paid your request for ${formatMoney(amount_cents)}`,
    says: `${tenant_name} paid your payment request by card.`,
  }),
  rejected: ({ tenant_name, amount_cents }) => ({
    subject: `${tenant_name} rejected your request for ${formatMoney(amount_cents)}`,
    says: `${tenant_name} rejected your payment request. Nothing was charged.`,
  }),
  withdrawn: ({ lister_name, amount_cents }) => ({
    subject: `${lister_name} withdrew the request for ${formatMoney(amount_cents)}`,
    says: `${lister_name} withdrew a payment request. You do not have to do anything.`,
  }),
};

const content = (
  { email, firstName }: Recipient,
  { subject, says }: Words,
  blocks: MailContent['blocks'],
): MailContent => ({
  to: email,
  subject,
  preview: says,
  heading: subject,
  blocks: [text(firstName === '' ? `Hi, ${says}` : `Hi ${firstName}, ${says}`), ...blocks],
});

function requestFacts(request: RequestRow): Fact[] {
  const rows: Fact[] = [
    ['For', PURPOSES[request.payment_for]],
    ['Amount', formatMoney(request.amount_cents)],
    ['Crash pad', request.crashpad_name],
    ['Bed', roomAndBed(request)],
  ];
  return request.notes === '' ? rows : [...rows, ['Notes', request.notes]];
}

function paymentFacts(row: TransactionRow): Fact[] {
  const rows: Fact[] = [
    ['Receipt', receiptNumber(row.id)],
    ['For', PURPOSES[row.payment_for]],
    ['Amount', formatMoney(row.amount_cents)],
    ['Crash pad', row.location_name],
    ['Bed', roomAndBed(row)],
  ];
  if (row.period_from !== null && row.period_to !== null) {
    rows.push(['Period', `${row.period_from} to ${row.period_to}`]);
  }
  if (row.paid_on !== null) rows.push(['Paid on', row.paid_on]);
  return row.notes === '' ? rows : [...rows, ['Notes', row.notes]];
}

function refundWords({ payment_for, lister_name }: TransactionRow, refund: MailedRefund): Words {
  const amount = formatMoney(refund.amount_cents);
  const how =
    refund.method === 'card'
      ? 'It goes to the card that you paid with, and may take a few days to arrive.'
      : 'It was returned to you without a card.';
  if (payment_for !== 'deposit') {
    return {
      subject: `${lister_name} returned ${amount} to you`,
      says: `${lister_name} returned ${amount}. ${how}`,
    };
  }
  return {
    subject: 'Your deposit was settled',
    says:
      refund.amount_cents === 0
        ? `${lister_name} settled your deposit and kept all of it. The deductions are below.`
        : `${lister_name} settled your deposit and returned ${amount}. ${how}`,
  };
}

const failedWords = ({ tenant_name }: TransactionRow, refund: MailedRefund): Words => ({
  subject: `Your refund of ${formatMoney(refund.amount_cents)} was not made`,
  says: `The payment provider rejected your refund to ${tenant_name}. Nothing was returned. You can try again, or return it in another way.`,
});

function refundFacts({ amount_cents, kept_cents, deductions, reason }: MailedRefund): Fact[] {
  const rows: Fact[] = [['Returned', formatMoney(amount_cents)]];
  for (const { reason: why, amount_cents: cents } of deductions) {
    rows.push([`Deducted: ${why}`, formatMoney(cents)]);
  }
  if (kept_cents > 0) rows.push(['Kept in total', formatMoney(kept_cents)]);
  return reason === '' ? rows : [...rows, ['Reason', reason]];
}
