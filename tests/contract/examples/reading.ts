import type { Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

const nothing = () => ({});
const ofAirport = (world: World) => ({ params: { code: world.airport.prefix } });
const ofLister = (world: World) => ({ params: { id: world.people.lister_owner.id } });
const ofListing = (world: World) => ({ params: { id: world.listing.id } });

const feedItem = (kind: 'event' | 'special_offer') => async (world: World) => {
  const { id } = await world.rig.database.db
    .insertInto('feed_items')
    .values({
      kind,
      title: JSON.stringify({ en: 'Something' }),
      city: 'Somewhere',
      country: 'US',
      map_lat: 40,
      map_lng: -74,
      start_date: '2026-03-01',
      end_date: '2027-01-01',
      start_time: '10:00',
      end_time: '11:00',
      business_name: 'Somebody',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

/** What everyone reads. */
export const readingExamples: Examples = {
  'GET /airports': nothing,
  'GET /airports/areas': nothing,
  'GET /airports/count': nothing,
  'GET /airports/search': () => ({ query: 'search=q' }),
  'GET /search/crashpads': () => ({ query: 'q=cr' }),
  'GET /airports/{code}/listings': ofAirport,
  'GET /airports/{code}/nearest': ofAirport,
  'GET /airports/{code}/pins': ofAirport,
  'GET /cities': nothing,
  'GET /house-rule': nothing,
  'GET /legal/{document}': () => ({ params: { document: 'terms' } }),
  'GET /metrics': nothing,
  'GET /listings': () => ({ query: 'lat=40&lon=-74&radius=50' }),
  'GET /listings/ids': nothing,
  'GET /listings/featured': nothing,
  'GET /listings/featured/{code}': ofAirport,
  'GET /listing/related/{id}': ofLister,
  'GET /listing/{id}': ofListing,
  'GET /events/event-by-event-type': () => ({ query: 'eventType=event' }),
  'GET /events/special-offer-location': nothing,
  'GET /events/event-location': nothing,
  'GET /events/by-type': () => ({ query: 'type=events&city=Somewhere' }),
  'GET /event/{id}': feedItem('event'),
  'GET /offer/{id}': feedItem('special_offer'),
  'GET /amenities': nothing,
  'GET /places': nothing,
  'GET /preferences': nothing,
  'GET /airlines': nothing,
  'GET /config': nothing,
  'POST /contact': () => ({ body: { email: 'somebody@crewpad.test' } }),
  'GET /openapi.json': nothing,
  'GET /docs': nothing,
  'GET /dev/clock': nothing,
  'POST /dev/clock': () => ({ body: { advance_seconds: 1 } }),
  'GET /dev/mailbox': nothing,
  'GET /reviews/user/{id}': ofLister,
  'GET /reviews/listing/{id}': ofListing,
  'GET /emails': nothing,
  'GET /health': nothing,
};
