import { button, facts, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { getRental } from '../queries/rental-rows.ts';
import { greetingOf } from './phrases.ts';
import { findConsent } from './queries/find-consent.ts';
import { formatWhen, rentEachMonth } from './when.ts';

/** A tenant's AutoPay consent, for their records. */
export function consentMail(site: MailSite): Composer<'autopay_consent'> {
  const textsOf = mailTexts('rentals/emails', site);
  return async (trx, { consentId }) => {
    const consent = await findConsent(trx, consentId);
    if (consent === undefined) return undefined;
    const { listing, lister, time_zone } = await getRental(trx, consent.rental_id);
    const { rental_amount, payment_date, deposit, first_charge, card } = consent.shown;
    const texts = textsOf(consent.locale);
    const { t, locale, money } = texts;
    const monthly = rentEachMonth(rental_amount, payment_date, texts);
    const charged: [string, string][] = [[t('crash_pad'), listing.title]];
    if (deposit > 0) {
      charged.push([t('deposit'), t('deposit_charged', { amount: money(deposit) })]);
    }
    if (first_charge !== null) {
      const when = formatWhen(new Date(first_charge.due_at), time_zone, locale);
      const amount = money(first_charge.amount);
      charged.push([t('first_charge'), t('amount_when', { amount, when })]);
    }
    if (card !== null) charged.push([t('card'), card]);
    charged.push([t('fee'), t('consent_fee', { who: lister.display_name })]);
    charged.push([t('you_agreed'), formatWhen(consent.created_at, time_zone, locale)]);
    return {
      to: consent.email,
      locale,
      subject: t('consent_subject', { title: listing.title }),
      preview: t('consent_preview'),
      heading: t('consent_heading'),
      blocks: [
        text(t('consent_text', { greeting: greetingOf(consent.first_name, texts) })),
        text(t('consent_charge', { monthly })),
        text(t('consent_raise')),
        text(t('consent_stop')),
        facts(...charged),
        button(t('see_my_rental'), `${site.publicUrl}/my-crashpad`),
      ],
    };
  };
}
