import type { contract } from '@crewpad/contract';

/** Degrees north and east. */
export interface Point {
  latitude: number;
  longitude: number;
}

export interface Address {
  street1: string;
  city: string;
  state?: string | null;
  country: string;
  postal_code?: string | null;
}

/** Finds places by the start of their address. */
export interface Geocoder {
  /** At most eight places, best match first; none for fewer than three characters. */
  autocomplete(query: string): Promise<contract.search.Place[]>;
  /** The position of an address, or at least of its city; undefined if it is unknown. */
  geocode(address: Address): Promise<Point | undefined>;
}
