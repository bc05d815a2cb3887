import type { Canvas } from './canvas.ts';
import { dark, light, mix } from './color.ts';
import { hills, plane, sky } from './landscape.ts';
import type { Mood } from './palette.ts';
import type { Random } from './random.ts';
import {
  at,
  circle,
  ellipse,
  group,
  line,
  num,
  opacity,
  path,
  poly,
  rect,
  stroke,
  times,
} from './svg.ts';

/** Small objects, drawn in centimeters, standing on or hanging from their origin. */

export const suitcase = (color: string, h = 66): string => {
  const w = h * 0.62;
  return (
    stroke(
      `M${num(-w * 0.2)} ${num(-h)}V${num(-h * 1.4)}H${num(w * 0.2)}V${num(-h)}`,
      '#4b4f63',
      2,
    ) +
    rect(-w / 2, -h, w, h - 4, color, 6) +
    rect(w * 0.12, -h, w * 0.38, h - 4, dark(color, 0.3), 6, opacity(0.45)) +
    times(3, (i) =>
      rect(-w * 0.34 + i * w * 0.28, -h + 5, 2, h - 14, dark(color, 0.35), 1, opacity(0.6)),
    ) +
    rect(-w / 2 + 2, -h + 2, 3, h - 10, light(color, 0.5), 1.5, opacity(0.6)) +
    rect(-w * 0.12, -h - 1, w * 0.24, 4, dark(color, 0.5), 2) +
    circle(-w * 0.34, -2.5, 3, '#2a2d3f') +
    circle(w * 0.34, -2.5, 3, '#2a2d3f') +
    path(`M${num(w * 0.22)} ${num(-h * 0.98)}l7 12l-5 3l-6 -13z`, '#ff7a59')
  );
};

export const crewBag = (color: string): string =>
  stroke('M-11 -30C-11 -44 11 -44 11 -30', dark(color, 0.4), 3) +
  rect(-22, -31, 44, 31, color, 5) +
  rect(-22, -20, 44, 2, dark(color, 0.4), 0) +
  rect(-15, -16, 30, 13, dark(color, 0.18), 3) +
  wings(0, -9.5, 0.26) +
  rect(-20, -29, 3, 26, light(color, 0.35), 1.5, opacity(0.5));

/** A wings pin. */
export const wings = (x: number, y: number, scale = 1, color = '#f2c14e'): string =>
  at(
    x,
    y,
    path(
      'M0 -6C8 -14 26 -17 44 -14C38 -8 34 -6 30 -5C34 -4 33 -1 24 1C27 3 22 5 14 5C8 6 4 6 0 5C-4 6 -8 6 -14 5C-22 5 -27 3 -24 1C-33 -1 -34 -4 -30 -5C-34 -6 -38 -8 -44 -14C-26 -17 -8 -14 0 -6Z',
      color,
    ) +
      circle(0, -1, 7, dark(color, 0.35)) +
      circle(0, -1, 5, light(color, 0.4)),
    scale,
  );

export const pilotCap = (navy = '#1c2748'): string =>
  ellipse(0, -1.5, 17, 3.2, '#12182e') +
  path('M-13 -3C-18 -12 -20 -15 -15 -19C-6 -24 6 -24 15 -19C20 -15 18 -12 13 -3Z', navy) +
  path('M-14 -9C-6 -6 6 -6 14 -9L13 -3C6 0 -6 0 -13 -3Z', '#10162c') +
  path('M-14 -9C-6 -6.2 6 -6.2 14 -9', 'none', 'stroke="#f2c14e" stroke-width="1.3"') +
  path(
    'M-15 -17C-7 -21 3 -22 10 -20',
    'none',
    'stroke="#41517f" stroke-width="1.4" stroke-linecap="round"',
  ) +
  wings(0, -12.5, 0.13);

export const books = (rng: Random, count: number, colors: readonly string[]): string => {
  let x = 0;
  return times(count, () => {
    const w = rng.range(2.4, 5);
    const h = rng.range(14, 23);
    const c = rng.pick(colors);
    const out = rect(x, -h, w, h, c, 0.4) + rect(x, -h + 3, w, 1.2, light(c, 0.6), 0, opacity(0.7));
    x += w + 0.3;
    return out;
  });
};

export const mug = (color: string): string =>
  stroke('M4 -8C9 -9 9 -3 4 -3', color, 1.4) +
  rect(-4.5, -10, 9, 10, color, 1.5) +
  rect(1, -10, 3.5, 10, dark(color, 0.25), 1.5, opacity(0.5)) +
  ellipse(0, -10, 4.5, 1, '#5a3a28');

