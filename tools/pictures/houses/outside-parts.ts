import { dark, light } from '../drawing/color.ts';
import type { MoodName } from '../drawing/palette.ts';
import type { Stage } from '../drawing/stage.ts';
import { at, opacity, path, poly, rect, stroke, times } from '../drawing/svg.ts';
import { tree } from '../drawing/trees.ts';
import type { Site } from './facade.ts';

export const site = (s: Stage, wall: string): Site => ({
  ...s,
  wall,
  trim: '#fbf5e8',
  roof: '#4a4660',
  door: '#d9593d',
  turn: 1,
});

export const lawn = (s: Stage, y: number, color = s.green): string =>
  rect(
    0,
    y,
    1280,
    860 - y,
    s.canvas.linear([
      [0, light(color, 0.14)],
      [1, dark(color, 0.2)],
    ]),
  );

export const deck = (s: Stage, y: number, color: string): string =>
  rect(0, y, 1280, 860 - y, color) +
  times(15, (i) => {
    const x = -700 + i * 190;
    return poly(
      [
        [640 + (x - 640) * 0.45, y],
        [640 + (x - 640) * 0.45 + 2, y],
        [x + 5, 853],
        [x, 853],
      ],
      dark(color, 0.35),
      opacity(0.5),
    );
  }) +
  rect(
    0,
    y,
    1280,
    60,
    s.canvas.linear([
      [0, '#171c3a', 0.25],
      [1, '#171c3a', 0],
    ]),
  );

export const chair = (x: number, y: number, c: string, flip = false): string =>
  at(
    x,
    y,
    stroke('M-44 0L-34 -60M44 0L30 -60M-60 -130L-34 -60H40', '#7d5a42', 9) +
      path(
        'M-72 -140C-66 -144 -56 -142 -54 -136L-26 -66H38C44 -66 46 -54 38 -54H-32C-38 -54 -40 -58 -42 -62Z',
        c,
      ) +
      stroke('M-44 -92H20V-60', '#8d6a4c', 8),
    1,
    flip,
  );

export const treeRow = (s: Stage, y: number, h: number, n: number): string =>
  times(n, (i) =>
    tree(
      (i * 1280) / (n - 1) + s.rng.range(-20, 20),
      y,
      h * s.rng.range(0.8, 1.15),
      i % 2 === 0 ? s.green : dark(s.green, 0.15),
    ),
  );

export type Scenery = readonly [MoodName, (s: Stage) => string];
