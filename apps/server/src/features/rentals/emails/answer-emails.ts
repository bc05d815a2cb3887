import { isAutopayOn } from '@crewpad/domain';
import { button, facts, type MailContent, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import type { MailedRental } from './queries/mailed-rental.ts';
import { newRentFacts, rentFacts, rentPerMonth, stayFacts } from './when.ts';
import { aboutRental, greetingOf, nameFields, reasonBlocks } from './words.ts';

const CHOICE =
  'If you do not agree, you can turn AutoPay off or leave at any time, at My Crashpad.';
const RENT_FIELDS = new Set(['rental_amount', 'payment_date']);

/** The emails about the answer to an invitation, and about later changes by the lister. */
export function answerMails(site: MailSite) {
  const toMyCrew = button('Go to My Crew', `${site.publicUrl}/my-crew`);
  const toMyCrashpad = button('Go to My Crashpad', `${site.publicUrl}/my-crashpad`);

  return {
    rental_declined: aboutRental<'rental_declined'>((mailed) => {
      const { tenantName, listerFirstName, rental } = mailed;
      return {
        to: mailed.listerEmail,
        subject: `${tenantName} declined your invitation to ${rental.listing.title}`,
        preview: 'The bed is free again.',
        heading: `${tenantName} declined your invitation`,
        blocks: [
          text(`Hi ${listerFirstName}, ${tenantName} declined your invitation. The bed is free.`),
          ...reasonBlocks(mailed),
          facts(...stayFacts(rental)),
          toMyCrew,
        ],
      };
    }),

    rental_accepted: aboutRental<'rental_accepted'>((mailed, { to }, now) => {
      const content = to === 'lister' ? acceptedForLister(mailed) : acceptedForTenant(mailed);
      const rows = [...stayFacts(mailed.rental), ...rentFacts(mailed.rental, now)];
      const next = to === 'lister' ? toMyCrew : toMyCrashpad;
      return { ...content, blocks: [...content.blocks, facts(...rows), next] };
    }),

    rental_changed: aboutRental<'rental_changed'>((mailed, { fields = [] }) => {
      const { rental } = mailed;
      if (rental.status !== 'accepted') return undefined;
      const { title } = rental.listing;
      const lister = rental.lister.display_name;
      const isNewRent = fields.some((field) => RENT_FIELDS.has(field));
      const rent = rentPerMonth(rental.rental_amount, rental.payment_date);
      const from = isNewRent ? newRentFacts(rental) : [];
      const choice = isNewRent && isAutopayOn(rental.auto_pay) ? [text(CHOICE)] : [];
      return {
        to: mailed.tenantEmail,
        subject: `${lister} changed your rental at ${title}`,
        preview: `${lister} changed ${nameFields(fields)}.`,
        heading: 'Your rental has changed',
        blocks: [
          text(`${greetingOf(mailed)} ${lister} changed ${nameFields(fields)}.`),
          facts(...stayFacts(rental), ['Rent', rent], ...from),
          ...choice,
          toMyCrashpad,
        ],
      };
    }),
  } satisfies Composers;
}

function acceptedForLister({
  tenantName,
  listerFirstName,
  listerEmail,
  rental,
}: MailedRental): MailContent {
  return {
    to: listerEmail,
    subject: `${tenantName} accepted your invitation to ${rental.listing.title}`,
    preview: 'The bed is taken.',
    heading: `${tenantName} is your new tenant`,
    blocks: [text(`Hi ${listerFirstName}, ${tenantName} accepted your invitation.`)],
  };
}

function acceptedForTenant(mailed: MailedRental): MailContent {
  const { listing, lister } = mailed.rental;
  const { street1, street2, city, state, postal_code } = listing;
  const address = [street1, street2, city, [state, postal_code].filter(Boolean).join(' ')];
  return {
    to: mailed.tenantEmail,
    subject: `You rent a bed at ${listing.title}`,
    preview: `You accepted ${lister.display_name}’s invitation.`,
    heading: 'Your bed is yours',
    blocks: [
      text(`${greetingOf(mailed)} you accepted ${lister.display_name}’s invitation.`),
      facts(['Address', address.filter(Boolean).join(', ')]),
    ],
  };
}
