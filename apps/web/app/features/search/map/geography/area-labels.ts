import type { Point } from '@crewpad/domain';

/** The label position of a country or state, and its area in square degrees. */
export interface AreaLabel extends Point {
  name: string;
  size: number;
}

type Areas = GeoJSON.FeatureCollection<GeoJSON.Geometry, { name?: string } | null>;
type Ring = GeoJSON.Position[];

/** One label per area, in the center of its largest part; largest areas first. */
export function labelsOf({ features }: Areas): AreaLabel[] {
  return features
    .flatMap(({ geometry, properties }) => {
      const name = properties?.name;
      const largest = outerRings(geometry)
        .map(middleOf)
        .toSorted((a, b) => b.size - a.size)[0];
      return name && largest ? [{ name, ...largest }] : [];
    })
    .toSorted((a, b) => b.size - a.size);
}

function outerRings(geometry: GeoJSON.Geometry): Ring[] {
  if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1);
  if (geometry.type === 'MultiPolygon') {
    return geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1));
  }
  return [];
}

/** Centroid of a ring by the shoelace formula, good enough for placing a name. */
function middleOf(ring: Ring): Point & { size: number } {
  let doubleArea = 0;
  let x = 0;
  let y = 0;
  ring.forEach(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = ax * by - bx * ay;
    doubleArea += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  if (doubleArea === 0) {
    const [longitude = 0, latitude = 0] = ring[0] ?? [];
    return { longitude, latitude, size: 0 };
  }
  return {
    longitude: x / (3 * doubleArea),
    latitude: y / (3 * doubleArea),
    size: Math.abs(doubleArea) / 2,
  };
}
