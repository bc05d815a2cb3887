import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { button, facts, type MailContent, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer, Composers } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { formatWhen, type RentalTexts, wordsFact } from '../../rentals/index.ts';
import type { DisputeMailStep } from '../disputes.ts';
import { findTransaction, type TransactionRow } from '../payments/payments.queries.ts';
import { objectedCents } from '../payments/policy.ts';
import { presentNextAttempt } from '../payments/present.ts';
import {
  findMailedDispute,
  findMailedReturn,
  findRecipients,
  type MailedDispute,
} from './mailed-money.queries.ts';
import { content, paymentFacts } from './money-emails.ts';

type Side = 'tenant' | 'lister';

/** The emails about payments that a bank took back, and refunds that it sent back, to both sides. */
export function disputeMails(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  const pages = {
    tenant: `${site.publicUrl}/my-crashpad`,
    lister: `${site.publicUrl}/my-crew`,
    payouts: `${site.publicUrl}/account-setting?tab=autopay`,
  };

  return {
    async payment_dispute(trx, { disputeId, step, to }) {
      const dispute = await findMailedDispute(trx, disputeId);
      const row = dispute && (await findTransaction(trx, dispute.transactionId));
      if (dispute === undefined || row === undefined) return undefined;
      if (step === undefined || to === undefined) return undefined;
      const recipient = (await findRecipients(trx, row.rental_id))[to];
      if (recipient === null) return undefined;
      const texts = textsOf(recipient.locale);
      return content(recipient, texts, disputeWords({ dispute, row, step, to }, texts), [
        facts(...paymentFacts(row, texts)),
        buttonFor({ row, to, step, open: openRent(dispute) }, texts),
      ]);
    },

    async rent_written_off(trx, { obligationId }) {
      const row = await findTransaction(trx, obligationId ?? 0);
      if (row === undefined || row.written_off === null) return undefined;
      const { tenant } = await findRecipients(trx, row.rental_id);
      if (tenant === null) return undefined;
      const texts = textsOf(tenant.locale);
      const { t } = texts.texts;
      const values = { who: row.lister_name, amount: texts.money(row.amount_cents) };
      const words = {
        subject: t('rent/disputes:written_off_subject', values),
        says: t('rent/disputes:written_off'),
      };
      return content(tenant, texts, words, [
        facts(
          ...paymentFacts(row, texts),
          ...wordsFact(texts.t('reason'), row.written_off.reason, row),
        ),
        button(t('rent/disputes:see_payments'), `${site.publicUrl}/transactions`),
      ]);
    },

    async refund_returned(trx, { refundId, step, to, isAgain }) {
      const refund = await findMailedReturn(trx, refundId);
      const row = refund && (await findTransaction(trx, refund.transactionId));
      if (refund === undefined || row === undefined) return undefined;
      if (step === undefined || to === undefined) return undefined;
      // Its bank has taken it in the meantime, or the lister returns it another way.
      const isOver = step === 'owed' ? refund.owed === 0 : refund.state !== STATE_AT[step];
      if (isOver) return undefined;
      const recipient = (await findRecipients(trx, row.rental_id))[to];
      if (recipient === null) return undefined;
      const texts = textsOf(recipient.locale);
      const { t } = texts.texts;
      const values = {
        amount: texts.money(step === 'owed' ? refund.owed : refund.amount),
        day: refund.nextTryAt === null ? '' : texts.day(refund.nextTryAt, row.time_zone),
        tenant: row.tenant_name,
        who: row.lister_name,
      };
      const words = {
        subject: t(`rent/disputes:${RETURN_SUBJECTS[step]}`, values),
        says: t(`rent/disputes:${returnKey(step, to, isAgain)}`, values),
      };
      return content(recipient, texts, words, [
        facts(...paymentFacts(row, texts)),
        buttonFor({ row, to, ...(step === 'owed' && { step }) }, texts),
      ]);
    },
  } satisfies Composers;

  function buttonFor(
    {
      row,
      to,
      step,
      open,
    }: { row: TransactionRow; to: Side; step?: DisputeMailStep; open?: { id: number } | null },
    { t, texts }: RentalTexts,
  ): MailContent['blocks'][number] {
    if (step === 'owed') return button(texts.t('payouts:payout_check'), pages.payouts);
    if (open && to === 'tenant') {
      return button(texts.t('rent/disputes:pay_now'), `${pages.tenant}?pay=${open.id}`);
    }
    return to === 'lister'
      ? button(t('go_to_my_crew'), pages.lister)
      : button(t('receipt_see'), `${site.publicUrl}/receipts/${row.id}`);
  }
}

