import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import type { ObligationKinds } from '../../../platform/payments/obligation-kinds.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { adviceFor } from '../cards/phrases.ts';
import { findEmailedCharge } from './queries/charges.ts';

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