export const vase = (color: string, rng: Random, pop: string): string =>
  times(5, (i) => {
    const x = (i - 2) * 5 + rng.range(-1, 1);
    const y = -26 - rng.range(0, 12);
    return (
      stroke(`M0 -14Q${num(x * 0.2)} -22 ${num(x)} ${num(y)}`, '#5c8f6a', 0.8) +
      circle(x, y, 2.8, i % 2 === 0 ? pop : light(pop, 0.45)) +
      circle(x, y, 1, '#fff3d0')
    );
  }) +
  path(
    'M-4 -16H4C4 -12 8 -9 7 -4C6.5 -1 4 0 3 0H-3C-4 0 -6.5 -1 -7 -4C-8 -9 -4 -12 -4 -16Z',
    color,
  ) +
  path('M1 -16H4C4 -12 8 -9 7 -4C6.5 -1 4 0 3 0H1Z', dark(color, 0.3), opacity(0.4));

export const clock = (r: number, rim: string): string =>
  circle(0, 0, r, rim) +
  circle(0, 0, r * 0.86, '#fffaf0') +
  line(0, 0, 0, -r * 0.6, '#2a2d4a', r * 0.08) +
  line(0, 0, r * 0.4, r * 0.2, '#2a2d4a', r * 0.08) +
  circle(0, 0, r * 0.08, '#ff7a59') +
  times(12, (i) =>
    circle(
      Math.cos((i * Math.PI) / 6) * r * 0.72,
      Math.sin((i * Math.PI) / 6) * r * 0.72,
      r * 0.035,
      '#8a8794',
    ),
  );

export type ArtKind =
  | 'plane'
  | 'hills'
  | 'abstract'
  | 'map'
  | 'sun'
  | 'botanic'
  | 'wings'
  | 'lines';
export const ARTS: readonly ArtKind[] = [
  'plane',
  'hills',
  'abstract',
  'map',
  'sun',
  'botanic',
  'wings',
  'lines',
];

