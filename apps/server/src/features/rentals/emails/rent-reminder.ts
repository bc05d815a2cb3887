import { isAutopayOn, nextRent } from '@crewpad/domain';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { stayOf } from '../present-rental.ts';
import { formatPeriod } from '../rent/queries/describe-rent.ts';
import { aboutRental, greetingOf } from './phrases.ts';
import { formatWhen } from './when.ts';

/**
 * Reminds a tenant of rent that their card is charged for soon. Skipped if nothing will be charged
 * any more, for example because AutoPay is off now.
 */
export function rentReminderMail(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  return aboutRental<'rent_reminder'>((mailed, _order, now) => {
    const { rental } = mailed;
    const { status, auto_pay, next_rent_on, payee_is_ready, tenant_has_card, time_zone } = rental;
    const isCharged = status === 'accepted' && isAutopayOn(auto_pay) && payee_is_ready;
    if (!isCharged || next_rent_on === null) return undefined;
    const period = nextRent(stayOf(rental), next_rent_on, now);
    if (period === null) return undefined;
    const texts = textsOf(mailed.tenantLocale);
    const { t, locale, money } = texts;
    const greeting = greetingOf(mailed.tenantFirstName, texts);
    const subject = t('rent_reminder_subject', { amount: money(period.amount) });
    const what = t(tenant_has_card ? 'consent_preview' : 'rent_failed_no_card');
    const toRental = button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`);
    const toCard = button(t('update_card'), `${site.publicUrl}/update-payment-method`);
    return {
      to: mailed.tenantEmail,
      locale,
      subject,
      preview: what,
      heading: subject,
      blocks: [
        text(t('rent_reminder_text', { greeting })),
        text(what),
        facts(
          [t('crash_pad'), rental.listing.title],
          [t('bed'), `${rental.room_name}, ${rental.bed_name}`],
          [t('period'), formatPeriod(period.from, period.to, texts.texts)],
          [t('due'), formatWhen(period.due_at, time_zone, locale)],
          [t('amount'), money(period.amount)],
        ),
        ...(tenant_has_card ? [toRental] : [toCard, toRental]),
        note(t('questions', { address: site.contactEmail })),
      ],
    };
  });
}
