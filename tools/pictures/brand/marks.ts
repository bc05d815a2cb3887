import type { BrandName } from '@crewpad/domain';
import { Canvas } from '../drawing/canvas.ts';
import { circle, group, path, rect, stroke } from '../drawing/svg.ts';

/** Square marks on a 64-pixel grid, legible at 16 pixels. */

const wing =
  'M32 25C37 18 47 12 60 10C57 17 52 21 46 23C49 23 51 24 52 25C47 29 40 30 32 30C24 30 17 29 12 25C13 24 15 23 18 23C12 21 7 17 4 10C17 12 27 18 32 25Z';

const tile = (canvas: Canvas, from: string, to: string, round: number): string =>
  rect(
    0,
    0,
    64,
    64,
    canvas.linear(
      [
        [0, from],
        [1, to],
      ],
      'd',
    ),
    round,
  );

const CONTENT: Record<BrandName, (canvas: Canvas, round: number) => string> = {
  // A bed under a wing that is also a roof.
  crashpad: (canvas, round) =>
    tile(canvas, '#1c3466', '#0b1b3a', round) +
    path(
      'M32 9C38 17 47 23.5 58 27C51.500 29.500 43.500 28.500 37 25.500C35 24.500 33.300 23.300 32 22C30.700 23.300 29 24.500 27 25.500C20.500 28.500 12.500 29.500 6 27C17 23.500 26 17 32 9Z',
      canvas.linear([
        [0, '#ffc24d'],
        [1, '#ff7a59'],
      ]),
    ) +
    path(
      'M10 32.500a2.500 2.500 0 0 1 5 0V41H49a5 5 0 0 1 5 5V53.500a2.500 2.500 0 0 1 -5 0V50H15v3.500a2.500 2.500 0 0 1 -5 0Z',
      '#ffffff',
    ) +
    rect(18, 33, 12, 6, '#9fb6e6', 3),
  // The sun over a house on a wave.
  vacation: (canvas, round) =>
    tile(canvas, '#2fa39a', '#14716f', round) +
    circle(46, 18, 8, '#ffcf5c') +
    path('M29 13L50 32H45V44H13V32H8Z', '#fff8e6') +
    path('M25 44V34a4.500 4.500 0 0 1 9 0V44Z', '#e8834f') +
    group(
      path('M-3 47q7 -6 14 0t14 0t14 0t14 0t14 0V64H-3Z', '#bfe9df') +
        stroke('M-1 55.500q6.500 -5 13 0t13 0t13 0t13 0t13 0', '#2fa39a', 3.6),
      canvas.clip(rect(0, 0, 64, 64, '#000', round)),
    ),
  // Wings and a star.
  crew: (canvas, round) =>
    tile(canvas, '#5a2f63', '#133f49', round) +
    `<g transform="translate(0 6)">${path(
      wing,
      canvas.linear([
        [0, '#ffe08a'],
        [1, '#f0a94a'],
      ]),
    )}</g>` +
    circle(32, 35, 12, '#133f49') +
    path(
      'M32 25.500L34.900 31.600L41.600 32.400L36.700 37L38 43.600L32 40.300L26 43.600L27.300 37L22.400 32.400L29.100 31.600Z',
      '#ffe08a',
    ),
};

const draw = (brand: BrandName, round: number): string => {
  const canvas = new Canvas();
  return canvas.document(64, 64, CONTENT[brand](canvas, round));
};

export const mark = (brand: BrandName): string => draw(brand, 14);

/** Fills its square, for systems that round the corners themselves. */
export const appIcon = (brand: BrandName): string => draw(brand, 0);

/** Places the mark's content in a larger drawing. */
export const markAt = (brand: BrandName, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64">${mark(brand)
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/(id="|url\(#)d/g, `$1${brand}`)}</svg>`;
