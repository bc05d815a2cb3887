/** An airport with scheduled or notable traffic. */
export interface Airport {
  /** Made of the code, so it stays when others are added. */
  id: number;
  /** IATA code, upper case. */
  prefix: string;
  name: string;
  /** The name crew use. */
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

/** A city with at least one airport. */
export interface City {
  /** The gazetteer's own id; above twenty million where it does not know the place. */
  id: number;
  /** Unique, ascii. */
  slug: string;
  display_name: string;
  /** ISO 3166 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
  /** 0 when not known. */
  population: number;
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
  name: { en: string };
}

export interface IconItem extends ListItem {
  /** Name of a Tabler icon, kebab-case. */
  icon: string;
}

export interface Amenity extends IconItem {
  group: 'essentials' | 'sleep' | 'bathroom' | 'kitchen' | 'living' | 'crew' | 'safety' | 'outside';
}
