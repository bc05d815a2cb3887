import { isListerPlan, type Plan } from '@crewpad/domain';
import { type MailBrand, mailBrands } from '../../../platform/mail/brands.ts';
import { button, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findRecipient, type Recipient } from './queries/find-recipient.ts';

/** Follows the verification of the email. A sign-up may still have to pay for its plan. */
export function welcomeMail(site: MailSite): Composer<'welcome'> {
  const brand = mailBrands[site.brand];
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    return {
      to: member.email,
      subject: `Welcome to ${brand.name}`,
      preview: member.isUnpaidSignUp
        ? 'One step is left: pay for your plan.'
        : 'Your account is ready.',
      heading: 'Welcome aboard',
      blocks: [
        ...nextSteps(member, brand, site),
        note('You log in with this email. We never ask for your password by email.'),
      ],
    };
  };
}

function nextSteps(
  { greeting, plan, isUnpaidSignUp }: Recipient,
  brand: MailBrand,
  { publicUrl }: MailSite,
): MailBlock[] {
  const { words, label, path } = firstStep(plan, brand);
  if (!isUnpaidSignUp) {
    return [
      text(`${greeting} your account is ready. ${words}`),
      button(label, `${publicUrl}${path}`),
    ];
  }
  return [
    text(
      `${greeting} one step is left: pay for your plan. Then your account opens and we send you a receipt.`,
    ),
    button('Pay for my plan', `${publicUrl}/processing/payment`),
    text(`After that: ${words}`),
  ];
}

function firstStep(plan: Plan | null, brand: MailBrand) {
  if (isListerPlan(plan)) {
    return {
      words: `Add your first ${brand.place}, so that people can find it.`,
      label: `Add a ${brand.place}`,
      path: '/my-crashpads',
    };
  }
  if (plan === 'seeker') {
    return {
      words: `Pick an airport and see which ${brand.places} have free beds.`,
      label: `Find a ${brand.place}`,
      path: '/airports',
    };
  }
  return {
    words: 'Open your rental to see its details.',
    label: 'Open my rental',
    path: '/my-crashpad',
  };
}
