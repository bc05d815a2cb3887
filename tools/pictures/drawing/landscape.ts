import type { Canvas } from './canvas.ts';
import { dark, light } from './color.ts';
import type { Mood } from './palette.ts';
import type { Random } from './random.ts';
import { at, circle, num, opacity, path, poly, rect, times } from './svg.ts';

export interface Paper {
  canvas: Canvas;
  mood: Mood;
  rng: Random;
}

export const sky = ({ canvas, mood }: Paper, w: number, h: number): string =>
  rect(
    0,
    0,
    w,
    h,
    canvas.linear([
      [0, mood.sky[0]],
      [0.6, mood.sky[1]],
      [1, mood.sky[2]],
    ]),
  );

export const cloud = (x: number, y: number, size: number, color: string, level = 0.8): string =>
  path(
    `M${num(x)} ${num(y)}h${num(size)}a${num(size * 0.13)} ${num(size * 0.13)} 0 0 0 ${num(-size * 0.1)} ${num(-size * 0.2)}a${num(size * 0.2)} ${num(size * 0.2)} 0 0 0 ${num(-size * 0.36)} ${num(-size * 0.1)}a${num(size * 0.15)} ${num(size * 0.15)} 0 0 0 ${num(-size * 0.3)} ${num(size * 0.1)}a${num(size * 0.1)} ${num(size * 0.1)} 0 0 0 ${num(-size * 0.24)} ${num(size * 0.2)}z`,
    color,
    opacity(level),
  );

/** Sun or moon, stars and clouds. */
export const heavens = ({ mood, rng }: Paper, w: number, h: number): string => {
  const nightly = mood.name === 'night' || mood.name === 'dusk';
  let out = '';
  if (nightly)
    out += times(mood.name === 'night' ? 22 : 9, () =>
      circle(
        rng.range(0, w),
        rng.range(0, h * 0.5),
        rng.range(0.002, 0.0045) * h,
        '#fff8e0',
        opacity(rng.range(0.4, 0.95)),
      ),
    );
  const x = w * rng.range(0.15, 0.85);
  const y =
    h *
    (mood.name === 'day' || mood.name === 'night' ? rng.range(0.14, 0.3) : rng.range(0.45, 0.62));
  const r = h * 0.06;
  if (mood.name !== 'overcast') {
    const color = mood.name === 'night' ? '#f4efd8' : mood.name === 'day' ? '#fff3c4' : '#ffe3a3';
    out +=
      circle(x, y, r * 2.6, color, opacity(0.14)) +
      circle(x, y, r * 1.7, color, opacity(0.2)) +
      circle(x, y, r, color);
    if (mood.name === 'night')
      out +=
        circle(x - r * 0.3, y - r * 0.25, r * 0.2, '#d9d3b8', opacity(0.7)) +
        circle(x + r * 0.3, y + r * 0.3, r * 0.26, '#d9d3b8', opacity(0.6)) +
        circle(x + r * 0.25, y - r * 0.4, r * 0.12, '#d9d3b8', opacity(0.6));
  }
  const puff =
    mood.name === 'night'
      ? '#5b6c9c'
      : mood.name === 'dusk'
        ? '#e0909a'
        : mood.name === 'golden' || mood.name === 'morning'
          ? '#fff0de'
          : '#ffffff';
  out += times(3, (i) =>
    cloud(
      w * (i * 0.34 + rng.range(-0.1, 0.12)),
      h * rng.range(0.18, 0.5),
      h * rng.range(0.16, 0.34),
      puff,
      mood.name === 'night' ? 0.25 : 0.62,
    ),
  );
  return out;
};

export const skyline = (
  { mood, rng }: Paper,
  w: number,
  base: number,
  tall: number,
  color: string,
  lit = true,
): string => {
  let out = '';
  let x = -rng.range(0, tall * 0.2);
  while (x < w) {
    const bw = tall * rng.range(0.16, 0.4);
    const bh = tall * rng.range(0.4, 1);
    const tone = rng.chance(0.5) ? color : light(color, 0.08);
    out += rect(x, base - bh, bw, bh + 2, tone);
    if (rng.chance(0.25))
      out += rect(x + bw * 0.45, base - bh - tall * 0.18, bw * 0.06, tall * 0.2, tone);
    if (rng.chance(0.2))
      out += poly(
        [
          [x, base - bh + 0.5],
          [x + bw, base - bh + 0.5],
          [x + bw, base - bh - bw * 0.5],
        ],
        tone,
      );
    if (lit && mood.lamps > 0.5) {
      for (let k = 0; k < 4; k += 1) {
        const cell = bw / 5;
        out += rect(
          x + cell * (0.6 + rng.int(0, 3) * 1.05),
          base - bh * rng.range(0.12, 0.92),
          cell * 0.6,
          cell * 0.8,
          '#ffd27d',
          0,
          opacity(0.85),
        );
      }
    }
    x += bw + (rng.chance(0.3) ? tall * 0.08 : 0);
  }
  return out;
};