/** A framed picture; its origin is the center. */
export const art = (
  canvas: Canvas,
  kind: ArtKind,
  w: number,
  h: number,
  colors: readonly [string, string, string],
  frame: string,
  rng: Random,
  mood: Mood,
): string => {
  const [a, b, c] = colors;
  const paper = '#fbf5e9';
  let inner = '';
  const m = Math.min(w, h);
  if (kind === 'plane')
    inner = sky({ canvas, mood, rng }, w, h) + plane(w * 0.5, h * 0.5, w * 0.62, '#ffffff', c, -18);
  if (kind === 'hills')
    inner =
      rect(0, 0, w, h, light(b, 0.6)) +
      circle(w * 0.65, h * 0.35, m * 0.14, c) +
      hills(rng, w, h, h * 0.45, light(a, 0.35)) +
      hills(rng, w, h, h * 0.25, a);
  if (kind === 'abstract')
    inner =
      rect(0, 0, w, h, paper) +
      circle(w * 0.4, h * 0.38, m * 0.26, a) +
      rect(w * 0.35, h * 0.45, w * 0.45, h * 0.4, b, m * 0.2) +
      path(
        `M${num(w * 0.1)} ${num(h * 0.8)}Q${num(w * 0.5)} ${num(h * 0.5)} ${num(w * 0.9)} ${num(h * 0.3)}`,
        'none',
        `stroke="${c}" stroke-width="${num(m * 0.05)}"`,
      );
  if (kind === 'map')
    inner =
      rect(0, 0, w, h, mix(paper, b, 0.25)) +
      path(
        `M${num(w * 0.08)} ${num(h * 0.3)}q${num(w * 0.16)} ${num(-h * 0.18)} ${num(w * 0.3)} 0t${num(-w * 0.08)} ${num(h * 0.2)}t${num(w * 0.04)} ${num(h * 0.34)}q${num(-w * 0.14)} ${num(-h * 0.1)} ${num(-w * 0.12)} ${num(-h * 0.26)}t${num(-w * 0.14)} ${num(-h * 0.28)}ZM${num(w * 0.5)} ${num(h * 0.24)}q${num(w * 0.2)} ${num(-h * 0.14)} ${num(w * 0.42)} ${num(h * 0.02)}t${num(-w * 0.1)} ${num(h * 0.24)}t${num(-w * 0.14)} ${num(h * 0.3)}t${num(-w * 0.14)} ${num(-h * 0.3)}Z`,
        a,
      ) +
      stroke(
        `M${num(w * 0.22)} ${num(h * 0.36)}Q${num(w * 0.45)} ${num(h * 0.06)} ${num(w * 0.72)} ${num(h * 0.32)}`,
        c,
        m * 0.02,
        `stroke-dasharray="${num(m * 0.05)} ${num(m * 0.05)}"`,
      ) +
      circle(w * 0.22, h * 0.36, m * 0.03, c) +
      circle(w * 0.72, h * 0.32, m * 0.03, c);
  if (kind === 'sun')
    inner =
      rect(0, 0, w, h, paper) +
      times(4, (i) =>
        path(
          `M${num(w * 0.5 - m * (0.42 - i * 0.09))} ${num(h * 0.75)}a${num(m * (0.42 - i * 0.09))} ${num(m * (0.42 - i * 0.09))} 0 0 1 ${num(m * (0.84 - i * 0.18))} 0z`,
          [a, b, c, paper][i] ?? a,
        ),
      ) +
      rect(w * 0.1, h * 0.78, w * 0.8, h * 0.02, a);
  if (kind === 'botanic')
    inner =
      rect(0, 0, w, h, paper) +
      line(w * 0.5, h * 0.9, w * 0.5, h * 0.2, '#4f8a5b', m * 0.02) +
      times(6, (i) =>
        ellipse(
          w * (0.5 + (i % 2 === 0 ? 0.15 : -0.15)),
          h * (0.3 + i * 0.09),
          m * 0.16,
          m * 0.06,
          i % 2 === 0 ? '#5c9a6c' : '#3f7a56',
          `transform="rotate(${i % 2 === 0 ? -30 : 30} ${num(w * (0.5 + (i % 2 === 0 ? 0.15 : -0.15)))} ${num(h * (0.3 + i * 0.09))})"`,
        ),
      );
  if (kind === 'wings') inner = rect(0, 0, w, h, '#1f2c50') + wings(w / 2, h / 2, m / 110);
  if (kind === 'lines')
    inner =
      rect(0, 0, w, h, a) +
      times(5, (i) =>
        path(
          `M0 ${num(h * (0.25 + i * 0.16))}Q${num(w * 0.3)} ${num(h * (0.1 + i * 0.16))} ${num(w * 0.55)} ${num(h * (0.25 + i * 0.16))}T${num(w)} ${num(h * (0.2 + i * 0.16))}`,
          'none',
          `stroke="${i % 2 === 0 ? light(b, 0.5) : c}" stroke-width="${num(m * 0.035)}"`,
        ),
      );
  const clip = canvas.clip(`<rect width="${num(w)}" height="${num(h)}"/>`);
  return at(
    -w / 2,
    -h / 2,
    rect(2, 3, w + 4, h + 5, '#1a1838', 1, opacity(0.22)) +
      rect(-3, -3, w + 6, h + 6, frame, 0.8) +
      rect(-1, -1, w + 2, h + 2, paper) +
      group(inner, clip) +
      poly(
        [
          [0, h],
          [w * 0.4, 0],
          [w * 0.62, 0],
          [w * 0.2, h],
        ],
        '#ffffff',
        opacity(0.1),
      ),
  );
};

/** Clothes on hooks, a board `w` wide. */
export const hooks = (w: number, wood: string, navy: string, pop: string): string => {
  const coat = (x: number, c: string, len: number) =>
    path(
      `M${num(x - 3)} 2C${num(x - 10)} 5 ${num(x - 13)} 14 ${num(x - 12)} ${num(len)}Q${num(x)} ${num(len + 3)} ${num(x + 12)} ${num(len)}C${num(x + 13)} 14 ${num(x + 10)} 5 ${num(x + 3)} 2Z`,
      c,
    ) +
    path(`M${num(x)} 4V${num(len)}`, 'none', `stroke="${dark(c, 0.35)}" stroke-width=".9"`) +
    times(3, (i) => circle(x + 2.5, 18 + i * 10, 0.9, '#f2c14e')) +
    path(
      `M${num(x + 4)} 3C${num(x + 11)} 8 ${num(x + 12)} 20 ${num(x + 12)} ${num(len)}L${num(x + 7)} ${num(len + 1)}Z`,
      dark(c, 0.3),
      opacity(0.45),
    );
  return (
    rect(0, -4, w, 8, wood, 1.5) +
    rect(0, 2, w, 2, dark(wood, 0.3), 1) +
    times(4, (i) => circle(w * (0.14 + i * 0.24), 0, 1.8, '#d8c59a')) +
    coat(w * 0.14, navy, 58) +
    coat(w * 0.38, pop, 44) +
    at(w * 0.62, 12, pilotCap(), 1) +
    stroke(`M${num(w * 0.86 - 6)} 34L${num(w * 0.86)} 2L${num(w * 0.86 + 6)} 34`, '#6b5a48', 1) +
    rect(w * 0.86 - 9, 32, 18, 22, '#d9c7a4', 2)
  );
};
