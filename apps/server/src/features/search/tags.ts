import type { ChangeChannel, Tag } from '../../platform/events.ts';

export const listingTag = (id: number): Tag => `listing:${id}`;
export const airportTag = (id: number): Tag => `airport:${id}`;
export const listerTag = (id: number): Tag => `lister:${id}`;

/** The payload of `refresh_listings`: the ids of the listings, or `*` for many. */
export const listingsChanged: ChangeChannel = {
  name: 'listings_changed',
  changedBy: (payload) =>
    payload === '' || payload === '*' ? 'all' : payload.split(',').map(Number).map(listingTag),
};
