import { RENTAL_TYPES } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import type { SeedAirports } from './seed-airports.ts';
import type { SeedMembers } from './seed-members.ts';
import { pick, random } from './seed-random.ts';
import * as texts from './seed-texts.ts';

/** What all listings of one seed share. */
export interface SeedPlan {
  airports: SeedAirports;
  members: SeedMembers;
  /** Addresses of existing pictures; may be empty. */
  pictures: readonly string[];
  now: Date;
}

const MOST_MILES = 12;
const METERS_PER_DEGREE = 111_195;
const row = sql`s.i`;
/**
 * Limits the correction near the poles: at 75 degrees, one degree of longitude is 18 miles wide.
 */
const SHRINK_LEAST = 0.25;

/** Inserts the listings with the IDs `from` to `to` and their airports; the public point is 100 to 400 m off. */
export async function seedListingRows(
  trx: Trx,
  plan: SeedPlan,
  from: number,
  to: number,
): Promise<void> {
  const { airports, members, pictures, now } = plan;
  const picture = pictures.length === 0 ? sql`null::text` : pick(row, 30, pictures);
  const count = (salt: number, most: number) =>
    sql`floor(${random(row, salt)} * ${sql.lit(most)})::integer`;
  await sql`
    with drawn as (
      select s.i, a.id as airport_id, a.prefix, a.city, a.country, a.latitude, a.longitude,
        0.5 + ${sql.lit(MOST_MILES - 0.5)} * power(${random(row, 1)}, 0.8) as miles,
        2 * pi() * ${random(row, 2)} as bearing,
        100 + 300 * sqrt(${random(row, 3)}) as meters, 2 * pi() * ${random(row, 4)} as turn,
        greatest(${sql.lit(SHRINK_LEAST)}, cos(radians(a.latitude))) as shrink,
        ${pick(row, 5, RENTAL_TYPES)} as rental_type, ${random(row, 6)} as u_gender,
        ${random(row, 7)} as u_promotion, 15000 + 500 * ${count(8, 61)} as rate,
        ${picture} as picture,
        ${pick(row, 9, texts.TITLE_STARTS)} || ' ' || ${pick(row, 10, texts.TITLE_KINDS)} || ' '
          || ${pick(row, 11, texts.TITLE_ENDS)} || ', ' || a.prefix as title
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as s (i)
      join airports a on a.id = (${airports.ids}::integer[])[
        width_bucket(${random(row, 12)}, ${airports.thresholds}::double precision[])]
    ), placed as (
      select d.*, d.latitude + d.miles / 69.09 * cos(d.bearing) as lat,
        d.longitude + d.miles / 69.09 * sin(d.bearing) / d.shrink as lng
      from drawn d
    ), moved as (
      select p.*, p.lat + p.meters / ${sql.lit(METERS_PER_DEGREE)} * cos(p.turn) as public_lat,
        p.lng + p.meters / ${sql.lit(METERS_PER_DEGREE)} * sin(p.turn) / p.shrink as public_lng
      from placed p
    ), inserted as (
      insert into listings (id, user_id, title, title_key, rental_type, gender, street1, city, country,
        neighborhood, latitude, longitude, public_latitude, public_longitude, public_cell, address_key, bathrooms,
        number_of_shower, max_nights, rate_per_from, deposit_required, description, images, thumbnail,
        amenities, places, feature_listing, feature_ongoing, created_at) overriding system value
      select s.i, ${sql.lit(members.firstLister)} + s.i % ${sql.lit(members.listers)}, s.title,
        trim(regexp_replace(lower(s.title), '[^a-z0-9]+', ' ', 'g')), s.rental_type,
        case when s.u_gender < 0.7 then 'all' when s.u_gender < 0.85 then 'female' else 'male' end,
        1 + s.i % 900 || ' ' || ${pick(row, 13, texts.STREETS)}, s.city, s.country,
        ${pick(row, 14, texts.NEIGHBORHOODS)}, s.lat, ${wrapped(sql`s.lng`)},
        s.public_lat, ${wrapped(sql`s.public_lng`)},
        (floor(s.public_lat)::integer + 90) * 360 + (floor(s.public_lng)::integer + 540) % 360, 'seed ' || s.i,
        case when s.rental_type not in ('hotel', 'hostel') then 1 + ${count(15, 3)} end,
        case when s.rental_type not in ('hotel', 'hostel') then ${count(16, 2)} end,
        case when s.rental_type like 'crashpad%' then 30 end,
        s.rate, s.rate / 2,
        ${pick(row, 17, texts.DESCRIPTIONS)} || ' ' || ${pick(row, 18, texts.DETAILS)},
        case when s.picture is null then '[]'::jsonb else jsonb_build_array(s.picture) end, s.picture,
        array[1 + ${count(19, 12)}, 14 + ${count(20, 12)}, 27 + ${count(21, 12)}],
        array[1 + ${count(22, 8)}, 10 + ${count(23, 8)}],
        (s.u_promotion < 0.02)::integer, (s.u_promotion < 0.01)::integer,
        ${now}::timestamptz - make_interval(secs => ${random(row, 24)} * 900 * 86400)
      from moved s
    )
    insert into listing_airports (listing_id, airport_id, position, distance)
    select s.i, s.airport_id, 1, least(11, greatest(1, ceil(s.miles))) from moved s
  `.execute(trx);
}

