import { button, facts, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { aboutRental, greetingOf, presentDeposit, stayFacts } from '../../rentals/index.ts';

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

/** Both sides read that a deposit waits for the bank. Skipped once it is paid or no longer owed. */
export function unconfirmedDepositMail(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  return aboutRental<'deposit_unconfirmed'>((mailed, { to }) => {
    const { rental, mailedToken, tenantName: tenant } = mailed;
    if (rental.status !== 'pending' || presentDeposit(rental).hold === null) return undefined;
    const isToLister = to === 'lister';
    const texts = textsOf(isToLister ? mailed.listerLocale : mailed.tenantLocale);
    const { t: say } = texts.texts;
    const side = isToLister ? 'lister' : 'tenant';
    const subject = say(`rent:deposit_confirm_${side}_subject`, { tenant });
    const says = say(`rent:deposit_confirm_${side}`, { tenant });
    const first = isToLister ? mailed.listerFirstName : mailed.tenantFirstName;
    return {
      to: isToLister ? mailed.listerEmail : mailed.tenantEmail,
      locale: texts.locale,
      subject,
      preview: says,
      heading: subject,
      blocks: [
        text(greetingOf(first, texts)),
        text(says),
        facts(...stayFacts(rental, texts), [texts.t('deposit'), texts.money(rental.deposit)]),
        isToLister
          ? button(texts.t('go_to_my_crew'), `${site.publicUrl}/my-crew`)
          : button(texts.t('invitation_see'), `${site.publicUrl}/tenant/accept/${mailedToken}`),
      ],
    };
  });
}
