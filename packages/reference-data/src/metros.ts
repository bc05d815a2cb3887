import { greatCircleMiles } from '@crewpad/domain';
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

/** Airports of this rank and above have traffic that makes them the center of an area. */
const CENTER_RANK = 1000;
/** Airports below this rank have hardly any traffic: they join the nearest center. */
const SMALL_RANK = 800;
const SMALL_MILES = 45;
/** More than 45 miles apart, anywhere. */
const SMALL_DEGREES = 0.7;

type Group = [Airport, ...Airport[]];

/** The areas with several airports, with their busiest airport first. Pure. */
export function metrosOf(airports: readonly Airport[]): Metro[] {
  const nameOfCity = new Map<number, string>();
  for (const { prefix, city_id } of airports) {
    const name = nameOfCode.get(prefix);
    if (name !== undefined) nameOfCity.set(city_id, name);
  }
  const groups = Map.groupBy(
    airports.toSorted((a, b) => b.rank - a.rank || a.id - b.id),
    ({ prefix, city_id }) => nameOfCode.get(prefix) ?? nameOfCity.get(city_id) ?? city_id,
  );
  return withSmallOnes([...groups.values()] as Group[])
    .filter((group) => group.length > 1)
    .map((group) => {
      const [{ id, prefix, city, city_id, country }] = group;
      const name = nameOfCode.get(prefix) ?? nameOfCity.get(city_id) ?? city;
      return { id, name, country, airports: group };
    });
}

/** The groups, with small airports in the group of the nearest center of their country. */
function withSmallOnes(groups: readonly Group[]): Group[] {
  const centers = Map.groupBy(
    groups.filter(([busiest]) => busiest.rank >= CENTER_RANK),
    ([{ country }]) => country,
  );
  const joined: Group[] = [];
  for (const group of groups) {
    const [small] = group;
    const near = small.rank < SMALL_RANK ? (centers.get(small.country) ?? []) : [];
    const center = nearestOf(near, small);
    if (center) center.push(...group);
    else joined.push(group);
  }
  return joined;
}

function nearestOf(centers: readonly Group[], small: Airport): Group | undefined {
  let nearest: Group | undefined;
  let least = SMALL_MILES;
  for (const group of centers) {
    const [{ latitude, longitude }] = group;
    if (Math.abs(latitude - small.latitude) > SMALL_DEGREES) continue;
    const miles = greatCircleMiles(latitude, longitude, small.latitude, small.longitude);
    if (miles > least) continue;
    nearest = group;
    least = miles;
  }
  return nearest;
}
