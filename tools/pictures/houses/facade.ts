import type { Canvas } from '../drawing/canvas.ts';
import { dark, light } from '../drawing/color.ts';
import type { Paper } from '../drawing/landscape.ts';
import type { Mood } from '../drawing/palette.ts';
import type { Random } from '../drawing/random.ts';
import { line, num, opacity, poly, rect, stroke, times } from '../drawing/svg.ts';

/** Parts of houses in pixels; `base` is the ground line. */
export interface Site extends Paper {
  canvas: Canvas;
  mood: Mood;
  rng: Random;
  wall: string;
  trim: string;
  roof: string;
  door: string;
  /** Varies details between houses of one kind. */
  turn: number;
}

export const isDark = (site: Paper): boolean => site.mood.lamps > 0.5;

export const bricks = (
  site: Site,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): string => {
  let out = rect(
    x,
    y,
    w,
    h,
    site.canvas.linear([
      [0, light(color, 0.08)],
      [1, dark(color, 0.08)],
    ]),
  );
  out += times(Math.floor(h / 14), (i) =>
    rect(x, y + i * 14, w, 1.4, light(color, 0.35), 0, opacity(0.32)),
  );
  for (const shade of [dark(color, 0.18), light(color, 0.22)]) {
    out += times(Math.round((w * h) / 5200), () => {
      const bx = x + Math.floor(site.rng.range(0, (w - 30) / 15)) * 15;
      const by = y + Math.floor(site.rng.range(0, h / 14)) * 14;
      return rect(bx, by + 1.5, 28, Math.min(12, y + h - by - 2), shade, 0, opacity(0.55));
    });
  }
  return out;
};

export const siding = (
  site: Site,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  gap = 17,
  upright = false,
): string =>
  rect(
    x,
    y,
    w,
    h,
    site.canvas.linear([
      [0, light(color, 0.1)],
      [1, dark(color, 0.06)],
    ]),
  ) +
  (upright
    ? times(Math.floor(w / gap), (i) =>
        rect(x + i * gap, y, 1.6, h, dark(color, 0.2), 0, opacity(0.55)),
      )
    : times(Math.floor(h / gap), (i) =>
        rect(x, y + i * gap, w, 2, dark(color, 0.2), 0, opacity(0.45)),
      ));

/** A gable roof seen from its long side. */
export const roof = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  inset: number,
): string =>
  poly(
    [
      [x, y],
      [x + inset, y - h],
      [x + w - inset, y - h],
      [x + w, y],
    ],
    color,
  ) +
  times(Math.floor(h / 15), (i) => {
    const k = (i * 15) / h;
    return line(
      x + inset * k + 3,
      y - i * 15 - 7,
      x + w - inset * k - 3,
      y - i * 15 - 7,
      dark(color, 0.22),
      2,
      opacity(0.5),
    );
  }) +
  rect(x - 6, y - 3, w + 12, 10, light(color, 0.3), 2) +
  rect(x + 8, y + 7, w - 16, 15, '#171c3a', 0, opacity(0.24));

/** A gable end. */
export const gable = (
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  trim: string,
  over = 22,
): string =>
  poly(
    [
      [x, y],
      [x + w / 2, y - h],
      [x + w, y],
    ],
    wall,
  ) +
  poly(
    [
      [x, y + 1],
      [x + w / 2, y - h + 2],
      [x + w / 2, y - h + 34],
      [x + 24, y + 1],
    ],
    '#171c3a',
    opacity(0.16),
  ) +
  stroke(
    `M${num(x - over)} ${num(y + (over * h) / (w / 2))}L${num(x + w / 2)} ${num(y - h)}L${num(x + w + over)} ${num(y + (over * h) / (w / 2))}`,
    trim,
    15,
  ) +
  stroke(
    `M${num(x - over)} ${num(y + (over * h) / (w / 2) - 6)}L${num(x + w / 2)} ${num(y - h - 6)}L${num(x + w + over)} ${num(y + (over * h) / (w / 2) - 6)}`,
    light(trim, 0.3),
    3,
    opacity(0.6),
  );

export const chimney = (x: number, y: number, w: number, h: number, color: string): string =>
  rect(x, y, w, h, color) +
  rect(x + w * 0.6, y, w * 0.4, h, dark(color, 0.25), 0, opacity(0.5)) +
  rect(x - 4, y - 8, w + 8, 9, light(color, 0.15), 1);
