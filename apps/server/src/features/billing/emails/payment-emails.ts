import { toCents } from '@crewpad/domain';
import { button, facts, note, pictureOf, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import type { ObligationKinds } from '../../../platform/payments/obligation-kinds.ts';
import { type MailTexts, mailTexts } from '../../../platform/texts.ts';
import { adviceFor, cardName } from '../cards/save-card.ts';
import { findChangeOf, type TermPrice } from '../plans/plan-changes.ts';
import { priceLines } from '../plans/plan-quote.ts';
import { receiptNumber } from '../receipts.ts';
import { findEmailedCharge } from './emails.queries.ts';

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
export function factsOf(
  price: TermPrice,
  { money, texts }: MailTexts<'billing/emails'>,
): [string, string][] {
  return priceLines(price, texts).map((line) => [line.text, money(toCents(line.amount))]);
}
