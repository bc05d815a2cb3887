import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeGeography } from './decode-geography.ts';
import { coastOf, graticule, withoutMapEdge } from './lines.ts';

it('segments along the antimeridian are removed, and those that only touch it stay', () => {
  const lines: GeoJSON.MultiLineString = {
    type: 'MultiLineString',
    coordinates: [
      [
        [170, 60],
        [180, 61],
        [180, 65],
        [175, 66],
      ],
    ],
  };
  expect(withoutMapEdge(lines).coordinates).toEqual([
    [
      [170, 60],
      [180, 61],
    ],
    [
      [180, 65],
      [175, 66],
    ],
  ]);
});

it('the graticule has a line every ten degrees', () => {
  expect(graticule().coordinates).toHaveLength(36 + 17);
});

it('the bundled geography has no strokes along the edge of the map', () => {
  const read = (name: string) =>
    JSON.parse(
      readFileSync(new URL(`../../../../../public/geo/${name}.json`, import.meta.url), 'utf8'),
    );
  const geography = decodeGeography({ world: read('world'), states: read('us-states') });
  for (const { coordinates } of [coastOf(geography.land), geography.countryBorders]) {
    const alongEdge = coordinates.filter((line) =>
      line.some(
        ([a = 0], at) =>
          at > 0 && Math.abs(a) > 179.99 && Math.abs(line[at - 1]?.[0] ?? 0) > 179.99,
      ),
    );
    expect(alongEdge).toEqual([]);
  }
  expect(geography.land.coordinates.length).toBeGreaterThan(0);
  expect(geography.stateLabels.map(({ name }) => name)).toContain('New York');
  expect(geography.countryLabels.map(({ name }) => name)).toContain('Fiji');
});
