import { expect, it } from 'vitest';
import { smoothLinesNear, smoothNear } from './smooth.ts';

const center = { latitude: 0, longitude: 179 };
const ring = [
  [178, 0],
  [180, 0],
  [180, 2],
  [178, 2],
  [178, 0],
];
const far = [
  [10, 10],
  [12, 10],
  [12, 12],
  [10, 10],
];

it('corners of nearby land are rounded and its line stays closed; the map edge and far land stay', () => {
  const { coordinates } = smoothNear(
    { type: 'MultiPolygon', coordinates: [[ring], [far]] },
    center,
  );
  const [[near = []] = [], [farLine] = []] = coordinates;
  expect(near.length).toBeGreaterThan(ring.length);
  expect(near.at(0)).toEqual(near.at(-1));
  expect(near).toContainEqual([180, 0]);
  expect(near).toContainEqual([180, 2]);
  expect(near).not.toContainEqual([178, 2]);
  expect(farLine).toEqual(far);
});

it('the ends of a border stay', () => {
  const line = [
    [178, 0],
    [179, 1],
    [178.5, 2],
  ];
  const [smooth = []] = smoothLinesNear(
    { type: 'MultiLineString', coordinates: [line] },
    center,
  ).coordinates;
  expect(smooth.at(0)).toEqual([178, 0]);
  expect(smooth.at(-1)).toEqual([178.5, 2]);
  expect(smooth).not.toContainEqual([179, 1]);
});
