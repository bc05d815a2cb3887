import { expect, it } from 'vitest';
import { cutAtAntimeridian } from './antimeridian.ts';
import { decode, simplify, type Topology } from './topology.ts';

function topology(arcs: Topology['arcs'], polygon: number[][]): Topology {
  return {
    type: 'Topology',
    transform: { scale: [3.6, 1.8], translate: [-180, -90] },
    objects: {
      land: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: polygon }] },
    },
    arcs,
  };
}

const land = (cut: Topology) => cut.objects.land?.geometries[0];

it('cuts an island on the antimeridian into two polygons', () => {
  const island = topology(
    [
      [
        [95, 50],
        [-90, 0],
        [0, 10],
        [90, 0],
        [0, -10],
      ],
    ],
    [[0]],
  );
  const cut = cutAtAntimeridian(island);
  expect(land(cut)?.type).toBe('MultiPolygon');
  expect(land(cut)?.arcs).toHaveLength(2);
  for (const arc of cut.arcs) {
    const sides = new Set(decode(arc).map(([x]) => x > 50));
    expect(sides.size).toBe(1);
  }
});

it('closes a ring around the world through the south pole', () => {
  const south = topology(
    [
      [
        [10, 5],
        [40, 1],
        [40, -1],
        [-80, 0],
      ],
    ],
    [[0]],
  );
  const points = cutAtAntimeridian(south).arcs.flatMap(decode);
  expect(points).toContainEqual([0, 0]);
  expect(points).toContainEqual([100, 0]);
});

it('leaves everything else unchanged', () => {
  const square = topology(
    [
      [
        [10, 10],
        [10, 0],
        [0, 10],
        [-10, 0],
        [0, -10],
      ],
    ],
    [[0]],
  );
  expect(cutAtAntimeridian(square)).toEqual(square);
  expect(simplify(square, 1)).toEqual(square);
});
