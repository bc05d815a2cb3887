import type { contract, OperationAnswer } from '@crewpad/contract';
import type { Point } from '@crewpad/domain';
import { mercatorX, mercatorY, nearestLongitude, WORLD_PIXELS } from '../geo/mercator.ts';

type MapNames = OperationAnswer<typeof contract.search.getMapNames>;

/** A name on the map. */
interface PlaceLabel extends Point {
  kind: 'town' | 'airport';
  name: string;
  /** Of the largest places. */
  isLarge: boolean;
}

/** The maximum number of names in the page. */
const LABELS_MAX = 48;
/** The first names of an answer are those of the largest places. */
const LARGE = 3;
const LETTER_PIXELS = { town: 7, airport: 9 } as const;
const PADDING_PIXELS = { town: 8, airport: 30 } as const;
const HEIGHT_PIXELS = 20;
const MARKER_SIZE = { width: 72, height: 34 } as const;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The names that fit: airports first, then towns by size, without overlapping each other or
 * existing map content.
 * @param zoom at which they are placed; when zoomed in there is more room
 * @param markers pins and markers, each about as large as a pill
 */
export function labelsWithRoom(
  { towns, airports }: MapNames,
  zoom: number,
  markers: readonly Point[],
): PlaceLabel[] {
  const [around] = [
    ...markers,
    ...airports.map(([, latitude, longitude]) => ({ latitude, longitude })),
  ];
  const boxOf = ({ latitude, longitude }: Point, width: number, height: number): Box => ({
    x: mercatorX(nearestLongitude(longitude, around?.longitude ?? longitude)),
    y: mercatorY(latitude),
    width,
    height,
  });
  const pixels = WORLD_PIXELS * 2 ** zoom;
  const boxes = markers.map((point) => boxOf(point, MARKER_SIZE.width, MARKER_SIZE.height));
  const candidates = [
    ...airports.map((row) => labelOf('airport', row, 0)),
    ...towns.map((row, index) => labelOf('town', row, index)),
  ];
  const labels: PlaceLabel[] = [];
  for (const label of candidates) {
    if (labels.length === LABELS_MAX) break;
    const { kind, name } = label;
    const width = name.length * LETTER_PIXELS[kind] + PADDING_PIXELS[kind];
    const box = boxOf(label, width, HEIGHT_PIXELS);
    if (boxes.some((otherBox) => overlaps(box, otherBox, pixels))) continue;
    boxes.push(box);
    labels.push(label);
  }
  return labels;
}

function labelOf(
  kind: PlaceLabel['kind'],
  [name, latitude, longitude]: MapNames['towns'][number],
  index: number,
): PlaceLabel {
  return { kind, name, latitude, longitude, isLarge: kind === 'town' && index < LARGE };
}

function overlaps(a: Box, b: Box, pixels: number): boolean {
  return (
    Math.abs(a.x - b.x) * pixels < (a.width + b.width) / 2 &&
    Math.abs(a.y - b.y) * pixels < (a.height + b.height) / 2
  );
}
