import { type Kysely, sql } from 'kysely';

/**
 * refresh_listings(ids, now): brings everything that is derived from these listings up to date —
 * their counts, their rows in the prepared search, the facets of the airports and the counts of the
 * cities in reach — and tells all nodes. Whoever changes a listing, its rooms, beds, rentals or
 * reviews, or its owner's plan or term, calls it last in the same transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function recount_listings(p_ids integer[]) returns void language sql as $$
      update listings l
      set total_rooms = c.total_rooms, num_beds = c.num_beds, num_occupied_beds = c.num_occupied_beds,
          rented = c.rented, bed_kinds = c.bed_kinds, review_count = c.review_count, review_sum = c.review_sum
      from (
        select x.id, r.total_rooms, coalesce(b.num_beds, 0) as num_beds,
          coalesce(b.num_occupied_beds, 0) as num_occupied_beds, coalesce(b.rented, 0) as rented,
          coalesce(b.bed_kinds, 0) as bed_kinds, v.review_count, coalesce(v.review_sum, 0) as review_sum
        from unnest(p_ids) as x (id)
        cross join lateral (
          select count(*)::int as total_rooms from rooms where listing_id = x.id and status = 'ACTIVE'
        ) r
        cross join lateral (
          select count(*)::int as num_beds,
            count(t.id) filter (where t.status = 'accepted')::int as num_occupied_beds,
            count(t.id)::int as rented,
            bit_or(case b.bed_kind when 'cold' then 1 when 'hot' then 2 else 4 end)::smallint as bed_kinds
          from beds b
          left join rentals t on t.bed_id = b.id and t.status in ('pending', 'accepted')
          where b.listing_id = x.id and b.status = 'ACTIVE'
        ) b
        cross join lateral (
          select count(*)::int as review_count, sum(score)::int as review_sum
          from reviews where listing_id = x.id
        ) v
      ) c
      where l.id = c.id
        and (l.total_rooms, l.num_beds, l.num_occupied_beds, l.rented, l.bed_kinds, l.review_count, l.review_sum)
          is distinct from
          (c.total_rooms, c.num_beds, c.num_occupied_beds, c.rented, c.bed_kinds, c.review_count, c.review_sum)
    $$`.execute(db);

  // What the prepared search should hold for these listings.
  await sql`
    create function searchable_rows(p_ids integer[], p_now timestamptz)
    returns setof airport_listings language sql stable as $$
      with shown as (
        select l.*, coalesce(m.expire_at, 'infinity') as owner_expire_at
        from listings l join members m on m.id = l.user_id
        where l.id = any (p_ids) and l.status = 2 and not l.hidden and m.status <> 'CLOSED'
          and coalesce(m.expire_at, 'infinity') > p_now
      ), reach as (
        select s.id as listing_id, a.id as airport_id,
          great_circle_miles(s.public_latitude, s.public_longitude, a.latitude, a.longitude) as miles
        from shown s
        join airport_cells c on c.cell = s.public_cell
        join airports a on a.id = c.airport_id
        union all
        select s.id, a.id, great_circle_miles(s.public_latitude, s.public_longitude, a.latitude, a.longitude)
        from shown s
        join listing_airports la on la.listing_id = s.id
        join airports a on a.id = la.airport_id
        where not exists (
          select from airport_cells c where c.cell = s.public_cell and c.airport_id = la.airport_id
        )
      )
      select r.airport_id, s.id,
        coalesce(la.distance, least(11, greatest(1, ceil(r.miles))))::smallint,
        s.rate_per_from, s.title_key, s.created_at,
        s.feature_listing = 1 and s.feature_ongoing = 1, s.feature_listing = 1 and s.feature_ongoing = 0,
        s.gender, s.bed_kinds, s.num_beds > 0 and s.num_occupied_beds >= s.num_beds, s.owner_expire_at
      from reach r
      join shown s on s.id = r.listing_id
      left join listing_airports la on la.listing_id = r.listing_id and la.airport_id = r.airport_id
      where r.miles <= 50 or la.listing_id is not null
    $$`.execute(db);

  await sql`
    create function recount_cities(p_ids integer[], p_now timestamptz) returns void language sql as $$
      with changes as materialized (
        select l.id as listing_id, l.counted_city_ids as before, coalesce(reached.ids, '{}') as after
        from listings l
        join members m on m.id = l.user_id
        left join lateral (
          select array_agg(c.id order by c.id) as ids
          from city_cells k join cities c on c.id = k.city_id
          where k.cell = l.public_cell and l.status = 2 and not l.hidden and m.status <> 'CLOSED'
            and coalesce(m.expire_at, 'infinity') > p_now
            and great_circle_miles(l.public_latitude, l.public_longitude, c.latitude, c.longitude) <= 50
        ) reached on true
        where l.id = any (p_ids) and l.counted_city_ids is distinct from coalesce(reached.ids, '{}')
      ), counted as (
        update cities c set listings_count = c.listings_count + d.n
        from (
          select id, sum(n) as n from (
            select unnest(after) as id, 1 as n from changes
            union all
            select unnest(before), -1 from changes
          ) x group by id having sum(n) <> 0 order by id
        ) d
        where c.id = d.id
      )
      update listings l set counted_city_ids = x.after from changes x where l.id = x.listing_id
    $$`.execute(db);

  await sql`
    create function refresh_listings(p_ids integer[], p_now timestamptz) returns void language plpgsql as $$
    begin
      perform from listings where id = any (p_ids) order by id for update;
      perform recount_listings(p_ids);

      with gone as (
        delete from airport_listings where listing_id = any (p_ids) returning *
      ), fresh as (
        -- Asking for the count makes the delete come first.
        insert into airport_listings
          select * from searchable_rows(p_ids, p_now) where (select count(*) from gone) >= 0
          returning *
      ), changes as (
        select airport_id, gender, bed_kinds, is_full, featured,
          sum(n) as n, min(price) as low, max(price) as high, bool_or(n < 0) as lost
        from (
          select airport_id, gender, bed_kinds, is_full, featured, 1 as n, price from fresh
          union all
          select airport_id, gender, bed_kinds, is_full, featured, -1, null from gone
        ) x group by 1, 2, 3, 4, 5
      )
      insert into airport_facets as f
        (airport_id, gender, bed_kinds, is_full, featured, total, min_price, max_price, stale)
        -- One order for all transactions, so that two of them cannot wait for each other.
        select airport_id, gender, bed_kinds, is_full, featured, n, low, high, lost
        from changes order by 1, 2, 3, 4, 5
        on conflict (airport_id, gender, bed_kinds, is_full, featured) do update
        set total = f.total + excluded.total, min_price = least(f.min_price, excluded.min_price),
          max_price = greatest(f.max_price, excluded.max_price), stale = excluded.stale;

      update airport_facets f
      set stale = false,
        min_price = (select min(a.price) from airport_listings a
          where (a.airport_id, a.gender, a.bed_kinds, a.is_full, a.featured)
            = (f.airport_id, f.gender, f.bed_kinds, f.is_full, f.featured)),
        max_price = (select max(a.price) from airport_listings a
          where (a.airport_id, a.gender, a.bed_kinds, a.is_full, a.featured)
            = (f.airport_id, f.gender, f.bed_kinds, f.is_full, f.featured))
      where f.stale;

      perform recount_cities(p_ids, p_now);
      perform pg_notify('listings_changed',
        case when cardinality(p_ids) > 500 then '*' else array_to_string(p_ids, ',') end);
    end
    $$`.execute(db);

  await sql`
    create function recount_members(p_ids integer[]) returns void language sql as $$
      update members m set review_count = c.n, review_sum = c.total
      from (
        select x.id, count(r.id)::int as n, coalesce(sum(r.score), 0)::int as total
        from unnest(p_ids) as x (id) left join reviews r on r.lister_id = x.id
        group by x.id
      ) c
      where m.id = c.id and (m.review_count, m.review_sum) is distinct from (c.n, c.total)
    $$`.execute(db);
}