/** Wraps longitudes at the antimeridian. */
function wrapped(longitude: ReturnType<typeof sql>) {
  return sql`case when ${longitude} >= 180 then ${longitude} - 360
    when ${longitude} < -180 then ${longitude} + 360 else ${longitude} end`;
}

/** Inserts one to three rooms of two beds per listing, and rentals of 60% of the beds. */
export async function seedBedRows(
  trx: Trx,
  plan: SeedPlan,
  from: number,
  to: number,
): Promise<void> {
  const { members, now } = plan;
  const today = sql`${now}::timestamptz::date`;
  const room = sql`r.id`;
  const bed = sql`b.id`;
  await sql`
    with new_rooms as (
      insert into rooms (listing_id, room_name, position)
      select l.i, 'Bedroom ' || p.n, p.n
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as l (i)
      cross join lateral generate_series(1, 1 + l.i % 3) as p (n)
      returning id, listing_id
    ), new_beds as (
      insert into beds (room_id, listing_id, bed_name, bed_kind, position)
      select r.id, r.listing_id, 'Bed ' || p.n,
        case when ${random(room, 1)} < 0.75 then 'cold' when ${random(room, 1)} < 0.95 then 'hot' else 'private' end, p.n
      from new_rooms r cross join generate_series(1, 2) as p (n)
      returning id, listing_id
    )
    insert into rentals (listing_id, bed_id, lister_id, user_id, email, status, start_date,
      rental_amount, payment_date, created_at)
    select b.listing_id, b.id, ${sql.lit(members.firstLister)} + b.listing_id % ${sql.lit(members.listers)},
      t.id, 'seed-' || t.id || '@load.crewpad.test', 'accepted',
      ${today} - 30 - floor(${random(bed, 2)} * 300)::integer, 25000, 1 + b.id % 28,
      ${now}::timestamptz - interval '400 days'
    from new_beds b
    cross join lateral (select ${sql.lit(members.firstTenant)}
      + floor(${random(bed, 3)} * ${sql.lit(members.tenants)})::integer as id) t
    where ${random(bed, 4)} < 0.6
  `.execute(trx);
}

/** Inserts up to three reviews per listing, and responses to a third of them. */
export async function seedReviewRows(
  trx: Trx,
  plan: SeedPlan,
  from: number,
  to: number,
): Promise<void> {
  const { members, now } = plan;
  const review = sql`l.i * 4 + p.n`;
  await sql`
    with new_reviews as (
      insert into reviews (author_id, lister_id, listing_id, score, message, created_at)
      select ${sql.lit(members.firstTenant)} + (l.i * 3 + p.n) % ${sql.lit(members.tenants)},
        ${sql.lit(members.firstLister)} + l.i % ${sql.lit(members.listers)}, l.i,
        5 - floor(power(${random(review, 1)}, 2) * 4)::integer, ${pick(review, 2, texts.REVIEWS)},
        ${now}::timestamptz - make_interval(secs => (1 + ${random(review, 3)} * 399) * 86400)
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as l (i)
      cross join lateral generate_series(1, l.i % 4) as p (n)
      returning id, created_at
    )
    insert into review_responses (review_id, message, created_at)
    select r.id, ${pick(sql`r.id`, 4, texts.RESPONSES)}, r.created_at + interval '5 hours'
    from new_reviews r where r.id % 3 = 0
  `.execute(trx);
}
