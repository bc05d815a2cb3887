import { isAutopayOn } from '@crewpad/domain';
import { button, facts, note, pictureOf, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { aboutRental, bookingFacts, greetingOf } from '../../rentals/index.ts';

/**
 * Tells a tenant that nothing is charged while an admin holds what they owe, or what is charged
 * again.
 */
export function collectionsMail(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  return aboutRental<'collections_held'>((mailed, { step = 'held' }) => {
    const { rental } = mailed;
    const all = textsOf(mailed.tenantLocale);
    const { t, locale, texts } = all;
    const who = rental.lister.display_name;
    const subject = texts.t(`rent:${step}_subject`, { who });
    const isOn = rental.status === 'accepted' && isAutopayOn(rental.auto_pay);
    const next =
      step === 'held' ? 'held_next' : isOn ? ('resumed_autopay' as const) : 'resumed_manual';
    const says = texts.t(`rent:${step}`, {
      greeting: greetingOf(mailed.tenantFirstName, all),
      who,
    });
    return {
      to: mailed.tenantEmail,
      locale,
      subject,
      preview: texts.t(`rent:${next}`),
      picture: pictureOf(rental.listing),
      heading: subject,
      blocks: [
        text(says),
        text(texts.t(`rent:${next}`)),
        facts(...bookingFacts(rental, all)),
        button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`),
        note(t('questions', { address: site.contactEmail })),
      ],
    };
  });
}
