-- One number for a facet of an airport, for the index that finds its lowest and highest price.
-- The index stores the result: a change of this function needs a migration that rebuilds
-- airport_listings_facet.
create or replace function facet_number(
  airport_id integer, gender text, bed_kinds smallint, is_full boolean, featured boolean
) returns bigint language sql immutable parallel safe as $$
  select airport_id::bigint * 128
    + case gender when 'all' then 0 when 'male' then 1 else 2 end * 32
    + bed_kinds * 4 + is_full::int * 2 + featured::int
$$;