const STATE_AT = {
  retrying: 'retrying',
  again: 'done',
  returned: 'returned',
  stopped: 'returned',
} as const;

const RETURN_SUBJECTS = {
  retrying: 'refund_subject',
  again: 'refund_again_subject',
  returned: 'refund_subject',
  stopped: 'refund_subject',
  owed: 'refund_owed_subject',
} as const;

type ReturnStep = keyof typeof RETURN_SUBJECTS;

/** What an email says about a refund that the bank has returned, perhaps not for the first time. */
function returnKey(step: ReturnStep, to: Side, isAgain = false) {
  if (step === 'owed') return 'refund_owed';
  if (step === 'again') return `refund_again_${to}` as const;
  return step === 'retrying' && isAgain
    ? (`refund_retrying_again_${to}` as const)
    : (`refund_${step}_${to}` as const);
}

interface DisputeMail {
  dispute: MailedDispute;
  row: TransactionRow;
  step: DisputeMailStep;
  to: Side;
}

/** What happened, and what happens next. */
function disputeWords({ dispute, row, step, to }: DisputeMail, { texts, money, day }: RentalTexts) {
  const { t } = texts;
  const { taken, returned, hasMoved } = dispute;
  const open = openRent(dispute);
  const since = open?.since ?? dispute.uncoveredAt;
  const values = {
    day: since === null ? '' : day(since, row.time_zone),
    amount: money(disputedAmount(dispute, step)),
    tenant: row.tenant_name,
    who: row.lister_name,
  };
  // A bank that only asked has moved no money.
  const isQuiet = step === 'won' && !hasMoved;
  const name = isQuiet ? ('closed' as const) : step === 'owed' ? undefined : step;
  if (name === undefined) {
    return {
      subject: t('rent/disputes:owed_subject', values),
      says: t('rent/disputes:owed', values),
    };
  }
  const says =
    name === 'won' && to === 'lister' && taken === 0
      ? ('won_lister_kept' as const)
      : (`${name}_${to}` as const);
  const sentences = [t(`rent/disputes:${says}`, values)];
  const isOn = dispute.autoPay === AUTOPAY.on || dispute.autoPay === AUTOPAY.stopAsked;
  if (step === 'open' && isOn) sentences.push(t('rent/disputes:autopay_paused'));
  if (step === 'won' && !isQuiet && isOn) sentences.push(t('rent/disputes:autopay_again'));
  const isLost = step === 'lost' || step === 'not_taken';
  if ((step === 'lost' || step === 'taken') && taken > returned)
    sentences.push(t(nextAfterLoss({ row, open }, to), values));
  if (isLost && dispute.endedAutopay) sentences.push(t('rent/disputes:autopay_off'));
  // An appeal is won after a loss.
  if ((step === 'given_back' || step === 'won') && dispute.replacement !== null) {
    const { status, left } = dispute.replacement;
    const isPaid = status !== 'cancelled' && left === 0;
    const rest = { ...values, left: money(status === 'cancelled' ? 0 : left) };
    if (isPaid) sentences.push(t(`rent/disputes:paid_again_${to}`, values));
    else if (step === 'given_back') sentences.push(t('rent/disputes:open_now', rest));
  }
  return {
    subject: t(`rent/disputes:${name === 'not_taken' ? 'lost' : name}_${to}_subject`, values),
    says: sentences.join(' '),
  };
}

interface OpenRent {
  id: number;
  since: Date;
}

/** The rent that a lost dispute has opened again; null if it is not, or paid meanwhile. */
export function openRent({ replacement }: MailedDispute): OpenRent | null {
  if (replacement === null || replacement.status === 'cancelled' || replacement.left === 0) {
    return null;
  }
  return { id: replacement.id, since: new Date(replacement.createdAt) };
}

/** The amount that a step is about. */
export function disputedAmount(
  { amount, taken, returned, owed }: MailedDispute,
  step: DisputeMailStep,
) {
  switch (step) {
    case 'owed':
      return owed;
    case 'given_back':
      return returned;
    case 'won':
      return taken === 0 ? amount : taken;
    case 'lost':
    case 'taken':
      return taken === 0 ? amount : taken - returned;
    default:
      return amount;
  }
}

