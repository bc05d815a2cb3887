import { PLAN_RECORDS, renewalChargeAt } from '@crewpad/domain';
import { button, facts, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { receiptNumber } from '../receipts/present.ts';
import { findEmailedChange } from './queries/terms.ts';
import { factsOf } from './receipt.ts';

/** The credit for unused days paid for another plan: its receipt, without a charge. */
export function planChangedMail(site: MailSite): Composer<'plan_changed'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, { planChangeId }) => {
    const change = await findEmailedChange(trx, planChangeId);
    if (change === undefined) return undefined;
    const { id, plan, endsAt, payer, chargeCents } = change;
    const words = textsOf(payer.locale);
    const { t, locale, day, money, texts } = words;
    const title = texts.t(`billing:${plan}_title`);
    const told = t('changed_text', { name: payer.firstName, title, until: day(endsAt) });
    return {
      to: payer.email,
      locale,
      subject: t('changed_subject', { title }),
      preview: told,
      heading: t('changed_subject', { title }),
      blocks: [
        text(told),
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
