import type { Base } from '../bases/index.ts';
import type { Deck, Rng } from '../random.ts';
import { fill, type Sentence } from '../sentences/bank.ts';
import type { DemoListing } from '../types.ts';
import {
  EXTRA_AMENITIES,
  FEATURES,
  FEMALE_ONLY,
  type Feature,
  KITCHEN_AMENITIES,
  MALE_ONLY,
  PLACES,
  PREFERENCES,
  SHARED_AMENITIES,
  TRAIN_TO_THE_AIRPORT,
} from './features.ts';
import { counted, milesBetween, statedMiles } from './geo.ts';
import type { Slot } from './plan.ts';
import { pricesOf } from './prices.ts';
import { roomsOf } from './rooms.ts';
import type { Subject, Writer } from './text.ts';

/** What the listings of one metro share. */
export interface ListingTools {
  writer: Writer;
  titles: Deck<Sentence>;
  houseNames: Deck<string>;
  roomNames: Deck<string>;
  /** Titles in use anywhere. */
  usedTitles: Set<string>;
}

/** A listing without pictures and age, with what its reviews may speak of. */
export interface Draft {
  listing: DemoListing;
  subject: Subject;
  slot: Slot;
  base: Base;
}

const CHANCES: Readonly<Record<Feature, number>> = {
  wifi: 0.97,
  kitchen: 0.92,
  laundry: 0.85,
  coffee: 0.7,
  parking: 0.5,
  shuttle: 0.14,
  blackout: 0.7,
  locker: 0.45,
  ac: 0.6,
  heat: 0.6,
  yard: 0.4,
  gym: 0.1,
  pool: 0.05,
  bikes: 0.12,
  tv: 0.65,
};
const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];
const RAIL =
  /\b(line|trains?|rail|metro|BART|MARTA|LIRR|Metra|DART|AREX|RER|MRT|BTS|Link|AirTrain|PATH|GO|S-Bahn|Cercanías|Gautrain|Caltrain|[STU]\d+)\b/i;
const HOSTED = ['hotel', 'hostel'];
const SINGLE = ['crashpad_bed', 'crashpad_room', 'room'];
const WHOLE = ['house', 'entire_suite', 'crashpad_suite'];

function airportsOf(
  base: Base,
  point: readonly [number, number],
  rng: Rng,
): DemoListing['airports'] {
  const airports = [{ prefix: base.code, distance: statedMiles(milesBetween(base.at, point)) }];
  const [code, latitude, longitude] = base.second ?? [];
  if (code === undefined || latitude === undefined || longitude === undefined) return airports;
  const miles = milesBetween([latitude, longitude], point);
  if (miles <= 11 && rng.chance(0.6)) airports.push({ prefix: code, distance: statedMiles(miles) });
  return airports;
}

function tagsOf(
  slot: Slot,
  rooms: DemoListing['rooms'],
  features: readonly Feature[],
  miles: number,
  transit: string,
): Set<string> {
  const hosted = slot.type === 'hotel' || slot.type === 'hostel';
  const tags = new Set<string>([slot.gender, slot.type, slot.fullness, ...features]);
  for (const room of rooms) for (const bed of room.beds) tags.add(bed.bed_kind);
  if (tags.has('cold') && !tags.has('hot')) tags.add('coldonly');
  if (tags.has('hot') && !tags.has('cold')) tags.add('hotonly');
  if (SINGLE.includes(slot.type)) tags.add('single');
  else if (!hosted) tags.add('group');
  if (hosted) tags.add('hosted');
  else tags.add('bath');
  if (WHOLE.includes(slot.type)) tags.add('whole');
  if (slot.type === 'crashpad') tags.add('shared');
  if (miles <= 1) tags.add('near');
  if (miles >= 7) tags.add('far');
  if (transit !== '') tags.add('transit');
  return tags;
}

function titleOf(subject: Subject, tools: ListingTools, rng: Rng): string {
  const fits = (sentence: Sentence): boolean =>
    sentence.needs.every((tag) => subject.tags.has(tag));
  const hosted = subject.tags.has('hosted');
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const special = hosted || rng.chance(0.25);
    const pattern = tools.titles.deal(
      (sentence) =>
        fits(sentence) &&
        (!special || sentence.needs.length > 0) &&
        (!hosted || HOSTED.some((type) => sentence.needs.includes(type))),
    );
    if (!pattern) continue;
    const title = fill(pattern.text, { ...subject.facts, name: tools.houseNames.deal() ?? '' });
    const hood = subject.facts.hood ?? '';
    if (tools.usedTitles.has(title) || title.split(hood).length > 2) continue;
    tools.usedTitles.add(title);
    return title;
  }
  throw new RangeError('no title left');
}

