import type { contract } from '@crewpad/contract';
import type { OfferState } from '@crewpad/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import { button, facts, type MailContent, pictureOf, text } from '../../platform/mail/content.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import type { Composers } from '../../platform/outbox/outbox.ts';
import { type MailTexts, mailTexts } from '../../platform/texts.ts';
import type { NotificationsOf } from '../notifications/index.ts';
import { formatInstant, greetingOf, titleForStranger } from '../rentals/index.ts';
import {
  findFreeBed,
  findListerOfBed,
  findNotifiedOffer,
  findOffer,
  type MailedOffer,
  type NotifiedOffer,
} from './waitlist.queries.ts';

declare module '../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    waitlist_offered: { offerId?: number };
    waitlist_claimed: { offerId?: number };
    waitlist_offer_ended: { offerId?: number };
    waitlist_bed_free: { bedId?: number };
  }
}

type WaitlistTexts = MailTexts<'waitlist/emails'>;

interface Ending {
  what: string;
  next: string;
}

/** Why an offer ended, and the next steps. */
const ENDINGS: Partial<Record<OfferState, (offer: MailedOffer, texts: WaitlistTexts) => Ending>> = {
  expired: ({ title }, { t }) => ({
    what: t('offer_expired_subject', { title }),
    next: t('offer_expired'),
  }),
  lapsed: ({ title, lister_name: who }, { t }) => ({
    what: t('offer_lapsed_subject', { title, who }),
    next: t('offer_lapsed'),
  }),
  released: ({ title, lister_name: who }, { t }) => ({
    what: t('offer_released_subject', { title, who }),
    next: t('offer_lapsed'),
  }),
  withdrawn: ({ title }, { t }) => ({
    what: t('offer_withdrawn_subject', { title }),
    next: t('offer_withdrawn'),
  }),
};

/** The emails about waitlists. */
export function waitlistMails(site: MailSite) {
  const textsOf = mailTexts('waitlist/emails', site);
  const pageOf = ({ listing_id }: MailedOffer) => `${site.publicUrl}/listing/${listing_id}`;
  const toWaitlist = `${site.publicUrl}/my-crew?tab=waitlist`;

  return {
    waitlist_offered: async (trx, { offerId }): Promise<MailContent | undefined> => {
      const offer = await findOffer(trx, offerId);
      if (offer?.state !== 'open') return undefined;
      const texts = textsOf(offer.member_locale);
      const { t, locale } = texts;
      const title = titleForStranger(offer, texts.texts);
      const until = formatInstant(offer.expires_at, offer.time_zone, locale);
      return {
        to: offer.member_email,
        locale,
        subject: t('offer_subject', { title }),
        preview: t('offer_preview', { until }),
        picture: pictureOf({ ...offer, title }),
        heading: t('offer_heading'),
        blocks: [
          text(t('offer_text', { greeting: greetingOf(offer.member_first_name, texts), title })),
          facts([texts.texts.t('rentals/emails:bed'), offer.bed], [t('held_until'), until]),
          text(t('offer_next')),
          button(t('offer_claim'), pageOf(offer)),
        ],
      };
    },

    waitlist_claimed: async (trx, { offerId }): Promise<MailContent | undefined> => {
      const offer = await findOffer(trx, offerId);
      if (offer?.state !== 'claimed') return undefined;
      const texts = textsOf(offer.lister_locale);
      const { t, locale } = texts;
      const member = offer.member_name;
      const until = formatInstant(offer.expires_at, offer.time_zone, locale);
      const subject = t('offer_claimed_subject', { member, title: offer.title });
      const greeting = greetingOf(offer.lister_first_name, texts);
      return {
        to: offer.lister_email,
        locale,
        subject,
        preview: t('offer_claimed_preview', { until }),
        picture: pictureOf(offer),
        heading: subject,
        blocks: [
          text(t('offer_claimed_text', { greeting, member })),
          facts([texts.texts.t('rentals/emails:bed'), offer.bed], [t('held_until'), until]),
          button(t('offer_claimed_invite'), toWaitlist),
        ],
      };
    },

    waitlist_offer_ended: async (trx, { offerId }): Promise<MailContent | undefined> => {
      const offer = await findOffer(trx, offerId);
      if (offer === undefined) return undefined;
      const texts = textsOf(offer.member_locale);
      const { t, locale } = texts;
      const title = titleForStranger(offer, texts.texts);
      const ending = ENDINGS[offer.state]?.({ ...offer, title }, texts);
      if (ending === undefined) return undefined;
      const greeting = greetingOf(offer.member_first_name, texts);
      return {
        to: offer.member_email,
        locale,
        subject: ending.what,
        preview: ending.next,
        picture: pictureOf({ ...offer, title }),
        heading: ending.what,
        blocks: [
          text(greeting),
          text(ending.next),
          facts([texts.texts.t('rentals/emails:bed'), offer.bed]),
          button(t('offer_see'), pageOf(offer)),
        ],
      };
    },

    waitlist_bed_free: async (trx, { bedId }): Promise<MailContent | undefined> => {
      const bed = await findFreeBed(trx, bedId);
      if (bed === undefined || bed.is_held || bed.waiting === 0) return undefined;
      const texts = textsOf(bed.lister_locale);
      const { t, locale } = texts;
      const { title, waiting: count } = bed;
      return {
        to: bed.lister_email,
        locale,
        subject: t('waiting_subject', { title, count }),
        preview: t('waiting_preview'),
        picture: pictureOf(bed),
        heading: t('waiting_heading', { count }),
        blocks: [
          text(t('waiting_text', { greeting: greetingOf(bed.lister_first_name, texts) })),
          facts(
            [texts.texts.t('rentals/emails:crash_pad'), title],
            [texts.texts.t('rentals/emails:bed'), bed.bed],
          ),
          button(t('waiting_see'), toWaitlist),
        ],
      };
    },
  } satisfies Composers;
}

type Kind = contract.notifications.NotificationKind;

/** How an offer ended without an answer of the member. */
const OFFER_ENDS: Readonly<Partial<Record<OfferState, Kind>>> = {
  expired: 'waitlist_expired',
  lapsed: 'waitlist_lapsed',
  released: 'waitlist_released',
  withdrawn: 'waitlist_withdrawn',
};

/** About an offer, for the member on the waitlist. */
const toWaiting =
  (kindOf: (offer: NotifiedOffer) => Kind | undefined) =>
  async (trx: Trx, { offerId }: { offerId?: number }) => {
    const offer = await findNotifiedOffer(trx, offerId);
    const kind = offer && kindOf(offer);
    if (offer === undefined || kind === undefined) return undefined;
    return { memberId: offer.member_id, kind, data: { listing_id: offer.listing_id } };
  };

/** The emails about waitlists that are also notifications. */
export const waitlistNotifications = {
  waitlist_offered: toWaiting(() => 'waitlist_offered'),
  // Members get no email about their own actions.
  waitlist_offer_ended: toWaiting(({ state }) => OFFER_ENDS[state]),
  async waitlist_claimed(trx, { offerId }) {
    const offer = await findNotifiedOffer(trx, offerId);
    if (offer === undefined) return undefined;
    const { lister_id: memberId, member_id: person_id, listing_id } = offer;
    return { memberId, kind: 'waitlist_claimed', data: { listing_id, person_id } };
  },
  async waitlist_bed_free(trx, { bedId }) {
    const house = await findListerOfBed(trx, bedId);
    if (house === undefined) return undefined;
    const { lister_id: memberId, listing_id } = house;
    return { memberId, kind: 'waitlist_bed_free', data: { listing_id } };
  },
} satisfies NotificationsOf;
