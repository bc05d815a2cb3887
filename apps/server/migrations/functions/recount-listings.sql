-- Stores the counts of rooms, beds, rentals and reviews on their listings, and from which day on a bed
-- is free.
create or replace function recount_listings(p_ids integer[]) returns void language sql as $$
  update listings l
  set total_rooms = c.total_rooms, num_beds = c.num_beds, num_occupied_beds = c.num_occupied_beds,
      num_blocked_beds = c.num_blocked_beds,
      rented = c.rented, bed_kinds = c.bed_kinds, review_count = c.review_count, review_sum = c.review_sum,
      free_from = c.free_from, num_free_from = c.num_free_from
  from (
    select x.id, r.total_rooms, coalesce(b.num_beds, 0) as num_beds,
      coalesce(b.num_occupied_beds, 0) as num_occupied_beds,
      coalesce(b.num_blocked_beds, 0) as num_blocked_beds, coalesce(b.rented, 0) as rented,
      coalesce(b.bed_kinds, 0) as bed_kinds, v.review_count, coalesce(v.review_sum, 0) as review_sum,
      f.free_from, coalesce(f.num_free_from, 0) as num_free_from
    from unnest(p_ids) as x (id)
    cross join lateral (
      select count(*)::int as total_rooms from rooms where listing_id = x.id and status = 'ACTIVE'
    ) r
    cross join lateral (
      -- A bed can have several rentals, one after the other.
      select count(distinct b.id)::int as num_beds,
        count(distinct b.id) filter (where t.status = 'accepted')::int as num_occupied_beds,
        count(distinct b.id) filter (where exists (
          select from bed_blocks k where k.bed_id = b.id and k.state = 'current'
        ) and not exists (
          select from rentals o where o.bed_id = b.id and o.status = 'accepted'
        ))::int as num_blocked_beds,
        count(t.id)::int as rented,
        bit_or(case b.bed_kind when 'cold' then 1 when 'hot' then 2 else 4 end)::smallint as bed_kinds
      from beds b
      join rooms r on r.id = b.room_id and r.status = 'ACTIVE'
      left join rentals t on t.bed_id = b.id and t.status in ('pending', 'accepted')
      where b.listing_id = x.id and b.status = 'ACTIVE'
    ) b
    cross join lateral (
      select count(*)::int as review_count, sum(score)::int as review_sum
      from reviews where listing_id = x.id and hidden_at is null
    ) v
    left join lateral (
      -- The earliest day from which a bed has no stay, -infinity for a bed without any, and how many
      -- beds are free by then. A stay without an end leaves its bed without such a day.
      select free_on as free_from, count(*)::int as num_free_from
      from (
        select case when not coalesce(bool_or(upper_inf(s.stay)), false)
          then coalesce(max(upper(s.stay)), '-infinity') end as free_on
        from beds b
        join rooms r on r.id = b.room_id and r.status = 'ACTIVE'
        left join bed_stays s on s.bed_id = b.id
        where b.listing_id = x.id and b.status = 'ACTIVE'
        group by b.id
      ) days
      where free_on is not null group by free_on order by free_on limit 1
    ) f on true
  ) c
  where l.id = c.id
    and (l.total_rooms, l.num_beds, l.num_occupied_beds, l.num_blocked_beds, l.rented, l.bed_kinds, l.review_count, l.review_sum,
      l.free_from, l.num_free_from)
      is distinct from
      (c.total_rooms, c.num_beds, c.num_occupied_beds, c.num_blocked_beds, c.rented, c.bed_kinds, c.review_count, c.review_sum,
      c.free_from, c.num_free_from)
$$;
