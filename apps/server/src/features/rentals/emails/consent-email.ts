import { AUTOPAY_CONSENT, formatMoney } from '@crewpad/domain';
import { button, facts, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { getRental } from '../queries/rental-rows.ts';
import { findConsent } from './queries/find-consent.ts';
import { formatWhen, rentEachMonth } from './when.ts';

/** What a tenant agreed to when they turned AutoPay on, for their records. */
export function consentMail(site: MailSite): Composer<'autopay_consent'> {
  return async (trx, { consentId }) => {
    const consent = await findConsent(trx, consentId);
    if (consent === undefined) return undefined;
    const { listing, lister, time_zone } = await getRental(trx, consent.rental_id);
    const { rental_amount, payment_date, deposit, first_charge, card } = consent.shown;
    const monthly = rentEachMonth(rental_amount, payment_date);
    const charged: [string, string][] = [['Crash pad', listing.title]];
    if (deposit > 0) charged.push(['Deposit', `${formatMoney(deposit)}, charged on acceptance`]);
    if (first_charge !== null) {
      const when = formatWhen(new Date(first_charge.due_at), time_zone);
      charged.push(['First charge', `${formatMoney(first_charge.amount)}, ${when}`]);
    }
    if (card !== null) charged.push(['Card', card]);
    charged.push(['Fee', `None for you: ${lister.display_name} pays it`]);
    charged.push(['You agreed', formatWhen(consent.created_at, time_zone)]);
    return {
      to: consent.email,
      subject: `AutoPay is on for ${listing.title}`,
      preview: 'Your card is charged on the day rent is due.',
      heading: 'AutoPay is on',
      blocks: [
        text(`Hi ${consent.first_name}, you agreed to AutoPay:`),
        text(AUTOPAY_CONSENT.charge.replace('{{monthly}}', monthly)),
        text(AUTOPAY_CONSENT.raise),
        text(AUTOPAY_CONSENT.stop),
        facts(...charged),
        button('See my rental', `${site.publicUrl}/my-crashpad`),
      ],
    };
  };
}
