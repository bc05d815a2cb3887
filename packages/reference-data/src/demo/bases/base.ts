/** A neighbourhood: name, latitude, longitude, city, postal code, and what one rides from there. */
type Hood = readonly [
  name: string,
  latitude: number,
  longitude: number,
  city: string,
  postal: string,
  transit: string,
];

/** A crew base and what a lister there would mention. */
export interface Base {
  code: string;
  /** What crew call the airport in a sentence. */
  name: string;
  at: readonly [number, number];
  /** Another airport that pads here can serve. */
  second?: readonly [code: string, latitude: number, longitude: number];
  /** Bases of one metro share a results page. */
  metro: string;
  city: string;
  state: string | null;
  country: string;
  iso: string;
  /** Rent level; 1 is an ordinary American base. */
  rent: number;
  listings: number;
  /** E.164 with # for a digit; fictional or reserved for drama where such a range is known. */
  phone: string;
  /** The house number follows the street's name. */
  numberLast?: true;
  hoods: readonly Hood[];
  streets: readonly string[];
  parks: readonly string[];
  shops: readonly string[];
  eats: readonly string[];
  airlines: readonly string[];
}

const US = { country: 'United States', iso: 'US', listings: 14 } as const;

/** A base in the United States: fills in what all of them share. */
export function usBase(
  base: Omit<Base, 'country' | 'iso' | 'listings'> & { listings?: number },
): Base {
  return { ...US, ...base };
}

/** A base abroad: twelve listings and no state unless told. */
export function worldBase(
  base: Omit<Base, 'listings' | 'state' | 'metro'> & { listings?: number; state?: string },
): Base {
  return { listings: 12, state: null, metro: base.code, ...base };
}
