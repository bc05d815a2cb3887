import type { Airport, Metro } from './types.ts';

/**
 * Airports of several cities that crew treat as one place: IATA's code of the city names them all,
 * or airlines schedule a base from all of them. The first gives the area its country and is at most
 * 65 miles from the others. Airports of the same city always belong together and need no entry.
 * Reviewed by hand; DATA.md states the rule.
 */
const AREAS: Readonly<Record<string, string>> = {
  'New York': 'JFK LGA EWR SWF HPN ISP TEB',
  'Los Angeles': 'LAX BUR LGB ONT SNA VNY',
  'San Francisco Bay Area': 'SFO OAK SJC',
  'Washington, D.C.': 'IAD DCA BWI',
  'Dallas and Fort Worth': 'DFW DAL AFW',
  Miami: 'MIA FLL PBI',
  Boston: 'BOS MHT PVD ORH BED',
  Orlando: 'MCO SFB',
  Tampa: 'TPA PIE',
  Phoenix: 'PHX AZA',
  Seattle: 'SEA BFI PAE',
  Philadelphia: 'PHL PNE TTN ILG',
  Cleveland: 'CLE CAK',
  Norfolk: 'ORF PHF',
  Toronto: 'YYZ YTZ YHM YKF',
  Vancouver: 'YVR YXX',
  'Mexico City': 'MEX NLU TLC',
  'Santo Domingo': 'SDQ JBQ',
  'São Paulo': 'GRU CGH VCP',
  London: 'LHR LGW STN LTN LCY SEN',
  Paris: 'CDG ORY BVA LBG',
  Milan: 'MXP LIN BGY',
  Venice: 'VCE TSF',
  Stockholm: 'ARN BMA NYO VST',
  Reykjavík: 'KEF RKV',
  Glasgow: 'GLA PIK',
  Barcelona: 'BCN GRO REU',
  Frankfurt: 'FRA HHN',
  Osaka: 'KIX ITM UKB',
  Dubai: 'DXB DWC SHJ',
  Melbourne: 'MEL AVV MEB',
};

const nameOfCode = new Map(
  Object.entries(AREAS).flatMap(([name, codes]) => codes.split(' ').map((code) => [code, name])),
);

/** The areas with several airports, the busiest airport of each first. Pure. */
export function metrosOf(airports: readonly Airport[]): Metro[] {
  const nameOfCity = new Map<number, string>();
  for (const { prefix, city_id } of airports) {
    const name = nameOfCode.get(prefix);
    if (name !== undefined) nameOfCity.set(city_id, name);
  }
  const groups = Map.groupBy(
    airports,
    ({ prefix, city_id }) => nameOfCode.get(prefix) ?? nameOfCity.get(city_id) ?? city_id,
  );
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => {
      const [first, ...rest] = group.toSorted((a, b) => b.rank - a.rank || a.id - b.id);
      if (first === undefined) throw new Error('a group has no airport');
      const { id, city, city_id, country } = first;
      const name = nameOfCode.get(first.prefix) ?? nameOfCity.get(city_id) ?? city;
      return { id, name, country, airports: [first, ...rest] };
    });
}
