import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { cardName } from '../cards/save-card.ts';
import { findEmailedRefund, findEmailedTerm } from './emails.queries.ts';

/** An admin moved the end of the member's term. Skipped if it was moved again, or renewed. */
export function termMovedMail(site: MailSite): Composer<'term_moved'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, order) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined) return undefined;
    const { from, termEndsAt, reason = '' } = order;
    const { t, locale, day } = textsOf(term.locale);
    const ends = day(term.endsAt);
    const isEarlier = from !== undefined && termEndsAt !== undefined && termEndsAt < from;
    const values = { name: term.firstName, ends };
    return {
      to: term.email,
      locale,
      subject: t('moved_subject', { ends }),
      preview: t(isEarlier ? 'moved_earlier' : 'moved_later', values),
      heading: t('moved_subject', { ends }),
      blocks: [
        text(t(isEarlier ? 'moved_earlier' : 'moved_later', values)),
        facts([t('reason'), reason]),
        button(t('my_services'), `${site.publicUrl}/account-setting?tab=my-services`),
        note(t('questions_support', { address: site.contactEmail })),
      ],
    };
  };
}

/** A refund of a plan payment: it is made, or the bank has sent it back. */
export function planRefundMail(site: MailSite): Composer<'plan_refund'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, { refundId, step }) => {
    const refund = await findEmailedRefund(trx, refundId);
    if (refund === undefined) return undefined;
    const { t, locale, money, texts } = textsOf(refund.locale);
    const amount = money(refund.cents);
    const { brand, last4 } = refund;
    const rows: [string, string][] = [[t('amount'), amount]];
    if (brand !== null && last4 !== null) rows.push([t('card'), cardName(brand, last4, texts)]);
    rows.push([t('reason'), refund.reason]);
    const key = step === 'done' ? 'refund' : 'refund_back';
    return {
      to: refund.email,
      locale,
      subject: t(`${key}_subject`, { amount }),
      preview: t(`${key}_text`, { name: refund.firstName, amount }),
      heading: t(`${key}_subject`, { amount }),
      blocks: [
        text(t(`${key}_text`, { name: refund.firstName, amount })),
        facts(...rows),
        button(t('receipt_open'), `${site.publicUrl}/receipts/${refund.chargeId}`),
        note(t('questions_support', { address: site.contactEmail })),
      ],
    };
  };
}
