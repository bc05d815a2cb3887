import { formatMoney } from '@crewpad/domain';
import { button, facts, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { stayFacts } from './when.ts';
import { aboutRental } from './words.ts';

/** Reminds a lister of a deposit that they still hold. Not sent once it is returned or kept. */
export function depositReminderMail(site: MailSite) {
  return aboutRental<'deposit_reminder'>(({ rental, listerEmail, listerFirstName, tenantName }) => {
    const held = rental.deposit_held_cents;
    if (rental.status !== 'ended' || held <= 0) return undefined;
    const subject = `You still hold the deposit of ${tenantName}`;
    return {
      to: listerEmail,
      subject,
      preview: 'The rental ended two weeks ago. Please return the deposit, or say what you keep.',
      heading: subject,
      blocks: [
        text(`${listerFirstName === '' ? 'Hello' : `Hi ${listerFirstName}`},`),
        text(
          'The rental ended two weeks ago, and you still hold the deposit. Please return it, or record what you keep of it and why.',
        ),
        facts(...stayFacts(rental), ['Deposit held', formatMoney(held)]),
        button('Settle the deposit', `${site.publicUrl}/my-crew`),
      ],
    };
  });
}
