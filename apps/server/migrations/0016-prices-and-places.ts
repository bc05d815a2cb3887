import { type Kysely, sql } from 'kysely';

/**
 * Listings at one address share one public point: `address_key` is a keyed hash of the address. It
 * is null until a job, which has the key, fills it in.
 *
 * The price range of a search ends at the highest rate: rate_per_to if a listing's price range is
 * enabled. The precomputed search stores that rate with the lowest one, by which pages are sorted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listings add column address_key text`.execute(db);
  await sql`create index listings_address on listings (address_key, id)`.execute(db);

  await sql`alter table airport_listings add column highest_price integer`.execute(db);
  await sql`
    update airport_listings a
    set highest_price = case when l.enable_price_range
      then greatest(l.rate_per_from, coalesce(l.rate_per_to, 0)) else l.rate_per_from end
    from listings l where l.id = a.listing_id`.execute(db);
  await sql`alter table airport_listings alter column highest_price set not null`.execute(db);
  await sql`create index airport_listings_facet_highest on airport_listings
    (facet_number(airport_id, gender, bed_kinds, is_full, featured), highest_price)`.execute(db);
  await sql`
    update airport_facets f set max_price = h.max_price
    from (
      select airport_id, gender, bed_kinds, is_full, featured, max(highest_price) as max_price
      from airport_listings group by 1, 2, 3, 4, 5
    ) h
    where (f.airport_id, f.gender, f.bed_kinds, f.is_full, f.featured)
        = (h.airport_id, h.gender, h.bed_kinds, h.is_full, h.featured)
      and f.max_price is distinct from h.max_price`.execute(db);
}