function nextAfterLoss({ row, open }: { row: TransactionRow; open: OpenRent | null }, to: Side) {
  const { type, payment_for } = row;
  if (type === 'rent') {
    return `rent/disputes:${open === null ? 'paid_again' : 'rent_again'}_${to}` as const;
  }
  if (payment_for === 'deposit') return `rent/disputes:deposit_again_${to}` as const;
  if (payment_for === 'rent') return 'rent/disputes:covered_again' as const;
  return `rent/disputes:ask_again_${to}` as const;
}

interface NotifiedObjection {
  id: number;
  rental_id: number;
  charge_id: number;
  refund_id: number | null;
  line: number | null;
  /** It is about open rent that AutoPay charges once the objection has ended. */
  is_charged: boolean;
}

async function findObjection(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedObjection | undefined> {
  const { rows } = await sql<NotifiedObjection>`
    select b.id, b.rental_id, b.charge_id, b.refund_id, b.line,
      coalesce(b.refund_id is null and o.collection = 'auto', false) as is_charged
    from objections b left join obligations o on o.id = b.charge_id and o.paid_at is null
    where b.id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}

/** The payment that an objection is about, and what that part is, with its amount. */
export async function findObjectedPayment(trx: Trx, objectionId: number | undefined) {
  const objection = await findObjection(trx, objectionId);
  if (objection === undefined) return undefined;
  const payment = await findTransaction(trx, objection.charge_id);
  if (payment === undefined) return undefined;
  const about = payment.objections.find(({ id }) => id === objectionId)?.about;
  const amount_cents = objectedCents(payment, objection);
  return { id: payment.id, part: { amount_cents, ...(about !== undefined && { about }) } };
}

/** A step of an objection, for the other side: what it is about, and whether a card is charged. */
export function objectionMail(site: MailSite): Composer<'objection'> {
  const textsOf = mailTexts('rentals/emails', site);
  return async (trx, { objectionId, step, to }) => {
    const subject = await findObjection(trx, objectionId);
    const row = subject && (await findTransaction(trx, subject.charge_id));
    const objection = row?.objections.find(({ id }) => id === objectionId);
    if (subject === undefined || row === undefined || objection === undefined) return undefined;
    if (step === undefined || to === undefined) return undefined;
    const recipient = (await findRecipients(trx, row.rental_id))[to];
    if (recipient === null) return undefined;
    const texts = textsOf(recipient.locale);
    const { t } = texts.texts;
    const part = row.settlements.find(({ id }) => id === objection.refund_id);
    const line = part?.deductions[objection.line ?? -1];
    const cents = objectedCents(row, objection);
    const names = {
      ...{ tenant: row.tenant_name, who: row.lister_name, amount: texts.money(cents) },
      what: t(`rent/objections:about_${objection.about}`, { amount: texts.money(cents) }),
    };
    const next = presentNextAttempt(row);
    const isOver = step !== 'received';
    const charged = () =>
      next === null
        ? openText(row, to, texts)
        : t(`rent/objections:charged_${to}`, {
            tenant: row.tenant_name,
            when: formatWhen(new Date(next), row.time_zone, texts.locale),
          });
    const after = isOver && objection.about === 'rent' ? charged() : undefined;
    const isCharged = subject.is_charged && row.hold !== 'bank_confirmation';
    const key = step === 'received' && !isCharged ? 'received_uncharged' : step;
    const words = {
      subject: t(`rent/objections:${step}_subject`, names),
      says: t(`rent/objections:${key}`, names),
    };
    return content(recipient, texts, words, [
      facts(
        ...paymentFacts(row, texts),
        ...wordsFact(texts.t('reason'), line?.reason, row),
        ...wordsFact(t('rent/objections:objection'), objection.text, row),
        ...wordsFact(
          t('rent/objections:answer'),
          step === 'answered' ? objection.answer : null,
          row,
        ),
      ),
      ...(after === undefined ? [] : [text(after)]),
      button(t('rent/objections:see'), `${site.publicUrl}/transactions?tenant=${row.rental_id}`),
    ]);
  };
}

/** What happens to rent that no card is charged for; undefined unless it is open. */
function openText(
  { status, obligation_status, collection, hold, lister_name: who, tenant_name }: TransactionRow,
  to: 'tenant' | 'lister',
  { texts: { t } }: RentalTexts,
): string | undefined {
  const isOpen = status === 'pending' || status === 'failed';
  if (!isOpen || obligation_status === 'collecting') return undefined;
  if (hold === 'bank_confirmation') {
    return t('rent/objections:bank_confirmation', { tenant: tenant_name });
  }
  return collection === COLLECTION.manual
    ? t(`rent/objections:stays_open_hand_${to}`, { who })
    : t('rent/objections:stays_open');
}
