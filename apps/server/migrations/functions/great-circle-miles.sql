-- Haversine on a sphere of 3,958.7613 miles; the same formula as greatCircleMiles in domain.
create or replace function great_circle_miles(
  a_lat double precision, a_lng double precision, b_lat double precision, b_lng double precision
) returns double precision language sql immutable parallel safe as $$
  select 2 * 3958.7613 * asin(least(1, sqrt(
    power(sin(radians(b_lat - a_lat) / 2), 2)
    + cos(radians(a_lat)) * cos(radians(b_lat)) * power(sin(radians(b_lng - a_lng) / 2), 2)
  )))
$$;
