import { cellOf, greatCircleMiles } from '@crewpad/domain';
import { airportCells } from '../src/cells.ts';
import type { GazetteerPlace } from './sources.ts';
import { spelled } from './spelling.ts';

export interface FoundPlace {
  place: GazetteerPlace;
  miles: number;
}

/** Parts of cities and abandoned places: no city page is named after them. */
const NO_CITY = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

/** The gazetteer, indexed by one-degree cell, in the spelling that crew use. */
export class Gazetteer {
  readonly #cells = new Map<number, GazetteerPlace[]>();

  constructor(rows: GazetteerPlace[]) {
    for (const row of rows) {
      if (NO_CITY.has(row.kind)) continue;
      const place = { ...row, name: spelled(row.country, row.name) };
      const cell = cellOf(row.latitude, row.longitude);
      const members = this.#cells.get(cell);
      if (members) members.push(place);
      else this.#cells.set(cell, [place]);
    }
  }

  /** All places within a distance (miles) of a point. */
  near(latitude: number, longitude: number, miles: number): FoundPlace[] {
    return airportCells(latitude, longitude, miles)
      .flatMap((cell) => this.#cells.get(cell) ?? [])
      .map((place) => ({
        place,
        miles: greatCircleMiles(latitude, longitude, place.latitude, place.longitude),
      }))
      .filter((place) => place.miles <= miles);
  }
}

/** The place with the highest weight; ties go to the lower ID, so the output is stable. */
export function best(places: FoundPlace[], weight: (place: FoundPlace) => number) {
  let winner: FoundPlace | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const value = weight(place);
    if (value > most || (value === most && winner && place.place.id < winner.place.id)) {
      winner = place;
      most = value;
    }
  }
  return winner?.place;
}
