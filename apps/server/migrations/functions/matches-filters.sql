-- Whether the search with these filters finds listing l as the row a of an airport: the same rules as
-- facetConditions and mapConditions (features/search/conditions.ts). Filters that do not
-- narrow the search are not stored. Searches of earlier versions have one rental type as text. A bed that was wanted by an earlier day is wanted by today.
create or replace function matches_filters(f jsonb, a airport_listings, l listings, today date)
returns boolean language sql immutable parallel safe as $$
  select (not f ? 'occupied' or not a.is_full)
    and (not f ? 'gender' or a.gender = f ->> 'gender')
    and (not f ? 'bed' or
      a.bed_kinds & case f ->> 'bed' when 'cold' then 1 when 'hot' then 2 else 4 end <> 0)
    and (not f ? 'from' or a.free_from <= greatest((f ->> 'from')::date, today))
    and (not f ? 'beds' or l.num_beds >= (f ->> 'beds')::integer)
    and (not f ? 'bathrooms' or l.bathrooms >= (f ->> 'bathrooms')::integer)
    and (not f ? 'airport_distance' or a.distance <= (f ->> 'airport_distance')::integer)
    and (not f ? 'max_nights' or l.max_nights is null or l.max_nights >= (f ->> 'max_nights')::integer)
    and (not f ? 'price_min' or a.price >= round((f ->> 'price_min')::numeric * 100))
    and (not f ? 'price_max' or a.price <= round((f ->> 'price_max')::numeric * 100))
    and (not f ? 'rental_type' or f -> 'rental_type' @> to_jsonb(l.rental_type))
    and (not f ? 'amenities' or
      l.amenities @> (select array_agg(x::integer) from jsonb_array_elements_text(f -> 'amenities') x))
$$;
