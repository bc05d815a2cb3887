import { isListerPlan, PLAN_RECORDS, renewalChargeAt, toCents } from '@crewpad/domain';
import {
  button,
  facts,
  type MailBlock,
  note,
  pictureOf,
  text,
} from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import type { ObligationKinds } from '../../../platform/payments/obligation-kinds.ts';
import { type MailTexts, mailTexts } from '../../../platform/texts.ts';
import { isValidToday } from '../cards/cards.ts';
import { adviceFor, cardName } from '../cards/save-card.ts';
import { findChangeOf, type TermPrice } from '../plans/plan-changes.ts';
import { planSummary, priceLines } from '../plans/plan-quote.ts';
import { receiptNumber } from '../receipts.ts';
import {
  type EmailedTerm,
  failureTexts,
  findEmailedChange,
  findEmailedCharge,
  findEmailedTerm,
  findFailure,
} from './emails.queries.ts';

/** A payment failed, with next steps. Skipped if it was paid in the meantime. */
export function paymentFailedMail(
  site: MailSite,
  kinds: ObligationKinds,
): Composer<'payment_failed'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, { obligationId }) => {
    const charge = await findEmailedCharge(trx, kinds, obligationId);
    if (charge === undefined || charge.paidAt !== null || charge.status === 'cancelled') {
      return undefined;
    }
    const { payer, isSignUp } = charge;
    const path = isSignUp ? '/processing/payment' : '/account-setting?tab=payment-methods';
    const { t, locale, money, texts } = textsOf(payer.locale);
    return {
      to: payer.email,
      locale,
      subject: t('failed_subject'),
      preview: t('not_charged'),
      heading: t('failed_heading'),
      blocks: [
        text(t('failed_text', { name: payer.firstName })),
        facts([t('for'), charge.words.summary], [t('amount'), money(charge.amountCents)]),
        text(adviceFor(charge.declineCode, texts)),
        button(t(isSignUp ? 'after_sign_up' : 'check_card'), `${site.publicUrl}${path}`),
        note(t('questions', { address: site.contactEmail })),
      ],
    };
  };
}

/** What was paid, for what and with which card. */
export function receiptMail(site: MailSite, kinds: ObligationKinds): Composer<'receipt'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, { obligationId }) => {
    const charge = await findEmailedCharge(trx, kinds, obligationId);
    if (charge === undefined || charge.paidAt === null) return undefined;
    const { id, paidAt, payer, periodStart, periodEnd, cardBrand, cardLast4 } = charge;
    const words = textsOf(payer.locale);
    const { t, locale, day, money, texts } = words;
    const amount = money(charge.amountCents);
    const { summary, timeZone } = charge.words;
    const rows: [string, string][] = [
      [t('receipt'), receiptNumber(id)],
      [t('paid'), day(paidAt, timeZone)],
      [t('for'), summary],
    ];
    if (periodStart !== null && periodEnd !== null) {
      const days = t('period_days', { from: day(periodStart), to: day(periodEnd) });
      rows.push([t('period'), days]);
    }
    const change = await findChangeOf(trx, id);
    if (change !== undefined) rows.push(...factsOf(change, words));
    if (cardBrand !== null && cardLast4 !== null) {
      rows.push([t('card'), cardName(cardBrand, cardLast4, texts)]);
    }
    rows.push(...(charge.words.lines ?? []), [t('amount'), amount]);
    return {
      to: payer.email,
      locale,
      subject: t('receipt_subject', { amount }),
      preview: t('receipt_preview', { summary, amount }),
      picture: charge.house && pictureOf(charge.house),
      heading: t('receipt_heading'),
      blocks: [
        text(t('receipt_text', { name: payer.firstName })),
        facts(...rows),
        button(t('receipt_open'), `${site.publicUrl}/receipts/${id}`),
        note(t('receipt_note')),
      ],
    };
  };
}

/** The price of a new term and the credits that paid part of it. */
function factsOf(
  price: TermPrice,
  { money, texts }: MailTexts<'billing/emails'>,
): [string, string][] {
  return priceLines(price, texts).map((line) => [line.text, money(toCents(line.amount))]);
}

