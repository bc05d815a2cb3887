/** An airport with scheduled or notable traffic. */
export interface Airport {
  /** Derived from the code, so it stays the same when rows are added. */
  id: number;
  /** IATA code, upper case. */
  prefix: string;
  /** ICAO code, upper case; none where our source has none. */
  icao?: string;
  /** Code of the city's state, in countries whose states people name: `FL`, `ON`, `NSW`. */
  state?: string;
  name: string;
  /** The city as crew name it. */
  city: string;
  /** Id of the city in `cities()`. */
  city_id: number;
  /** ISO 3166 alpha-2. */
  country: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** IANA name. */
  time_zone: string;
  /** Estimated traffic weight, a whole number; higher is busier. */
  rank: number;
}

/** A metro area with several airports. */
export interface Metro {
  /** Id of its busiest airport. */
  id: number;
  /** As crew name it. */
  name: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** The busiest first. */
  airports: readonly [Airport, ...Airport[]];
}

/** A city with at least one airport. */
export interface City {
  /** The gazetteer's id; above 20,000,000 for places it does not have. */
  id: number;
  /** Unique, ASCII. */
  slug: string;
  display_name: string;
  /** ISO 3166 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
  /** 0 if unknown. */
  population: number;
}

/** A place named on maps: a town, a borough or a neighborhood. */
export interface Town {
  name: string;
  latitude: number;
  longitude: number;
  /** Thousands of people. */
  thousands: number;
}

/** English country names by ISO 3166 alpha-2 code. */
export type Countries = Readonly<Record<string, string>>;

/** An airline of the sign-up list. */
export interface Airline {
  id: number;
  /** IATA code. */
  code: string;
  name: string;
  group: 'domestic' | 'worldwide';
}

/** An entry of a list that members choose from. */
export interface ListItem {
  id: number;
  name: Record<'en' | 'es' | 'fr' | 'pt', string>;
}

export interface IconItem extends ListItem {
  /** Name of a Tabler icon, kebab-case. */
  icon: string;
}

export interface Amenity extends IconItem {
  group: 'essentials' | 'sleep' | 'bathroom' | 'kitchen' | 'living' | 'crew' | 'safety' | 'outside';
}