function amenitiesOf(features: readonly Feature[], shared: boolean, rng: Rng): string[] {
  const extra = [
    ...EXTRA_AMENITIES,
    ...(shared ? SHARED_AMENITIES : []),
    ...(features.includes('kitchen') ? KITCHEN_AMENITIES : []),
  ];
  return [
    ...features.map((feature) => FEATURES[feature]),
    ...rng.shuffle(extra).slice(0, rng.int(4, 9)),
  ];
}

function placesOf(transit: string, rng: Rng): string[] {
  const chosen = rng.shuffle(PLACES).slice(0, rng.int(4, 8));
  return RAIL.test(transit) ? [TRAIN_TO_THE_AIRPORT, ...chosen] : chosen;
}

/** Nobody heats a house near the equator, and nobody does without cool air there. */
function featuresOf(latitude: number, rng: Rng): Feature[] {
  const tropical = Math.abs(latitude) < 27;
  return FEATURE_NAMES.filter((name) => {
    if (tropical && name === 'heat') return false;
    return rng.chance(tropical && name === 'ac' ? 0.97 : CHANCES[name]);
  });
}

function preferencesOf(slot: Slot, rng: Rng): string[] {
  const chosen = rng
    .shuffle(PREFERENCES)
    .slice(0, rng.int(2, 4))
    .map((group) => rng.pick(group));
  if (slot.gender === 'all') return chosen;
  return [slot.gender === 'male' ? MALE_ONLY : FEMALE_ONLY, ...chosen];
}

/** Writes one listing for its slot. */
export function draftOf(
  base: Base,
  slot: Slot,
  member: string,
  key: string,
  tools: ListingTools,
  rng: Rng,
): Draft {
  const hood = rng.pick(base.hoods);
  const point = [hood[1], hood[2]].map(
    (degrees) => Math.round((degrees + (rng.next() - 0.5) * 0.007) * 1e5) / 1e5,
  );
  const [latitude, longitude] = [point[0] ?? hood[1], point[1] ?? hood[2]];
  const airports = airportsOf(base, [latitude, longitude], rng);
  const miles = airports[0]?.distance ?? 1;
  const rooms = roomsOf(key, slot.type, tools.roomNames, rng);
  const beds = rooms.flatMap((room) => room.beds);
  const hosted = slot.type === 'hotel' || slot.type === 'hostel';
  const bathrooms = hosted
    ? null
    : Math.max(1, Math.min(4, Math.round(beds.length / 3.5 + rng.next() * 0.8)));
  const features = featuresOf(hood[1], rng);
  const street = rng.pick(base.streets);
  const number = rng.int(4, base.iso === 'US' ? 980 : 140);
  const tags = tagsOf(slot, rooms, features, miles, hood[5]);
  if (bathrooms !== null && bathrooms > 1) tags.add('baths2');
  const subject: Subject = {
    tags,
    facts: {
      hood: hood[0],
      city: base.city,
      code: base.code,
      air: base.name,
      street,
      transit: hood[5],
      miles: counted(miles, 'mile'),
      min: String(4 + miles * 2 + rng.int(0, 2)),
      beds: counted(beds.length, 'bed'),
      rooms: counted(rooms.length, 'room'),
      baths: counted(bathrooms ?? 1, 'bathroom'),
      park: rng.pick(base.parks),
      shop: rng.pick(base.shops),
      eat: rng.pick(base.eats),
    },
  };
  const listing: DemoListing = {
    key,
    member,
    title: titleOf(subject, tools, rng),
    rental_type: slot.type,
    gender: slot.gender,
    street1: base.numberLast ? `${street} ${number}` : `${number} ${street}`,
    street2: rng.chance(0.2) ? `Unit ${rng.int(1, 24)}` : null,
    city: hood[3],
    state: base.state,
    country: base.country,
    postal_code: hood[4] === '' ? null : hood[4],
    neighborhood: hood[0],
    latitude,
    longitude,
    airports,
    bathrooms,
    number_of_shower: hosted ? null : rng.pick([0, 0, 0, 1, 1, 2]),
    max_nights: slot.type.startsWith('crashpad')
      ? rng.pick([30, 30, 30, 31, 25, 20, 15, 12, 10])
      : null,
    ...pricesOf(slot.type, new Set(beds.map((bed) => bed.bed_kind)), base.rent, rng),
    description: tools.writer.description(subject),
    rules_policies_des: tools.writer.rules(subject),
    amenities: amenitiesOf(features, tags.has('group'), rng),
    places: placesOf(hood[5], rng),
    preferences: preferencesOf(slot, rng),
    pictures: [],
    rooms,
    promotion: slot.promotion,
    listed_days_ago: 0,
    views: rng.int(40, slot.promotion ? 4200 : 2400),
  };
  return { listing, subject, slot, base };
}