/** A term has ended. Skipped if another one has started. */
export function accountExpiredMail(site: MailSite): Composer<'account_expired'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, order) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined) return undefined;
    const { t, locale, day } = textsOf(term.locale);
    return {
      to: term.email,
      locale,
      subject: t('expired_subject'),
      preview: t('expired_preview'),
      heading: t('expired_heading'),
      blocks: [
        text(t('expired_text', { name: term.firstName, day: day(term.endsAt) })),
        text(t(isListerPlan(term.plan) ? 'expired_lister' : 'expired_seeker')),
        button(t('renew'), `${site.publicUrl}/account-expired`),
      ],
    };
  };
}

/** The credit for unused days paid for another plan: its receipt, without a charge. */
export function planChangedMail(site: MailSite): Composer<'plan_changed'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, { planChangeId }) => {
    const change = await findEmailedChange(trx, planChangeId);
    if (change === undefined) return undefined;
    const { id, plan, endsAt, payer, chargeCents } = change;
    const words = textsOf(payer.locale);
    const { t, locale, day, money, texts } = words;
    const title = texts.t(`common:${plan}_title`);
    const sentence = t('changed_text', { name: payer.firstName, title, until: day(endsAt) });
    return {
      to: payer.email,
      locale,
      subject: t('changed_subject', { title }),
      preview: sentence,
      heading: t('changed_subject', { title }),
      blocks: [
        text(sentence),
        facts([t('receipt'), receiptNumber(id)], ...factsOf(change, words), [
          t('amount'),
          money(chargeCents),
        ]),
        text(
          t('changed_next', {
            price: money(PLAN_RECORDS[plan].price_cents),
            day: day(renewalChargeAt(endsAt)),
          }),
        ),
        button(t('receipt_open'), `${site.publicUrl}/receipts/${id}`),
      ],
    };
  };
}

/**
 * A member switched the renewal of their plan, or chose a plan for the next term. Skipped if another
 * term was paid in the meantime.
 */
export function renewalChangedMail(site: MailSite): Composer<'renewal_changed'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, order, now) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined) return undefined;
    const { firstName: name, plan, endsAt, next } = term;
    const { t, locale, day, money, texts } = textsOf(term.locale);
    const values = {
      name,
      title: texts.t(`common:${plan}_title`),
      next: texts.t(`common:${next.plan}_title`),
      price: money(PLAN_RECORDS[next.plan].price_cents),
      day: day(renewalChargeAt(endsAt, now)),
      ends: day(endsAt),
      until: day(next.endsAt),
    };
    const { change } = order;
    return {
      to: term.email,
      locale,
      subject: t(`${change}_subject`, values),
      preview: t(`${change}_text`, values),
      heading: t(`${change}_subject`, values),
      blocks: [
        text(t(`${change}_text`, values)),
        button(t('my_services'), `${site.publicUrl}/account-setting?tab=my-services`),
      ],
    };
  };
}

const ACTIONS = {
  card: ['update_card', '/update-payment-method'],
  /** On that page the card owner confirms with their bank. */
  confirm: ['confirm', '/account-expired'],
  renew: ['renew', '/account-expired'],
} as const;

