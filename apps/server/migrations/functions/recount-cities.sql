-- Adds these listings to the counts of the cities in reach, and removes them from the others.
create or replace function recount_cities(p_ids integer[], p_now timestamptz) returns void language sql as $$
  with changes as materialized (
    select l.id as listing_id, l.counted_city_ids as before, coalesce(reached.ids, '{}') as after
    from listings l
    join members m on m.id = l.user_id
    left join lateral (
      select array_agg(c.id order by c.id) as ids
      from city_cells k join cities c on c.id = k.city_id
      where k.cell = l.public_cell and l.status = 2 and not l.hidden
        and l.removed_at is null and m.status <> 'CLOSED' and m.locked_at is null
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
    -- One order for all transactions, so that two of them cannot deadlock.
    select c.id from cities c where c.id in (select id from deltas) order by c.id for no key update
  ), counted as (
    update cities c set listings_count = c.listings_count + d.n
    from locked k join deltas d on d.id = k.id
    where c.id = k.id
  )
  update listings l set counted_city_ids = x.after from changes x where l.id = x.listing_id
$$;
