import { isListerPlan, type Plan } from '@crewpad/domain';
import { type MailBrand, mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Once the account is open. */
export function welcomeMail(site: MailSite): Composer {
  const brand = mailBrands[site.brand];
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    const { words, label, path } = firstStep(member.plan, brand);
    return {
      to: member.email,
      subject: `Welcome to ${brand.name}, ${member.firstName}`,
      preview: 'Your account is ready.',
      heading: `Welcome aboard, ${member.firstName}`,
      blocks: [
        text(`Your account is ready. ${words}`),
        button(label, `${site.publicUrl}${path}`),
        note(`You log in with this e-mail address. We never ask for your password by mail.`),
      ],
    };
  };
}

function firstStep(plan: Plan | null, brand: MailBrand) {
  if (isListerPlan(plan)) {
    return {
      words: `Add your first ${brand.place} and let people find it.`,
      label: `Add a ${brand.place}`,
      path: '/my-crashpads',
    };
  }
  if (plan === 'seeker') {
    return {
      words: `Pick an airport and see which ${brand.places} have a bed for you.`,
      label: `Find a ${brand.place}`,
      path: '/airports',
    };
  }
  return {
    words: `Your rental is waiting for you.`,
    label: 'Open my rental',
    path: '/my-crashpad',
  };
}
