import { isDark } from '../houses/facade.ts';
import { dark } from './color.ts';
import type { Paper } from './landscape.ts';
import { circle, group, line, num, opacity, path, rect, stroke, times } from './svg.ts';

export const car = (x: number, base: number, color: string, flip = false, s = 1): string =>
  `<g transform="translate(${num(x)} ${num(base)}) scale(${flip ? -s : s} ${s})">${`<ellipse cx="0" cy="2" rx="112" ry="9" fill="#171c3a" opacity=".35"/>`}${path('M-108 -14C-112 -36 -104 -46 -84 -50L-62 -54C-46 -82 -30 -88 6 -88C38 -88 54 -76 72 -54C96 -50 108 -44 108 -28V-14Z', color)}${path('M-50 -54C-38 -74 -30 -78 -6 -78V-54ZM2 -54V-78C30 -78 44 -70 58 -54Z', '#cfe4ec')}${path('M-50 -54L-36 -72L-24 -77L-38 -54Z', '#ffffff', opacity(0.5))}${path('M-108 -30H108V-14H-108Z', dark(color, 0.2), opacity(0.5))}${circle(-62, -14, 19, '#23263a')}${circle(-62, -14, 9, '#c9c7cf')}${circle(62, -14, 19, '#23263a')}${circle(62, -14, 9, '#c9c7cf')}${rect(96, -42, 11, 8, '#ffe3a3', 3)}${rect(-108, -42, 8, 8, '#ff6a5a', 2)}${rect(-14, -48, 12, 3, dark(color, 0.4), 1)}</g>`;

export const bicycle = (x: number, base: number, color: string, s = 1): string =>
  `<g transform="translate(${num(x)} ${num(base)}) scale(${s})">${circle(-34, -24, 23, 'none', 'stroke="#2a2d40" stroke-width="4"')}${circle(34, -24, 23, 'none', 'stroke="#2a2d40" stroke-width="4"')}${stroke('M-34 -24L-16 -58H20L34 -24M-16 -58L0 -24L20 -58M-34 -24H0M20 -58L17 -72H28', color, 4.4)}${stroke('M-24 -64H-8', '#5b3a2a', 6)}${rect(20, -78, 26, 17, '#c98f5a', 3)}</g>`;

export const streetLamp = (site: Paper, x: number, base: number, h: number): string =>
  rect(x - 4, base - h, 8, h, '#3a3f5c', 2) +
  rect(x - 10, base - 16, 20, 16, '#3a3f5c', 3) +
  path(
    `M${x - 16} ${base - h}L${x - 11} ${base - h - 34}H${x + 11}L${x + 16} ${base - h}Z`,
    '#ffe3a3',
  ) +
  path(`M${x - 18} ${base - h - 32}L${x} ${base - h - 50}L${x + 18} ${base - h - 32}Z`, '#3a3f5c') +
  (isDark(site)
    ? circle(
        x,
        base - h - 18,
        110,
        site.canvas.radial([
          [0, '#ffd48a', 0.6],
          [1, '#ffd48a', 0],
        ]),
      )
    : '');

export const fence = (x: number, base: number, w: number, color: string): string =>
  group(
    rect(x, base - 40, w, 6, color) +
      rect(x, base - 18, w, 6, color) +
      times(
        Math.floor(w / 22),
        (i) =>
          path(
            `M${num(x + i * 22)} ${base}V${base - 48}L${num(x + i * 22 + 6)} ${base - 56}L${num(x + i * 22 + 12)} ${base - 48}V${base}Z`,
            color,
          ) + rect(x + i * 22 + 9, base - 48, 3, 48, dark(color, 0.2), 0, opacity(0.5)),
      ),
  );

export const antenna = (x: number, y: number): string =>
  line(x, y, x, y - 46, '#3a3f55', 3) +
  line(x - 16, y - 40, x + 16, y - 40, '#3a3f55', 2.4) +
  line(x - 11, y - 30, x + 11, y - 30, '#3a3f55', 2.4);
