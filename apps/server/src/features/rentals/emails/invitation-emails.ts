import { button, facts, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import type { MailedRental } from './queries/mailed-rental.ts';
import { rentFacts, stayFacts } from './when.ts';
import { aboutRental, greetingOf, nameFields, reasonBlocks } from './words.ts';

/** The emails about an invitation, up to the answer. */
export function invitationMails(site: MailSite) {
  const isOpen = ({ rental }: MailedRental) => rental.status === 'pending';
  const offerBlocks = (mailed: MailedRental, now: Date): MailBlock[] => [
    facts(...stayFacts(mailed.rental), ...rentFacts(mailed.rental, now)),
    button('See the invitation', `${site.publicUrl}/tenant/accept/${mailed.mailedToken}`),
  ];
  const toMyCrew = button('Go to My Crew', `${site.publicUrl}/my-crew`);
  const toSearch = button('Find another bed', `${site.publicUrl}/airports`);

  return {
    rental_invitation: aboutRental<'rental_invitation'>((mailed, _order, now) => {
      if (!isOpen(mailed)) return undefined;
      const { title, lister } = namesIn(mailed);
      return {
        to: mailed.tenantEmail,
        subject: `${lister} invites you to ${title}`,
        preview: 'See the bed, the dates and the rent, and accept or decline.',
        heading: `${lister} invites you to ${title}`,
        blocks: [
          text(`${greetingOf(mailed)} ${lister} has a bed for you. Here is the offer:`),
          ...offerBlocks(mailed, now),
          note(`If you do not know ${lister}, you can ignore this email.`),
        ],
      };
    }),

    rental_offer_changed: aboutRental<'rental_offer_changed'>((mailed, { fields }, now) => {
      if (!isOpen(mailed)) return undefined;
      const { title, lister } = namesIn(mailed);
      return {
        to: mailed.tenantEmail,
        subject: `${lister} changed your invitation to ${title}`,
        preview: 'Please look at the new offer before you accept it.',
        heading: 'Your invitation has changed',
        blocks: [
          text(
            `${greetingOf(mailed)} ${lister} changed ${nameFields(fields)}. This is the new offer:`,
          ),
          ...offerBlocks(mailed, now),
        ],
      };
    }),

    rental_reminder: aboutRental<'rental_reminder'>((mailed, _order, now) => {
      if (!isOpen(mailed)) return undefined;
      const { title, lister } = namesIn(mailed);
      return {
        to: mailed.tenantEmail,
        subject: `Reminder: ${lister} invited you to ${title}`,
        preview: 'You have not answered yet. Please accept or decline.',
        heading: 'Your invitation is still open',
        blocks: [
          text(`${greetingOf(mailed)} ${lister} holds a bed for you. Please accept or decline.`),
          ...offerBlocks(mailed, now),
        ],
      };
    }),

    rental_cancelled: aboutRental<'rental_cancelled'>((mailed) => {
      const { title, lister } = namesIn(mailed);
      return {
        to: mailed.tenantEmail,
        subject: `${lister} canceled your invitation to ${title}`,
        preview: 'The link in the invitation no longer works.',
        heading: 'Your invitation was canceled',
        blocks: [
          text(`${greetingOf(mailed)} ${lister} canceled your invitation to ${title}.`),
          ...reasonBlocks(mailed),
          toSearch,
        ],
      };
    }),

    rental_expired: aboutRental<'rental_expired'>((mailed, { to }) => {
      const { title, lister } = namesIn(mailed);
      const { listerFirstName, tenantName } = mailed;
      const isForLister = to === 'lister';
      const words = isForLister
        ? `Hi ${listerFirstName}, ${tenantName} did not answer before check-out. The bed is free.`
        : `${greetingOf(mailed)} you did not answer ${lister} before check-out. You can no longer accept.`;
      return {
        to: isForLister ? mailed.listerEmail : mailed.tenantEmail,
        subject: `The invitation to ${title} has expired`,
        preview: 'Its check-out date has passed.',
        heading: 'The invitation has expired',
        blocks: [
          text(words),
          facts(...stayFacts(mailed.rental)),
          isForLister ? toMyCrew : toSearch,
        ],
      };
    }),
  } satisfies Composers;
}

const namesIn = ({ rental }: MailedRental) => ({
  title: rental.listing.title,
  lister: rental.lister.display_name,
});
