-- Brings everything derived from these listings up to date: their counts, their rows in the prepared
-- search, the facets of the airports and the counts of the cities in reach. Then notifies all nodes.
-- A transaction that changes a listing, its rooms, beds, rentals or reviews, or its owner's plan or
-- term, calls it last.
create or replace function refresh_listings(p_ids integer[], p_now timestamptz) returns void language plpgsql as $$
declare
  edges airport_facets[];
begin
  -- Nodes would read an empty list as "any listing".
  if coalesce(cardinality(p_ids), 0) = 0 then return; end if;
  -- Only one transaction at a time reads and writes the rows below. Not "for update": that waits for
  -- every transaction that adds a room, rental or review, and two of those would deadlock.
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
      owner_expire_at = (p.t).owner_expire_at, highest_price = (p.t).highest_price,
      free_from = (p.t).free_from
    from pairs p
    where (p.b).listing_id is not null
      and a.listing_id = (p.t).listing_id and a.airport_id = (p.t).airport_id
  ), fresh as (
    insert into airport_listings select (t).* from pairs where (b).listing_id is null
  ), counted as materialized (
    -- Rows whose count or price changed; a new title changes no facet.
    select b, t from pairs
    where ((b).listing_id, (b).gender, (b).bed_kinds, (b).is_full, (b).featured, (b).price, (b).highest_price)
      is distinct from ((t).listing_id, (t).gender, (t).bed_kinds, (t).is_full, (t).featured, (t).price, (t).highest_price)
  ), changes as materialized (
    select airport_id, gender, bed_kinds, is_full, featured, sum(n) as n,
      min(new_low) as low, max(new_high) as high, min(old_low) as lost_low, max(old_high) as lost_high
    from (
      select (t).airport_id, (t).gender, (t).bed_kinds, (t).is_full, (t).featured,
        1 as n, (t).price as new_low, (t).highest_price as new_high,
        null::integer as old_low, null::integer as old_high
      from counted where (t).listing_id is not null
      union all
      select (b).airport_id, (b).gender, (b).bed_kinds, (b).is_full, (b).featured,
        -1, null, null, (b).price, (b).highest_price
      from counted where (b).listing_id is not null
    ) x group by 1, 2, 3, 4, 5
  ), present as (
    insert into airport_facets as f
      (airport_id, gender, bed_kinds, is_full, featured, total, min_price, max_price)
      -- One order for all transactions, so that two of them cannot deadlock.
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

  -- The row with the lowest or highest price left: find the new one. A separate statement, because
  -- it must see what others committed while this one waited for the facets, which it now holds.
  if edges is not null then
    update airport_facets f set min_price = e.low, max_price = e.high
    from (
      select k.airport_id, k.gender, k.bed_kinds, k.is_full, k.featured, min(a.low) as low, max(a.high) as high
      from (
        select e.*, facet_number(e.airport_id, e.gender, e.bed_kinds, e.is_full, e.featured) as number
        from unnest(edges) e
      ) k
      left join lateral (
        (select price as low, null::integer as high from airport_listings x
          where facet_number(x.airport_id, x.gender, x.bed_kinds, x.is_full, x.featured) = k.number
          order by price limit 1)
        union all
        (select null, highest_price from airport_listings x
          where facet_number(x.airport_id, x.gender, x.bed_kinds, x.is_full, x.featured) = k.number
          order by highest_price desc limit 1)
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
$$;
