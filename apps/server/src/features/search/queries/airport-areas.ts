import { metros } from '@crewpad/reference-data';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Areas at the start of the list that have a picture. */
const WITH_PICTURE = 12;
/** Candidate pictures of an area, so that neighbors do not show the same one. */
const PICTURES = 4;

interface AreaRow {
  /** Id of its metro area, or of its only airport. */
  id: number;
  country: string;
  listings: number;
  /** Cents per month. */
  price_from: number;
  /** Those with crash pads, the busiest first; those of areas that joined come last. */
  airports: { id: number; prefix: string; name: string; city: string; total_listings: number }[];
  pictures: string[];
}

export interface AirportAreas {
  areas: AreaRow[];
  /** The number of areas per country, regardless of the request. */
  byCountry: Record<string, number>;
}

/**
 * The areas with crash pads, most crash pads first, then the busiest. A crash pad near several
 * airports of an area counts once: metro areas use an index-only scan. An area whose crash pads are
 * all near a busier area joins that one, so that the list does not repeat them.
 * @param countries only areas of these
 */
export async function findAirportAreas(
  db: Db,
  input: { countries: readonly string[] | undefined; limit: number; offset: number },
): Promise<AirportAreas> {
  const { countries, limit, offset } = input;
  const grouped = metros().flatMap(({ id, country, airports }) =>
    airports.map((airport) => ({ airport: airport.id, id, country })),
  );
  const { rows } = await sql<{
    areas: AreaRow[] | null;
    by_country: Record<string, number> | null;
  }>`
    with metro (airport_id, id, country) as materialized (
      select * from unnest(${grouped.map(({ airport }) => airport)}::integer[],
        ${grouped.map(({ id }) => id)}::integer[], ${grouped.map(({ country }) => country)}::text[])
    ), near as materialized (
      select a.id, a.prefix, a.name, a.city, a.rank, coalesce(m.id, a.id) as area_id,
        coalesce(m.country, a.country) as country, f.total, f.low
      from (
        select airport_id, sum(total)::int as total, min(min_price) filter (where total > 0) as low
        from airport_facets group by airport_id having sum(total) > 0
      ) f
      join airports a on a.id = f.airport_id
      left join metro m on m.airport_id = a.id
    ), shared as (
      select area_id, count(*)::int as total from (
        select distinct n.area_id, al.listing_id
        from near n join airport_listings al on al.airport_id = n.id
        where n.area_id in (select area_id from near group by area_id having count(*) > 1)
      ) pairs group by area_id
    ), areas as materialized (
      select n.area_id as id, n.country, coalesce(s.total, max(n.total)) as listings,
        min(n.low) as price_from, max(n.rank) as rank, array_agg(n.id) as airport_ids
      from near n left join shared s on s.area_id = n.area_id
      group by n.area_id, n.country, s.total
    ), samples as (
      select a.id, s.listing_id from areas a cross join lateral (
        select listing_id from airport_listings where airport_id = a.airport_ids[1] limit 1
      ) s
    ), busier as materialized (
      select distinct small.id, large.id as area_id, large.rank, small.airport_ids as own_ids,
        large.airport_ids
      from samples s
      join areas small on small.id = s.id
      join airport_listings sampled on sampled.listing_id = s.listing_id
      join near n on n.id = sampled.airport_id
      join areas large on large.id = n.area_id
        and (large.rank, -large.id) > (small.rank, -small.id)
    ), joined as materialized (
      select s.id, b.area_id from samples s cross join lateral (
        select area_id from (
          select * from busier where id = s.id order by rank desc, area_id offset 0
        ) b
        where not exists (
          select from airport_listings own
          where own.airport_id = any (b.own_ids) and not exists (
            select from airport_listings same
            where same.listing_id = own.listing_id and same.airport_id = any (b.airport_ids)
          )
        )
        limit 1
      ) b
    ), shown as materialized (
      select * from areas where id not in (select id from joined)
    ), page as (
      select *, row_number() over (order by listings desc, rank desc, id) as place
      from shown
      where ${countries === undefined ? sql`true` : sql`country = any (${countries}::text[])`}
      order by place limit ${limit} offset ${offset}
    )
    select
      (select json_object_agg(country, n) from (
        select country, count(*)::int as n from shown group by country
      ) c) as by_country,
      (select json_agg(json_build_object('id', p.id, 'country', p.country, 'listings', p.listings,
        'price_from', p.price_from, 'airports', v.airports, 'pictures', t.pictures) order by p.place)
        from page p
        cross join lateral (
          select json_agg(json_build_object('id', n.id, 'prefix', n.prefix, 'name', n.name,
            'city', n.city, 'total_listings', n.total) order by j.id is not null, n.rank desc, n.id)
              as airports,
            (array_agg(n.id order by j.id is not null, n.rank desc, n.id))[1] as first_id
          from near n left join joined j on j.id = n.area_id
          where coalesce(j.area_id, n.area_id) = p.id
        ) v
        cross join lateral (
          select coalesce(json_agg(x.thumbnail), '[]') as pictures from (
            select l.thumbnail from airport_listings al join listings l on l.id = al.listing_id
            where al.airport_id = v.first_id and l.thumbnail is not null
              and p.place <= ${sql.lit(WITH_PICTURE)}
            order by al.featured, al.boosted desc, al.distance, al.created_at desc, al.listing_id
            limit ${sql.lit(PICTURES)}
          ) x
        ) t
      ) as areas`.execute(db);
  const [row] = rows;
  return { areas: row?.areas ?? [], byCountry: row?.by_country ?? {} };
}
