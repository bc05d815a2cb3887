import { greatCircleMiles } from '@crewpad/domain';
import { stateOfRegion } from '../src/states.ts';
import type { Airport } from '../src/types.ts';
import { cityOf, type ResolvedCity } from './airport-city.ts';
import type { Gazetteer } from './gazetteer.ts';
import { rankOf } from './rank.ts';
import type { AirportRow, StatedCity } from './sources.ts';
import { byText, rounded } from './text.ts';

/** Time zones where the two airport packages differ. Checked on the map. */
const TIME_ZONE_CORRECTIONS: Readonly<Record<string, string>> = {
  BAX: 'Asia/Barnaul',
  BWT: 'Australia/Hobart',
  CEW: 'America/Chicago',
  HVD: 'Asia/Hovd',
  IBB: 'Pacific/Galapagos',
  JCR: 'America/Santarem',
  MLG: 'Asia/Jakarta',
  MXB: 'Asia/Makassar',
  NIU: 'Pacific/Tahiti',
  NPO: 'Asia/Pontianak',
  OVS: 'Asia/Yekaterinburg',
  PSC: 'America/Los_Angeles',
  PSU: 'Asia/Pontianak',
  RGK: 'Asia/Barnaul',
  SQG: 'Asia/Pontianak',
  STM: 'America/Santarem',
  SWT: 'Asia/Tomsk',
  TJG: 'Asia/Makassar',
  TMT: 'America/Santarem',
  TOF: 'Asia/Tomsk',
  ULG: 'Asia/Hovd',
  ULK: 'Asia/Yakutsk',
  ULO: 'Asia/Hovd',
};

/** Current names of renamed zones. */
const TIME_ZONE_NAMES: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** Left out: second codes of a field that crew know by another, and two with a wrong position. Reviewed. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'DJT',
  'API',
  'FEW',
  'NGM',
  'NRV',
  'NDV',
  'OZI',
  'YMR',
]);

/** Codes of train and bus stations and of whole cities, which the package lists as airports. */
const NO_AIRPORT =
  /\b(metropolitan$|metro area|gare|railway|rail|bus|hauptbahnhof|hbf|(?<!air |naval )station)\b/i;

/** An airport before its city gets an ID. */
export interface AirportDraft {
  airport: Omit<Airport, 'city_id'>;
  city: ResolvedCity;
}

/** Fields without scheduled service need a runway of at least this length, in feet. */
const NOTABLE_RUNWAY_FEET = 5000;
/** Heliports this close to an airport with scheduled service are left out. */
const HELIPORT_ALONE_MILES = 25;
const STATE_REACH_MILES = 250;

/** The code read as a number in base 26, plus one. It stays the same when rows are added. */
export function airportId(code: string): number {
  return [...code].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 65, 0) + 1;
}

/** All airports with an IATA code and scheduled or notable traffic, by code. */
export function buildAirports(
  rows: AirportRow[],
  stated: Map<string, StatedCity>,
  gazetteer: Gazetteer,
): AirportDraft[] {
  return keep(rows.filter((row) => row.confirmed || stated.has(row.iata)))
    .sort((a, b) => byText(a.iata, b.iata))
    .map((row) => {
      const city = cityOf(row, stated.get(row.iata), gazetteer);
      return {
        city,
        airport: {
          id: airportId(row.iata),
          prefix: row.iata,
          ...(row.icao !== '' && { icao: row.icao }),
          ...stateOf(row, city, gazetteer),
          name: row.name,
          city: city.name,
          country: row.country,
          latitude: rounded(row.latitude, 5),
          longitude: rounded(row.longitude, 5),
          time_zone: timeZoneOf(row),
          rank: rankOf(row, stated.has(row.iata), gazetteer),
        },
      };
    });
}

function keep(rows: AirportRow[]): AirportRow[] {
  const byCode = new Map<string, AirportRow>();
  for (const row of rows) {
    const earlier = byCode.get(row.iata);
    if (isNotable(row) && (!earlier || row.runway > earlier.runway)) byCode.set(row.iata, row);
  }
  const airports = [...byCode.values()];
  const served = airports.filter((row) => row.scheduled && row.runway >= NOTABLE_RUNWAY_FEET);
  return airports.filter((row) => !isHeliport(row) || !served.some((other) => isClose(row, other)));
}

function isNotable(row: AirportRow): boolean {
  if (LEFT_OUT.has(row.iata) || row.type === 'closed' || NO_AIRPORT.test(row.name)) {
    return false;
  }
  return row.scheduled || (/large|medium/.test(row.type) && row.runway >= NOTABLE_RUNWAY_FEET);
}

function isHeliport(row: AirportRow): boolean {
  return row.type === 'heliport' || /\bheli(port|pad)\b/i.test(row.name);
}

function isClose(a: AirportRow, b: AirportRow): boolean {
  return (
    Math.abs(a.latitude - b.latitude) < 1 &&
    greatCircleMiles(a.latitude, a.longitude, b.latitude, b.longitude) < HELIPORT_ALONE_MILES
  );
}

function stateOf(
  { country, latitude, longitude }: AirportRow,
  city: ResolvedCity,
  gazetteer: Gazetteer,
) {
  const around = gazetteer.near(latitude, longitude, STATE_REACH_MILES);
  const home = around.filter(({ place }) => place.country === country);
  const nearest = home.toSorted((a, b) => a.miles - b.miles)[0]?.place;
  const place = city.place?.country === country ? city.place : nearest;
  const state = stateOfRegion(country, place?.region ?? '');
  return state === undefined ? {} : { state };
}

function timeZoneOf(row: AirportRow): string {
  return TIME_ZONE_CORRECTIONS[row.iata] ?? TIME_ZONE_NAMES[row.timeZone] ?? row.timeZone;
}
