import { isListerPlan, type Plan } from '@crewpad/domain';
import { type MailBrand, mailBrands } from '../../../platform/mail/brands.ts';
import { button, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findRecipient, type Recipient } from './queries/find-recipient.ts';

/** Once there is an account. A plan that was chosen with it is to be paid before it can be used. */
export function welcomeMail(site: MailSite): Composer {
  const brand = mailBrands[site.brand];
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    return {
      to: member.email,
      subject: `Welcome to ${brand.name}, ${member.firstName}`,
      preview: member.isUnpaidSignUp ? 'One step is left: your plan.' : 'Your account is ready.',
      heading: `Welcome aboard, ${member.firstName}`,
      blocks: [
        ...whatComesNext(member, brand, site),
        note(`You log in with this e-mail address. We never ask for your password by mail.`),
      ],
    };
  };
}

function whatComesNext(
  { plan, isUnpaidSignUp }: Recipient,
  brand: MailBrand,
  { publicUrl }: MailSite,
): MailBlock[] {
  const { words, label, path } = firstStep(plan, brand);
  if (!isUnpaidSignUp) {
    return [text(`Your account is ready. ${words}`), button(label, `${publicUrl}${path}`)];
  }
  return [
    text(
      'One step is left: pay for your plan. Your account opens at once, and the receipt follows.',
    ),
    button('Pay for my plan', `${publicUrl}/processing/payment`),
    text(`And then: ${words}`),
  ];
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
