type Lines = GeoJSON.MultiLineString;
type Position = GeoJSON.Position;

const EDGE = 179.99;
const GRATICULE_DEGREES = 10;
const GRATICULE_FARTHEST_LATITUDE = 80;

const onEdge = ([longitude = 0]: Position) => Math.abs(longitude) >= EDGE;

/** Removes segments along the antimeridian, which are the map's edge and not a coast. */
export function withoutMapEdge(lines: Lines): Lines {
  return { type: 'MultiLineString', coordinates: lines.coordinates.flatMap(cutAtEdge) };
}

/** The outlines of all land. */
export function coastOf(land: GeoJSON.MultiPolygon): Lines {
  return withoutMapEdge({ type: 'MultiLineString', coordinates: land.coordinates.flat() });
}

function cutAtEdge(line: Position[]): Position[][] {
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  let before: Position | undefined;
  for (const position of line) {
    if (before && onEdge(before) && onEdge(position)) {
      pieces.push(piece);
      piece = [];
    }
    piece.push(position);
    before = position;
  }
  pieces.push(piece);
  return pieces.filter((part) => part.length > 1);
}

/** Meridians and parallels, every ten degrees. */
export function graticule(): Lines {
  const top = GRATICULE_FARTHEST_LATITUDE;
  const coordinates: Position[][] = [];
  for (let longitude = -180; longitude < 180; longitude += GRATICULE_DEGREES) {
    coordinates.push([
      [longitude, -top],
      [longitude, top],
    ]);
  }
  for (let latitude = -top; latitude <= top; latitude += GRATICULE_DEGREES) {
    coordinates.push([
      [-180, latitude],
      [180, latitude],
    ]);
  }
  return { type: 'MultiLineString', coordinates };
}
