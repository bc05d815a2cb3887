import { describe, expect, it } from 'vitest';
import type { Bounds } from '../geo/bounds.ts';
import type { Pin } from '../types.ts';
import { clustersAt, placesOf } from './cluster.ts';
import { holds, inView, sameView, viewOf } from './view.ts';

const around: Bounds = [
  [-74.2, 40.3],
  [-73.3, 41],
];
const pins: Pin[] = [
  [1, 40.64, -73.78, 300, false],
  [2, 40.641, -73.781, 310, false],
  [3, 47.4, -122.3, 320, false],
];
const nothing = new Set<number>();

describe('the pins in view', () => {
  it('are exactly those inside the box', () => {
    const clusters = clustersAt(placesOf(pins, -73.78), 9, () => 60);
    const visiblePins = inView(clusters, viewOf(around, 9.4, -73.78), nothing);
    expect(visiblePins.flatMap(({ members }) => members.map(({ pin }) => pin[0]))).toEqual([1, 2]);
  });

  it('stay the same for small moves', () => {
    const movedBounds: Bounds = [
      [-74.199, 40.301],
      [-73.299, 41.001],
    ];
    expect(sameView(viewOf(around, 9.4, -73.78), viewOf(movedBounds, 9.3, -73.78))).toBe(true);
    expect(sameView(viewOf(around, 9.4, -73.78), viewOf(around, 10.1, -73.78))).toBe(false);
  });

  it.each([
    [
      [179.5, -17.5],
      [180.5, -16.5],
    ],
    [
      [-180.5, -17.5],
      [-179.5, -16.5],
    ],
  ] as Bounds[])('include pins across the antimeridian from %o to %o', (southWest, northEast) => {
    const fiji: Pin[] = [
      [1, -17, 179.9, 300, false],
      [2, -17, -179.6, 310, false],
    ];
    const clusters = clustersAt(placesOf(fiji, 177.4), 12, () => 60);
    const view = viewOf([southWest, northEast], 12, 177.4);
    expect(inView(clusters, view, nothing)).toHaveLength(2);
  });

  it('are limited in number, and include the hovered pin', () => {
    const many: Pin[] = Array.from({ length: 2000 }, (_, index) => [
      index + 1,
      40.3 + (index % 45) * 0.015,
      -74.2 + Math.floor(index / 45) * 0.02,
      300,
      false,
    ]);
    const clusters = clustersAt(placesOf(many, -73.78), 16, () => 60);
    const visiblePins = inView(clusters, viewOf(around, 16, -73.78), new Set([1999]));
    expect(visiblePins.length).toBe(160);
    expect(visiblePins.some((cluster) => holds(cluster, 1999))).toBe(true);
  });
});