/** A renewal failed, with next steps. Skipped if it was paid in the meantime. */
export function renewalFailedMail(
  site: MailSite,
  kinds: ObligationKinds,
): Composer<'renewal_failed'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, { obligationId, attemptId }, now) => {
    const charge = await findEmailedCharge(trx, kinds, obligationId);
    if (charge === undefined || charge.paidAt !== null || charge.status === 'cancelled') {
      return undefined;
    }
    const { payer, dueAt } = charge;
    const failure = await findFailure(trx, charge, attemptId, now);
    const words = textsOf(payer.locale);
    const { t, locale, day, money } = words;
    const { card, reason, advice, actions } = failureTexts(failure, words);
    const rows: [string, string][] = [
      [t('for'), charge.words.summary],
      [t('amount'), money(charge.amountCents)],
    ];
    if (card !== undefined) rows.push([t('card'), card]);
    if (failure.triedAt !== undefined)
      rows.push([t(failure.isEnd ? 'last_tried' : 'tried'), day(failure.triedAt)]);
    rows.push([t(dueAt > now ? 'term_ends' : 'term_ended'), day(dueAt)]);
    const { nextAttemptAt } = failure;
    rows.push([t('next_attempt'), nextAttemptAt === undefined ? t('none') : day(nextAttemptAt)]);
    return {
      to: payer.email,
      locale,
      subject: t(failure.isEnd ? 'renewal_failed_last_subject' : 'renewal_failed_subject'),
      preview: t('not_charged'),
      heading: t(failure.isEnd ? 'renewal_failed_last_heading' : 'renewal_failed_heading'),
      blocks: [
        text(t('renewal_failed_text', { name: payer.firstName })),
        facts(...rows),
        text(reason),
        text(advice),
        ...actions.map((action): MailBlock => {
          const [label, path] = ACTIONS[action];
          return button(t(label), `${site.publicUrl}${path}`);
        }),
        note(t('questions', { address: site.contactEmail })),
      ],
    };
  };
}

/** A plan is about to renew. Skipped if it no longer does. */
export function renewalNoticeMail(site: MailSite): Composer<'renewal_notice'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, order) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined || !term.repeat || term.status !== 'ACTIVE') return undefined;
    const { firstName, endsAt, next, card } = term;
    const { t, locale, day, money, texts } = textsOf(term.locale);
    const amount = money(PLAN_RECORDS[next.plan].price_cents);
    const chargeAt = renewalChargeAt(endsAt);
    const chargedAt = day(chargeAt);
    const summary = planSummary(next.plan, texts);
    return {
      to: term.email,
      locale,
      subject: t('notice_subject', { day: chargedAt }),
      preview: t('plan_price', { plan: summary, price: amount }),
      heading: t('notice_heading'),
      blocks: [
        text(
          t('notice_text', {
            name: firstName,
            price: amount,
            day: chargedAt,
            until: day(next.endsAt),
            advice: t(cardAdvice(term, chargeAt)),
          }),
        ),
        facts(
          [t('for'), summary],
          [t('amount'), amount],
          [t('charged'), chargedAt],
          ...(card === null ? [] : [[t('card'), cardName(card.brand, card.last4, texts)] as const]),
        ),
        button(t('check_card'), `${site.publicUrl}/account-setting?tab=payment-methods`),
        button(t('my_services'), `${site.publicUrl}/account-setting?tab=my-services`),
        note(t('notice_stop', { ends: day(endsAt) })),
      ],
    };
  };
}

function cardAdvice({ card }: EmailedTerm, chargeAt: Date) {
  if (card === null || !card.valid) {
    return 'notice_no_card';
  }
  return isValidToday(card, chargeAt) ? 'notice_card' : 'notice_card_expires';
}

/** A term that does not renew is about to end. Skipped if another one was paid in the meantime. */
export function termEndingMail(site: MailSite): Composer<'term_ending'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, order, now) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined || term.repeat || term.status !== 'ACTIVE' || term.endsAt <= now) {
      return undefined;
    }
    const { firstName, plan, endsAt } = term;
    const { t, locale, day, money, texts } = textsOf(term.locale);
    const ends = day(endsAt);
    const isLister = isListerPlan(plan);
    const price = money(PLAN_RECORDS[plan].price_cents);
    return {
      to: term.email,
      locale,
      subject: t('ending_subject', { day: ends }),
      preview: t('ending_preview'),
      heading: t('ending_heading'),
      blocks: [
        text(t('ending_text', { name: firstName, day: ends })),
        facts(
          [t('ends'), ends],
          [t('to_continue'), t('plan_price', { plan: planSummary(plan, texts), price })],
        ),
        text(t(isLister ? 'ending_renew_lister' : 'ending_renew')),
        button(t('renew'), `${site.publicUrl}/account-expired`),
        note(t(isLister ? 'ending_note_lister' : 'ending_note')),
      ],
    };
  };
}
