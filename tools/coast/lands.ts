import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../apps/server/src/platform/start-error.ts';
import { type Ring, unitsOf } from './plane.ts';

/** Land: the outer ring first, then those of holes. */
export type Polygon = readonly Ring[];

type Position = readonly number[];

/** The parts of GeoJSON that hold land. */
type Geometry =
  | { type: 'GeometryCollection'; geometries: readonly Geometry[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly Position[])[])[] }
  | { type: 'Polygon'; coordinates: readonly (readonly Position[])[] }
  | { type: 'Point' | 'MultiPoint' | 'LineString' | 'MultiLineString' };

const LICENSE = 'LICENSE';
/** States the license of the data, which is not that of the code. */
const NOTICE = 'README.md';
const DATA_LICENSE = 'opendatacommons.org/licenses/odbl';
const MAP = 'map.geo.json';

/**
 * Reads the land polygons of a package of geo-maps.
 * @param folder the unpacked package
 * @throws StartError with one sentence if a license or the map is missing
 */
export function readLands(folder: string): Polygon[] {
  if (!existsSync(join(folder, LICENSE))) {
    throw new StartError(
      `${join(folder, LICENSE)} is missing, and nothing is made without a license.`,
    );
  }
  const notice = join(folder, NOTICE);
  if (!existsSync(notice) || !readFileSync(notice, 'utf8').includes(DATA_LICENSE)) {
    throw new StartError(`${notice} does not state that the data have the Open Database License.`);
  }
  const file = join(folder, MAP);
  if (!existsSync(file)) throw new StartError(`${file} is missing.`);
  return polygonsOf(JSON.parse(readFileSync(file, 'utf8')) as Geometry);
}

function polygonsOf(geometry: Geometry): Polygon[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(polygonsOf);
  if (geometry.type === 'Polygon') return [geometry.coordinates.map(ringOf)];
  if (geometry.type !== 'MultiPolygon') return [];
  return geometry.coordinates.map((polygon) => polygon.map(ringOf));
}

function ringOf(line: readonly Position[]): Ring {
  const ring = new Float64Array(line.length * 2);
  line.forEach(([longitude = 0, latitude = 0], at) => {
    ring.set(unitsOf({ longitude, latitude }), 2 * at);
  });
  return ring;
}
