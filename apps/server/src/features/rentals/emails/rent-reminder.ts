import { isAutopayOn } from '@crewpad/domain';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { nextCharge } from '../present-rental.ts';
import { formatPeriod } from '../rent/queries/describe-rent.ts';
import { partFacts } from './cover-emails.ts';
import { aboutRental, greetingOf } from './phrases.ts';
import { formatWhen } from './when.ts';

/**
 * Reminds a tenant of rent that is due soon. Skipped if nothing is due any more, or AutoPay cannot
 * charge it.
 */
export function rentReminderMail(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  return aboutRental<'rent_reminder'>((mailed, { dueAt }, now) => {
    const { rental } = mailed;
    const { status, auto_pay, payee_is_ready, tenant_has_card, time_zone } = rental;
    const isCharged = isAutopayOn(auto_pay);
    if (status !== 'accepted' || (isCharged && !payee_is_ready)) return undefined;
    const charge = nextCharge(rental, now);
    if (charge === null || charge.period.amount === 0) return undefined;
    const { period } = charge;
    // Covered, or ended, meanwhile.
    if (dueAt !== undefined && period.due_at > new Date(dueAt)) return undefined;
    const texts = textsOf(mailed.tenantLocale);
    const { t, locale, money } = texts;
    const greeting = greetingOf(mailed.tenantFirstName, texts);
    const subject = t('rent_reminder_subject', { amount: money(period.amount) });
    const who = rental.lister.display_name;
    const what = isCharged
      ? t(tenant_has_card ? 'consent_preview' : 'rent_failed_no_card')
      : t('pay_directly', { who });
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
          ...partFacts(charge, texts),
          [t('amount'), money(period.amount)],
        ),
        ...(isCharged && !tenant_has_card ? [toCard, toRental] : [toRental]),
        note(t('questions', { address: site.contactEmail })),
      ],
    };
  });
}
