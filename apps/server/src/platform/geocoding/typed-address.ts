import { sortKey } from '@crewpad/domain';

/**
 * One interpretation of a typed address: a city or an airport, with the text before and after it.
 */
export interface Reading {
  street1: string;
  /** Prefix of the city's key. */
  cityKey: string;
  /** Whether a comma follows, so that the name is complete. */
  isWhole: boolean;
  state: string;
  postalCode: string;
  /** Prefix of the country's key, or its code; empty if not typed. */
  countryKey: string;
}

/** `NY 10001`, `NY` or `10001` after the city. */
const REGION = /^(?:([A-Za-z]{2})(?:\s+|$))?(\d{5}(?:-\d{4})?)?$/;
/** `10115 Berlin`: the postal code before the city. */
const CODE_FIRST = /^((?:[A-Z]{1,2}-)?\d{4,6})\s+(.+)$/;

/** A shorter part after a comma is a region: NY, UK. */
const CITY_MIN = 3;

/**
 * The interpretations of a typed address, most likely first: each comma-separated part may be the
 * city; the text before it is the street, the text after it the region and the country.
 */
export function readTypedAddress(query: string): Reading[] {
  const parts = query
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 1) return [...readings(parts), ...readWithoutCommas(parts[0] ?? '')];
  return readings(parts);
}

/** `12 Oak Street New York`: the city is the last one, two or three words. */
function readWithoutCommas(query: string): Reading[] {
  const words = query.split(/\s+/);
  if (!/^\d/.test(query)) return [];
  return [3, 2, 1]
    .filter((count) => words.length - count > 1)
    .flatMap((count) =>
      readings([words.slice(0, -count).join(' '), words.slice(-count).join(' ')]).filter(
        ({ street1 }) => street1 !== '',
      ),
    );
}

function readings(parts: readonly string[]): Reading[] {
  const behind = [...parts.keys()].slice(1);
  // Streets have numbers: without one, the first part is probably a city.
  const order = /\d/.test(parts[0] ?? '') ? [...behind, 0] : [0, ...behind];
  return order.flatMap((at) => {
    const [, codeInFront = '', name = parts[at] ?? ''] = CODE_FIRST.exec(parts[at] ?? '') ?? [];
    const cityKey = sortKey(name);
    if (cityKey.length < (at === 0 ? 1 : CITY_MIN)) return [];
    const street1 = parts.slice(0, at).join(', ');
    const isWhole = at < parts.length - 1;
    return [{ street1, cityKey, isWhole, ...readRegion(parts.slice(at + 1), codeInFront) }];
  });
}

function readRegion(parts: readonly string[], codeInFront: string) {
  let state = '';
  let postalCode = codeInFront;
  let countryKey = '';
  for (const part of parts) {
    const [region, letters = '', code = ''] = REGION.exec(part) ?? [];
    if (region === undefined) {
      countryKey = sortKey(part);
      continue;
    }
    if (letters !== '') state = letters.toUpperCase();
    if (code !== '') postalCode = code;
  }
  return { state, postalCode, countryKey };
}
