import type { Canvas } from '../drawing/canvas.ts';
import { dark } from '../drawing/color.ts';
import { poly, rect, times } from '../drawing/svg.ts';

export const W = 1600;

export const H = 900;

export const picture = (canvas: Canvas, content: string): string =>
  canvas.document(W, H, content).replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" ');

export const home = (
  x: number,
  base: number,
  w: number,
  h: number,
  wall: string,
  lit: string,
  seed: number,
): string => {
  const roof = dark(wall, 0.4);
  const flat = seed % 3 === 2;
  const cols = Math.max(1, Math.floor(w / 44));
  const rows = Math.max(1, Math.floor(h / 62));
  return (
    rect(x, base - h, w, h, wall) +
    (flat
      ? rect(x - 4, base - h - 8, w + 8, 12, roof)
      : poly(
          [
            [x - 12, base - h + 2],
            [x + w / 2, base - h - w * 0.36],
            [x + w + 12, base - h + 2],
          ],
          roof,
        )) +
    (seed % 2 === 0 ? rect(x + w * 0.68, base - h - w * 0.3, 16, 44, roof) : '') +
    times(rows * cols, (i) =>
      (i * 7 + seed * 5) % 3 === 0
        ? rect(
            x + 14 + (i % cols) * 44,
            base - h + 20 + Math.floor(i / cols) * 58,
            22,
            30,
            dark(wall, 0.3),
          )
        : rect(x + 14 + (i % cols) * 44, base - h + 20 + Math.floor(i / cols) * 58, 22, 30, lit),
    )
  );
};

export const row = (
  side: 'left' | 'right',
  base: number,
  tones: readonly string[],
  lit: string,
  sizes: readonly (readonly [number, number])[],
): string => {
  let x = side === 'left' ? -30 : W + 30;
  return sizes
    .map(([w, h], i) => {
      const at = side === 'left' ? x : x - w;
      x += side === 'left' ? w + 8 : -w - 8;
      return home(
        at,
        base,
        w,
        h,
        tones[i % tones.length] ?? '#24345f',
        lit,
        i + (side === 'left' ? 0 : 1),
      );
    })
    .join('');
};
