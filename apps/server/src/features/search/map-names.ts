import type { contract, OperationAnswer, OperationRequest } from '@crewpad/contract';
import { cellOf } from '@crewpad/domain';
import { airports, townsIn } from '@crewpad/reference-data';

type Box = OperationRequest<typeof contract.search.getMapNames>['query'];
type Names = OperationAnswer<typeof contract.search.getMapNames>;

/** The grid size per box, so that the suburbs of a large city are named too. */
const PARTS = 6;
const TOWNS_PER_PART = 3;
const AIRPORTS_MAX = 30;

/** The places and airports to name within a box, from the reference data. */
export function namesIn(box: Box): Names {
  const { south, north, west, east } = box;
  const parts = new Map<number, number>();
  const towns = cellsOf(box)
    .flatMap(townsIn)
    .flatMap((town) => placed(town, box))
    .sort((a, b) => b.thousands - a.thousands)
    .filter(({ latitude, across }) => {
      const row = Math.floor(((latitude - south) / (north - south)) * PARTS);
      const column = Math.floor(((across - west) / (east - west)) * PARTS);
      const part = row * (PARTS + 1) + column;
      const uses = parts.get(part) ?? 0;
      parts.set(part, uses + 1);
      return uses < TOWNS_PER_PART;
    })
    .map(({ name, latitude, longitude }): Names['towns'][number] => [name, latitude, longitude]);
  const codes = airports()
    .flatMap((airport) => placed(airport, box))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, AIRPORTS_MAX)
    .map(({ prefix, latitude, longitude }): Names['airports'][number] => [
      prefix,
      latitude,
      longitude,
    ]);
  return { towns, airports: codes };
}

/** The one-degree cells that a box touches. */
function cellsOf({ south, north, west, east }: Box): number[] {
  const cells = new Set<number>();
  for (let latitude = Math.floor(south); latitude <= north; latitude += 1) {
    for (let longitude = Math.floor(west); longitude <= east; longitude += 1) {
      cells.add(cellOf(latitude, longitude));
    }
  }
  return [...cells];
}

/**
 * The place with its longitude on the box's side of the antimeridian; undefined outside the box.
 */
function placed<Place extends { latitude: number; longitude: number }>(
  place: Place,
  { south, north, west, east }: Box,
): (Place & { across: number })[] {
  const { latitude, longitude } = place;
  const across = longitude + 360 * Math.ceil((west - longitude) / 360);
  const isInside = latitude >= south && latitude <= north && across <= east;
  return isInside ? [{ ...place, across }] : [];
}
