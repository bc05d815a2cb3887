import { button, facts, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { aboutRental } from './phrases.ts';
import { stayFacts } from './when.ts';

/** Reminds a lister of a deposit that they still hold. Skipped once it is returned or kept. */
export function depositReminderMail(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  return aboutRental<'deposit_reminder'>((mailed) => {
    const { rental, listerEmail, listerFirstName: name, tenantName: tenant } = mailed;
    const held = rental.deposit_money.held;
    if (rental.status !== 'ended' || held <= 0) return undefined;
    const texts = textsOf(mailed.listerLocale);
    const { t, locale, money } = texts;
    const subject = t('deposit_held_subject', { tenant });
    return {
      to: listerEmail,
      locale,
      subject,
      preview: t('deposit_held_preview'),
      heading: subject,
      blocks: [
        text(name === '' ? t('hello') : t('hi', { name })),
        text(t('deposit_held_text')),
        facts(...stayFacts(rental, texts), [t('deposit_held'), money(held)]),
        button(t('deposit_settle'), `${site.publicUrl}/my-crew`),
      ],
    };
  });
}
