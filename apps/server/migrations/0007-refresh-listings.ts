import { type Kysely, sql } from 'kysely';

/**
 * refresh_listings(ids, now): updates everything derived from these listings (their counters, their
 * search rows, the facets of the airports and the counters of nearby cities) and notifies all
 * nodes. Any transaction that changes a listing, its rooms, beds, rentals or reviews, or its
 * owner's plan or term, calls it last.
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
          join rooms r on r.id = b.room_id and r.status = 'ACTIVE'
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

  // The search rows that these listings should have.
  await sql`
    create function searchable_rows(p_ids integer[], p_now timestamptz)
    returns setof airport_listings language sql stable as $$
      -- Nothing is joined with itself here: the planner takes any list of ids for a short one, and
      -- would meet each of its listings with each.
      select a.id, l.id,
        coalesce(la.distance, least(11, greatest(1, ceil(x.miles))))::smallint,
        l.rate_per_from, l.title_key, l.created_at,
        l.feature_listing = 1 and l.feature_ongoing = 1, l.feature_listing = 1 and l.feature_ongoing = 0,
        l.gender, l.bed_kinds, l.num_beds > 0 and l.num_occupied_beds >= l.num_beds,
        coalesce(m.expire_at, 'infinity')
      from listings l
      join members m on m.id = l.user_id
      cross join lateral (
        select airport_id from airport_cells where cell = l.public_cell
        union
        select airport_id from listing_airports where listing_id = l.id
      ) near
      join airports a on a.id = near.airport_id
      cross join lateral (
        select great_circle_miles(l.public_latitude, l.public_longitude, a.latitude, a.longitude) as miles
      ) x
      left join listing_airports la on la.listing_id = l.id and la.airport_id = a.id
      where l.id = any (p_ids) and l.status = 2 and not l.hidden and m.status <> 'CLOSED'
        and coalesce(m.expire_at, 'infinity') > p_now and (x.miles <= 50 or la.listing_id is not null)
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
      ), deltas as materialized (
        select id, sum(n) as n from (
          select unnest(after) as id, 1 as n from changes
          union all
          select unnest(before), -1 from changes
        ) x group by id having sum(n) <> 0
      ), locked as materialized (
        -- One order for all transactions, so that two of them cannot wait for each other.
        select c.id from cities c where c.id in (select id from deltas) order by c.id for no key update
      ), counted as (
        update cities c set listings_count = c.listings_count + d.n
        from locked k join deltas d on d.id = k.id
        where c.id = k.id
      )
      update listings l set counted_city_ids = x.after from changes x where l.id = x.listing_id
    $$`.execute(db);

  await sql`
    create function refresh_listings(p_ids integer[], p_now timestamptz) returns void language plpgsql as $$
    declare
      edges airport_facets[];
    begin
      -- An empty list would be told to the nodes as "anything".
      if coalesce(cardinality(p_ids), 0) = 0 then return; end if;
      -- Whoever holds a listing alone reads and writes its rows below. Not "for update": that waits
      -- for everyone who adds a room, rental or review, and two of those would wait for each other.
      perform from listings where id = any (p_ids) order by id for no key update;
      perform recount_listings(p_ids);

      with pairs as materialized (
        select b, t
        from (select * from airport_listings where listing_id = any (p_ids)) b
        full join (select * from searchable_rows(p_ids, p_now)) t
          on b.listing_id = t.listing_id and b.airport_id = t.airport_id
        where b is distinct from t
      ), gone as (
        delete from airport_listings a using pairs p
        where (p.t).listing_id is null
          and a.listing_id = (p.b).listing_id and a.airport_id = (p.b).airport_id
      ), kept as (
        update airport_listings a
        set distance = (p.t).distance, price = (p.t).price, title_key = (p.t).title_key,
          created_at = (p.t).created_at, featured = (p.t).featured, boosted = (p.t).boosted,
          gender = (p.t).gender, bed_kinds = (p.t).bed_kinds, is_full = (p.t).is_full,
          owner_expire_at = (p.t).owner_expire_at
        from pairs p
        where (p.b).listing_id is not null
          and a.listing_id = (p.t).listing_id and a.airport_id = (p.t).airport_id
      ), fresh as (
        insert into airport_listings select (t).* from pairs where (b).listing_id is null
      ), counted as materialized (
        -- Those whose count or price changed; a new title changes no facet.
        select b, t from pairs
        where ((b).listing_id, (b).gender, (b).bed_kinds, (b).is_full, (b).featured, (b).price)
          is distinct from ((t).listing_id, (t).gender, (t).bed_kinds, (t).is_full, (t).featured, (t).price)
      ), changes as materialized (
        select airport_id, gender, bed_kinds, is_full, featured, sum(n) as n,
          min(came) as low, max(came) as high, min(went) as lost_low, max(went) as lost_high
        from (
          select (t).airport_id, (t).gender, (t).bed_kinds, (t).is_full, (t).featured,
            1 as n, (t).price as came, null::integer as went
          from counted where (t).listing_id is not null
          union all
          select (b).airport_id, (b).gender, (b).bed_kinds, (b).is_full, (b).featured,
            -1, null, (b).price
          from counted where (b).listing_id is not null
        ) x group by 1, 2, 3, 4, 5
      ), present as (
        insert into airport_facets as f
          (airport_id, gender, bed_kinds, is_full, featured, total, min_price, max_price)
          -- One order for all transactions, so that two of them cannot wait for each other.
          select airport_id, gender, bed_kinds, is_full, featured, n, low, high
          from changes order by 1, 2, 3, 4, 5
          on conflict (airport_id, gender, bed_kinds, is_full, featured) do update
          set total = f.total + excluded.total, min_price = least(f.min_price, excluded.min_price),
            max_price = greatest(f.max_price, excluded.max_price)
          returning f.*
      )
      select array_agg(row (p.*)::airport_facets) into edges
      from present p join changes c using (airport_id, gender, bed_kinds, is_full, featured)
      where c.lost_low <= p.min_price or c.lost_high >= p.max_price;

      -- The row that held an edge left: what is the edge now? Its own statement, since it must see
      -- what others committed while this one waited for the facets, which are ours from here on.
      if edges is not null then
        update airport_facets f set min_price = e.low, max_price = e.high
        from (
          select k.airport_id, k.gender, k.bed_kinds, k.is_full, k.featured, min(a.price) as low, max(a.price) as high
          from (
            select e.*, facet_number(e.airport_id, e.gender, e.bed_kinds, e.is_full, e.featured) as number
            from unnest(edges) e
          ) k
          left join lateral (
            (select price from airport_listings x
              where facet_number(x.airport_id, x.gender, x.bed_kinds, x.is_full, x.featured) = k.number
              order by price limit 1)
            union all
            (select price from airport_listings x
              where facet_number(x.airport_id, x.gender, x.bed_kinds, x.is_full, x.featured) = k.number
              order by price desc limit 1)
          ) a on true
          group by 1, 2, 3, 4, 5
        ) e
        where (f.airport_id, f.gender, f.bed_kinds, f.is_full, f.featured)
          = (e.airport_id, e.gender, e.bed_kinds, e.is_full, e.featured);
      end if;

      perform recount_cities(p_ids, p_now);
      perform pg_notify('listings_changed',
        case when cardinality(p_ids) > 500 then '*' else array_to_string(p_ids, ',') end);
    end
    $$`.execute(db);

  await sql`
    create function recount_members(p_ids integer[]) returns void language sql as $$
      -- First the lock, then the count in its own statement: it sees what the holder before committed.
      select id from members where id = any (p_ids) order by id for no key update;
      update members m set review_count = c.n, review_sum = c.total
      from (
        select x.id, count(r.id)::int as n, coalesce(sum(r.score), 0)::int as total
        from unnest(p_ids) as x (id) left join reviews r on r.lister_id = x.id
        group by x.id
      ) c
      where m.id = c.id and (m.review_count, m.review_sum) is distinct from (c.n, c.total)
    $$`.execute(db);
}
