-- For triggers of airport_listings: records what alerts are sent about. A listing is new where it was
-- not found before, cheaper when its price falls, and free when it was full or has a bed from an
-- earlier day on. Bulk loads turn it off.
create or replace function record_search_changes() returns trigger language plpgsql as $$
begin
  if current_setting('crewpad.is_bulk_load', true) = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    insert into search_changes (listing_id, kind, airport_ids)
    select listing_id, 'new', array_agg(airport_id order by airport_id)
    from after_rows group by listing_id
    on conflict do nothing;
  else
    insert into search_changes (listing_id, kind, price_before, was_full, free_before)
    -- All rows of a listing changed alike.
    select distinct on (a.listing_id) a.listing_id,
      case when b.is_full and not a.is_full or a.free_from < coalesce(b.free_from, 'infinity')
        then 'free' else 'cheaper' end,
      case when a.price < b.price then b.price end, b.is_full, b.free_from
    from after_rows a
    join before_rows b on b.listing_id = a.listing_id and b.airport_id = a.airport_id
    where a.price < b.price or b.is_full and not a.is_full
      or a.free_from < coalesce(b.free_from, 'infinity')
    order by a.listing_id
    on conflict do nothing;
  end if;
  return null;
end
$$;
