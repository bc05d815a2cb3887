import { dark, light } from '../drawing/color.ts';
import type { MoodName } from '../drawing/palette.ts';
import type { Stage } from '../drawing/stage.ts';
import { at, circle, ellipse, opacity, path, poly, rect, stroke, times } from '../drawing/svg.ts';

export type Scenery = readonly [MoodName, (s: Stage) => string];

/** A softly lit wall with a table in front of it. */
export const table = (s: Stage, wall: string, wood: string, y = 600): string =>
  rect(
    0,
    0,
    1280,
    853,
    s.canvas.linear(
      [
        [0, light(wall, 0.2)],
        [1, dark(wall, 0.12)],
      ],
      'd',
    ),
  ) +
  circle(
    880,
    240,
    560,
    s.canvas.radial([
      [0, '#fff0d0', 0.6],
      [1, '#fff0d0', 0],
    ]),
  ) +
  poly(
    [
      [140, 0],
      [330, 0],
      [760, y],
      [500, y],
    ],
    '#fff4dc',
    opacity(0.14),
  ) +
  poly(
    [
      [400, 0],
      [500, 0],
      [960, y],
      [830, y],
    ],
    '#fff4dc',
    opacity(0.14),
  ) +
  rect(
    0,
    y,
    1280,
    860 - y,
    s.canvas.linear([
      [0, light(wood, 0.22)],
      [1, dark(wood, 0.12)],
    ]),
  ) +
  times(4, (i) => rect(0, y + 30 + i * 62, 1280, 3, dark(wood, 0.3), 0, opacity(0.35))) +
  rect(0, y, 1280, 10, light(wood, 0.4), 0, opacity(0.6));

export const steam = (x: number, y: number, n: number, gap: number): string =>
  times(n, (i) =>
    stroke(`M${x + i * gap} ${y}c-22 -36 22 -60 0 -100s18 -56 4 -84`, '#ffffff', 12, opacity(0.5)),
  );

export const cup = (c: string, w: number): string =>
  stroke(
    `M${w * 0.46} ${-w * 0.62}C${w * 0.86} ${-w * 0.66} ${w * 0.8} ${-w * 0.16} ${w * 0.34} ${-w * 0.2}`,
    c,
    w * 0.1,
  ) +
  path(
    `M${-w / 2} ${-w * 0.75}H${w / 2}C${w / 2} ${-w * 0.2} ${w * 0.3} 0 0 0C${-w * 0.3} 0 ${-w / 2} ${-w * 0.2} ${-w / 2} ${-w * 0.75}Z`,
    c,
  ) +
  path(
    `M${w * 0.16} ${-w * 0.75}H${w / 2}C${w / 2} ${-w * 0.2} ${w * 0.3} 0 0 0C${w * 0.16} ${-w * 0.1} ${w * 0.2} ${-w * 0.4} ${w * 0.16} ${-w * 0.75}Z`,
    dark(c, 0.25),
    opacity(0.4),
  ) +
  ellipse(0, -w * 0.75, w / 2, w * 0.1, light(c, 0.5)) +
  ellipse(0, -w * 0.74, w * 0.44, w * 0.075, '#7a4a30') +
  path(
    `M0 ${-w * 0.7}C${-w * 0.16} ${-w * 0.74} ${-w * 0.14} ${-w * 0.8} 0 ${-w * 0.77}C${w * 0.14} ${-w * 0.8} ${w * 0.16} ${-w * 0.74} 0 ${-w * 0.7}Z`,
    '#f3dcb8',
  );

export const croissant = (k: number): string =>
  at(
    0,
    0,
    path(
      'M-90 0C-96 -50 -40 -86 0 -86C40 -86 96 -50 90 0C70 -14 50 -24 30 -26C10 -18 -10 -18 -30 -26C-50 -24 -70 -14 -90 0Z',
      '#d98f4a',
    ) +
      stroke(
        'M-54 -62C-44 -46 -38 -34 -36 -26M-18 -84C-14 -60 -12 -40 -12 -22M20 -84C16 -60 14 -40 14 -22M56 -62C46 -46 40 -34 38 -26',
        '#a8622c',
        5,
      ) +
      stroke('M-60 -50C-40 -68 -20 -76 4 -76', '#f3c583', 7, opacity(0.7)),
    k,
  );
