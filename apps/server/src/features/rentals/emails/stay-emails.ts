import { bookingReference, instantAt } from '@crewpad/domain';
import { type MailBrand, mailBrands } from '../../../platform/mail/brands.ts';
import {
  button,
  facts,
  type MailBlock,
  type MailContent,
  text,
} from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import type { RentalRow } from '../queries/rental-rows.ts';
import { autopayToLister, autopayToTenant } from './autopay-emails.ts';
import { type EmailedStep, findEmailedStep } from './queries/find-step.ts';
import type { CheckoutFact, Say, Words } from './step-words.ts';

const agreed = ({ checkout_date: date, checkout_time: time }: RentalRow): CheckoutFact => ({
  label: 'Check-out',
  date,
  time,
});

const TO_LISTER: Readonly<Record<string, Say>> = {
  ...autopayToLister,
  request_checkout({ rental }, { tenant }) {
    const { checkout_requested_date: date, checkout_requested_time: time } = rental;
    // Answered or withdrawn before the email left.
    if (date === null) return undefined;
    return {
      subject: `${tenant} wants to change their check-out date`,
      says: `${tenant} would like to change the check-out. Please confirm or decline the request.`,
      button: 'Answer the request',
      checkout: { label: 'Requested check-out', date, time },
    };
  },
  leave: ({ rental }, { tenant }) => ({
    subject: `${tenant} has left ${rental.listing.title}`,
    says: `${tenant} has left, and the rental has ended. You can offer the bed to someone else now.`,
    button: 'Go to My Crew',
    checkout: agreed(rental),
  }),
  check_out: ({ rental }, { tenant }) => ({
    subject: `You checked ${tenant} out`,
    says: 'The rental has ended. You can offer the bed to someone else now.',
    button: 'Go to My Crew',
    checkout: agreed(rental),
  }),
  end: ({ rental }, { tenant }) => ({
    subject: `${possessive(tenant)} rental has ended`,
    says: 'The check-out time has passed, and the rental has ended. You can offer the bed to someone else now.',
    button: 'Go to My Crew',
    checkout: agreed(rental),
  }),
};

const REVIEW_HINT = 'Tell other crew how it was: you can write a review at My Crashpad.';

const TO_TENANT: Readonly<Record<string, Say>> = {
  ...autopayToTenant,
  confirm_checkout: ({ rental }) => ({
    subject: 'Your check-out is confirmed',
    says: `${rental.lister.display_name} has confirmed the check-out that you asked for.`,
    button: 'See my rental',
    checkout: agreed(rental),
  }),
  decline_checkout: ({ rental }) => ({
    subject: 'Your check-out request was declined',
    says:
      rental.checkout_date === null
        ? `${rental.lister.display_name} has declined the check-out that you asked for. Your rental has no agreed end.`
        : `${rental.lister.display_name} has declined the check-out that you asked for. The date that you agreed on before still applies.`,
    button: 'See my rental',
    checkout: agreed(rental),
  }),
  schedule_checkout: ({ rental }) => ({
    subject: 'Your check-out date is set',
    says: `${rental.lister.display_name} has set the date of your check-out. If it does not suit you, you can ask for another one.`,
    button: 'See my rental',
    checkout: agreed(rental),
  }),
  check_out: ({ rental }) => ({
    subject: `You are checked out of ${rental.listing.title}`,
    says: `${rental.lister.display_name} has checked you out, and your rental has ended. ${REVIEW_HINT}`,
    button: 'See my rental',
    checkout: agreed(rental),
  }),
  leave: ({ rental }) => ({
    subject: `You have left ${rental.listing.title}`,
    says: `Your rental has ended. We have told ${rental.lister.display_name} that you left. ${REVIEW_HINT}`,
    button: 'See my rental',
    checkout: agreed(rental),
  }),
  end: ({ rental }, { brand }) => ({
    subject: `Your rental at ${rental.listing.title} has ended`,
    says: `The check-out time has passed, and your rental has ended. Thank you for staying at this ${brand.place}. ${REVIEW_HINT}`,
    button: 'See my rental',
    checkout: agreed(rental),
  }),
};

/** A step of a stay, for the lister or the tenant. Not sent once it is no longer true. */
export function rentalStepMail(site: MailSite): Composer<'rental_step'> {
  const brand = mailBrands[site.brand];
  return async (trx, order): Promise<MailContent | undefined> => {
    const step = await findEmailedStep(trx, order);
    if (step === undefined) return undefined;
    const isToLister = order.to === 'lister';
    const tenant = nameOfTenant(step.rental);
    const words = (isToLister ? TO_LISTER : TO_TENANT)[step.action]?.(step, { tenant, brand });
    if (words === undefined) return undefined;
    const greeting = step.firstName === '' ? 'Hello' : `Hi ${step.firstName}`;
    return {
      to: step.to,
      subject: words.subject,
      preview: words.says,
      heading: words.subject,
      blocks: [
        text(`${greeting},`),
        text(words.says),
        factsOf(step, words, brand),
        button(words.button, `${site.publicUrl}${pageOf(step, isToLister)}`),
      ],
    };
  };
}

/** The invitation until it is accepted: the tenant may have no account yet. */
function pageOf({ rental, mailedToken }: EmailedStep, isToLister: boolean): string {
  if (isToLister) return '/my-crew';
  return rental.status === 'pending' ? `/tenant/accept/${mailedToken}` : '/my-crashpad';
}

function factsOf({ rental, reason }: EmailedStep, words: Words, { place }: MailBrand): MailBlock {
  const rows: [string, string][] = [
    [`${place.charAt(0).toUpperCase()}${place.slice(1)}`, rental.listing.title],
    ['Bed', `${rental.room_name}, ${rental.bed_name}`],
    ['Booking reference', bookingReference(rental.id)],
  ];
  const { label, date, time } = words.checkout ?? {};
  if (label !== undefined && date !== null && date !== undefined) {
    const at = instantAt(date, time ?? '00:00', rental.time_zone);
    rows.push([label, formatInstant(at, rental.time_zone)], ['In UTC', formatInstant(at, 'UTC')]);
  }
  rows.push(...(words.facts ?? []));
  if (reason !== null && reason !== '') rows.push(['Reason', reason]);
  return facts(...rows);
}

/** June 5, 2027 at 10:00 AM EDT. */
const formatInstant = (at: Date, timeZone: string) =>
  at.toLocaleString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });

const nameOfTenant = ({ first_name, last_name, tenant }: RentalRow) => {
  const name = `${first_name} ${last_name}`.trim();
  return name === '' ? (tenant?.display_name ?? 'Your tenant') : name;
};

const possessive = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`);