export const hills = (
  rng: Random,
  w: number,
  base: number,
  height: number,
  color: string,
): string => {
  const a = rng.range(0.4, 1);
  const b = rng.range(0.3, 1);
  const c = rng.range(0.4, 1);
  return path(
    `M0 ${num(base)}V${num(base - height * a)}C${num(w * 0.2)} ${num(base - height * (a + 0.35))} ${num(w * 0.3)} ${num(base - height * b * 0.4)} ${num(w * 0.5)} ${num(base - height * b)}S${num(w * 0.8)} ${num(base - height * (c + 0.3))} ${num(w)} ${num(base - height * c)}V${num(base)}Z`,
    color,
  );
};

export const tower = (x: number, base: number, h: number, color: string, glass: string): string =>
  poly(
    [
      [x - h * 0.06, base],
      [x + h * 0.06, base],
      [x + h * 0.04, base - h * 0.72],
      [x - h * 0.04, base - h * 0.72],
    ],
    color,
  ) +
  poly(
    [
      [x - h * 0.07, base - h * 0.7],
      [x + h * 0.07, base - h * 0.7],
      [x + h * 0.15, base - h * 0.78],
      [x - h * 0.15, base - h * 0.78],
    ],
    dark(color, 0.15),
  ) +
  poly(
    [
      [x - h * 0.14, base - h * 0.78],
      [x + h * 0.14, base - h * 0.78],
      [x + h * 0.17, base - h * 0.9],
      [x - h * 0.17, base - h * 0.9],
    ],
    glass,
  ) +
  rect(x - h * 0.18, base - h * 0.93, h * 0.36, h * 0.04, color, h * 0.01) +
  rect(x - h * 0.006, base - h * 1.08, h * 0.012, h * 0.16, color) +
  circle(x, base - h * 1.08, h * 0.014, '#ff6a5a');

/** A plane in flight, seen from the side, nose to the right; `s` is its length. */
export const plane = (
  x: number,
  y: number,
  s: number,
  body: string,
  tail: string,
  angle = -12,
): string =>
  at(
    x,
    y,
    path(
      'M-50 0C-50 -5 -44 -6.5 -36 -6.5H30C42 -6.5 50 -2 50 0.5C50 3.5 42 6 30 6H-30C-42 6 -50 4 -50 0Z',
      body,
    ) +
      path('M-48 -3L-56 -24H-47L-33 -6Z', tail) +
      path('M-44 0L-60 -5H-53L-34 0Z', dark(body, 0.2)) +
      path('M6 1L-22 24H-14L24 2Z', dark(body, 0.22)) +
      path('M6 -4L-8 -15H-3L18 -5Z', dark(body, 0.12)) +
      times(10, (i) => circle(-26 + i * 6, -2, 1, dark(body, 0.5))) +
      path('M39 -3.8C43 -3.2 45.5 -2 46.5 -1H38Z', dark(body, 0.55)),
    s / 106,
    false,
    angle,
  );

/** The tail of a parked aircraft. */
export const tail = (x: number, base: number, h: number, fin: string, body: string): string =>
  path(
    `M${num(x - h * 1.3)} ${num(base)}V${num(base - h * 0.34)}H${num(x)}C${num(x + h * 0.3)} ${num(base - h * 0.34)} ${num(x + h * 0.62)} ${num(base - h * 0.3)} ${num(x + h * 0.66)} ${num(base - h * 0.22)}C${num(x + h * 0.5)} ${num(base - h * 0.1)} ${num(x + h * 0.1)} ${num(base)} ${num(x)} ${num(base)}Z`,
    body,
  ) +
  path(
    `M${num(x - h * 0.3)} ${num(base - h * 0.33)}C${num(x)} ${num(base - h * 0.4)} ${num(x + h * 0.18)} ${num(base - h * 0.7)} ${num(x + h * 0.3)} ${num(base - h)}H${num(x + h * 0.56)}L${num(x + h * 0.48)} ${num(base - h * 0.31)}Z`,
    fin,
  ) +
  path(
    `M${num(x + h * 0.06)} ${num(base - h * 0.5)}L${num(x + h * 0.53)} ${num(base - h * 0.62)}V${num(base - h * 0.5)}Z`,
    '#ffffff',
    opacity(0.35),
  ) +
  path(
    `M${num(x + h * 0.18)} ${num(base - h * 0.26)}L${num(x + h * 0.75)} ${num(base - h * 0.36)}H${num(x + h * 0.86)}L${num(x + h * 0.5)} ${num(base - h * 0.22)}Z`,
    dark(body, 0.2),
  );
