import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findMailedCharge } from './queries/find-charge.ts';
import { advice, money, whatFor } from './words.ts';

/** A payment did not go through, and how to mend it; nothing when it has been paid meanwhile. */
export function paymentFailedMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, { obligationId }) => {
    const charge =
      obligationId === undefined ? undefined : await findMailedCharge(trx, obligationId);
    if (charge === undefined || charge.paidAt !== null || charge.status === 'cancelled') {
      return undefined;
    }
    const { payer, isSignUp } = charge;
    const path = isSignUp ? '/processing/payment' : '/account-setting?tab=payment-methods';
    return {
      to: payer.email,
      subject: `Your payment to ${name} did not go through`,
      preview: 'You were not charged. Here is how to mend it.',
      heading: 'Your payment did not go through',
      blocks: [
        text(`Hi ${payer.firstName}, we could not take this payment. You were not charged.`),
        facts(['For', whatFor(charge)], ['Amount', money(charge.amountCents)]),
        text(advice(charge.declineCode)),
        button(isSignUp ? 'Finish the payment' : 'Check my card', `${site.publicUrl}${path}`),
        note(`Questions about this payment? Write to ${site.contactEmail}.`),
      ],
    };
  };
}
