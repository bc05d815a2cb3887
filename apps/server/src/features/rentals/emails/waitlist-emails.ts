import type { OfferState } from '@crewpad/domain';
import { button, facts, type MailContent, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { findFreeBed, findOffer, type MailedOffer } from './queries/mailed-offer.ts';
import { formatWhen } from './when.ts';

/** Why an offer ended without its person, and what they can do. */
const ENDINGS: Partial<Record<OfferState, (offer: MailedOffer) => { what: string; next: string }>> =
  {
    expired: ({ title }) => ({
      what: `Your offer at ${title} has expired`,
      next: 'We held the bed for 24 hours and did not hear from you. You can join the waitlist again.',
    }),
    lapsed: ({ title, lister_name }) => ({
      what: `${lister_name} did not invite you to ${title} in time`,
      next: 'The bed is no longer held. You keep your place on the waitlist.',
    }),
    released: ({ title, lister_name }) => ({
      what: `${lister_name} took back the offer at ${title}`,
      next: 'The bed is no longer held. You keep your place on the waitlist.',
    }),
    withdrawn: ({ title }) => ({
      what: `The bed at ${title} is no longer available`,
      next: 'The lister removed the bed or closed the crash pad. You keep your place on the waitlist.',
    }),
  };

const hello = (name: string) => (name === '' ? 'Hi,' : `Hi ${name},`);

/** The emails about waitlists. */
export function waitlistMails(site: MailSite) {
  const pageOf = ({ listing_id }: MailedOffer) => `${site.publicUrl}/listing/${listing_id}`;
  const toWaitlist = `${site.publicUrl}/my-crew?tab=waitlist`;

  return {
    waitlist_offered: async (trx, { offerId }): Promise<MailContent | undefined> => {
      const offer = await findOffer(trx, offerId);
      if (offer?.state !== 'open') return undefined;
      const until = formatWhen(offer.expires_at, offer.time_zone);
      return {
        to: offer.member_email,
        subject: `A bed is free at ${offer.title}`,
        preview: `We hold it for you until ${until}.`,
        heading: 'A bed is held for you',
        blocks: [
          text(
            `${hello(offer.member_first_name)} you are on the waitlist of ${offer.title}, and a bed is free.`,
          ),
          facts(['Bed', offer.bed], ['Held until', until]),
          text('Claim it to ask for an invitation, or pass and keep your place on the waitlist.'),
          button('Claim or pass', pageOf(offer)),
        ],
      };
    },

    waitlist_claimed: async (trx, { offerId }): Promise<MailContent | undefined> => {
      const offer = await findOffer(trx, offerId);
      if (offer?.state !== 'claimed') return undefined;
      const until = formatWhen(offer.expires_at, offer.time_zone);
      const subject = `${offer.member_name} wants the bed at ${offer.title}`;
      return {
        to: offer.lister_email,
        subject,
        preview: `The bed is held for them until ${until}.`,
        heading: subject,
        blocks: [
          text(
            `${hello(offer.lister_first_name)} ${offer.member_name} claimed a bed from your waitlist. Invite them now: after that, the bed is no longer held for them.`,
          ),
          facts(['Bed', offer.bed], ['Held until', until]),
          button('Invite them', toWaitlist),
        ],
      };
    },

    waitlist_offer_ended: async (trx, { offerId }): Promise<MailContent | undefined> => {
      const offer = await findOffer(trx, offerId);
      const ending = offer && ENDINGS[offer.state]?.(offer);
      if (offer === undefined || ending === undefined) return undefined;
      return {
        to: offer.member_email,
        subject: ending.what,
        preview: ending.next,
        heading: ending.what,
        blocks: [
          text(`${hello(offer.member_first_name)} ${ending.next}`),
          facts(['Bed', offer.bed]),
          button('See the crash pad', pageOf(offer)),
        ],
      };
    },

    waitlist_bed_free: async (trx, { bedId }): Promise<MailContent | undefined> => {
      const bed = await findFreeBed(trx, bedId);
      if (bed === undefined || bed.is_held || bed.waiting === 0) return undefined;
      const people = bed.waiting === 1 ? '1 person is' : `${bed.waiting} people are`;
      return {
        to: bed.lister_email,
        subject: `A bed is free at ${bed.title}, and ${people} waiting`,
        preview: 'Offer it with one press.',
        heading: `${people} waiting for a bed`,
        blocks: [
          text(`${hello(bed.lister_first_name)} offer this bed to someone on your waitlist.`),
          facts(['Crash pad', bed.title], ['Bed', bed.bed]),
          button('See the waitlist', toWaitlist),
        ],
      };
    },
  } satisfies Composers;
}
