import { formatMoney } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import type { ObligationKinds } from '../../../platform/payments/obligation-kinds.ts';
import { findEmailedCharge } from './queries/charges.ts';
import { adviceFor } from './words.ts';

/** A payment failed, and what to do about it. Not sent when it was paid meanwhile. */
export function paymentFailedMail(
  site: MailSite,
  kinds: ObligationKinds,
): Composer<'payment_failed'> {
  const { name } = mailBrands[site.brand];
  return async (trx, { obligationId }) => {
    const charge = await findEmailedCharge(trx, kinds, obligationId);
    if (charge === undefined || charge.paidAt !== null || charge.status === 'cancelled') {
      return undefined;
    }
    const { payer, isSignUp } = charge;
    const path = isSignUp ? '/processing/payment' : '/account-setting?tab=payment-methods';
    return {
      to: payer.email,
      subject: `Your payment to ${name} did not go through`,
      preview: 'You were not charged. Here is what you can do.',
      heading: 'Your payment did not go through',
      blocks: [
        text(`Hi ${payer.firstName}, we could not take this payment. You were not charged.`),
        facts(['For', charge.words.summary], ['Amount', formatMoney(charge.amountCents)]),
        text(adviceFor(charge.declineCode)),
        button(isSignUp ? 'Finish the payment' : 'Check my card', `${site.publicUrl}${path}`),
        note(`Questions about this payment? Write to ${site.contactEmail}.`),
      ],
    };
  };
}
