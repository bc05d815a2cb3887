import type { Airline } from '../src/types.ts';
import { KEPT_CODES } from './airline-codes-kept.ts';
import { ADDED_DOMESTIC, ADDED_WORLDWIDE, AIRLINE_NAMES } from './airline-corrections.ts';
import { readAirlines } from './sources.ts';
import { byText, comparable } from './text.ts';

/** The code read as a number in base 36, plus one. */
function airlineId(code: string): number {
  return Number.parseInt(code, 36) + 1;
}

/** US airlines by name, then all others by name. */
export function buildAirlines(rows = readAirlines()): Airline[] {
  const airlines = new Map<string, Airline>();
  const put = (code: string, name: string, group: Airline['group']) => {
    airlines.set(code, { id: airlineId(code), code, name, group });
  };
  for (const row of rows) {
    if (row.active !== 'Y' || !KEPT_CODES.has(row.iata) || airlines.has(row.iata)) continue;
    const group = row.country === 'United States' ? 'domestic' : 'worldwide';
    put(row.iata, AIRLINE_NAMES[row.iata] ?? row.name.trim(), group);
  }
  for (const [code, name] of Object.entries(ADDED_WORLDWIDE)) put(code, name, 'worldwide');
  for (const [code, name] of Object.entries(ADDED_DOMESTIC)) put(code, name, 'domestic');
  return [...airlines.values()].sort(
    (a, b) => byText(a.group, b.group) || byText(comparable(a.name), comparable(b.name)),
  );
}
