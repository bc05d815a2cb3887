-- The rows that the prepared search should hold for these listings.
create or replace function searchable_rows(p_ids integer[], p_now timestamptz)
returns setof airport_listings language sql stable as $$
  -- No self-join here: the planner takes any list of ids for a short one and would choose a nested
  -- loop over all pairs.
  select a.id, l.id,
    coalesce(la.distance, least(11, greatest(1, ceil(x.miles))))::smallint,
    l.rate_per_from, l.title_key, l.created_at,
    l.feature_listing = 1 and l.feature_ongoing = 1, l.feature_listing = 1 and l.feature_ongoing = 0,
    l.gender, l.bed_kinds, l.num_beds > 0 and l.num_occupied_beds + l.num_blocked_beds >= l.num_beds,
    coalesce(m.expire_at, 'infinity'),
    case when l.enable_price_range then greatest(l.rate_per_from, coalesce(l.rate_per_to, 0))
      else l.rate_per_from end,
    l.free_from
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
  where l.id = any (p_ids) and l.status = 2 and not l.hidden and l.removed_at is null and m.status <> 'CLOSED'
    and m.locked_at is null
    and coalesce(m.expire_at, 'infinity') > p_now and (x.miles <= 50 or la.listing_id is not null)
$$;
