import type { contract } from '@crewpad/contract';
import type { OfferState } from '@crewpad/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import type { NotificationsOf } from '../notifications/index.ts';
import {
  findListingOfBed,
  findNotifiedOffer,
  type NotifiedOffer,
} from './queries/notified-offer.ts';

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
    const house = await findListingOfBed(trx, bedId);
    if (house === undefined) return undefined;
    const { lister_id: memberId, listing_id } = house;
    return { memberId, kind: 'waitlist_bed_free', data: { listing_id } };
  },
} satisfies NotificationsOf;
