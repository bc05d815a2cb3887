import { dark, light } from '../drawing/color.ts';
import { figure } from '../drawing/crowd.ts';
import type { MoodName } from '../drawing/palette.ts';
import { awning, type Stage } from '../drawing/stage.ts';
import { circle, opacity, poly, rect, times } from '../drawing/svg.ts';

export type Scenery = readonly [MoodName, (s: Stage) => string];

export const paving = (s: Stage, y: number, color: string): string =>
  rect(
    0,
    y,
    1280,
    860 - y,
    s.canvas.linear([
      [0, light(color, 0.16)],
      [1, dark(color, 0.2)],
    ]),
  ) + times(5, (i) => rect(0, y + 20 + i * i * 11, 1280, 2, dark(color, 0.3), 0, opacity(0.3)));

const goods = (x: number, y: number, w: number, colors: readonly string[]): string =>
  times(
    3,
    (k) =>
      rect(x + (k * w) / 3 + 6, y - 40, w / 3 - 12, 44, '#c99a68', 4) +
      times(7, (i) =>
        circle(
          x + (k * w) / 3 + 20 + (i % 4) * ((w / 3 - 38) / 3),
          y - 44 - Math.floor(i / 4) * 14,
          12,
          colors[(k + (i % 2) * 3) % colors.length] ?? '#e8743b',
        ),
      ) +
      rect(x + (k * w) / 3 + 6, y - 28, w / 3 - 12, 5, '#a87a50', 0),
  );

export const stall = (
  x: number,
  base: number,
  w: number,
  a: string,
  b: string,
  colors: readonly string[],
  seed: number,
): string =>
  rect(x + 12, base - 300, 9, 300, '#7d5a42') +
  rect(x + w - 21, base - 300, 9, 300, '#7d5a42') +
  rect(x + 20, base - 230, w - 40, 130, '#3a2f3f', 0, opacity(0.35)) +
  figure(x + w / 2, base - 10, 230, seed, 'stand') +
  rect(x, base - 110, w, 110, light(a, 0.2), 4) +
  times(Math.floor(w / 24), (i) =>
    rect(x + i * 24, base - 106, 2, 104, dark(a, 0.2), 0, opacity(0.5)),
  ) +
  rect(x - 8, base - 122, w + 16, 16, '#b98a5c', 3) +
  goods(x, base - 122, w, colors) +
  awning(x - 20, base - 330, w + 40, 84, a, b);

export const beams = (s: Stage, list: readonly (readonly [number, number, string])[]): string =>
  list
    .map(([x, to, c]) =>
      poly(
        [
          [x - 6, 60],
          [x + 6, 60],
          [to + 110, 640],
          [to - 110, 640],
        ],
        s.canvas.linear([
          [0, c, 0.7],
          [1, c, 0],
        ]),
      ),
    )
    .join('');

export const bunting = (x0: number, x1: number, y: number, colors: readonly string[]): string =>
  times(12, (i) => {
    const x = x0 + ((x1 - x0) * i) / 12;
    const yy = y + Math.sin((i / 11) * Math.PI) * 40;
    return poly(
      [
        [x, yy],
        [x + (x1 - x0) / 15, yy + 4],
        [x + (x1 - x0) / 30, yy + 44],
      ],
      colors[i % colors.length] ?? '#fff',
    );
  });
