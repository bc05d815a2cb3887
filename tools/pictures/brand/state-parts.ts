import { Canvas } from '../drawing/canvas.ts';
import { pot } from '../drawing/plant.ts';
import { at, ellipse, opacity, path } from '../drawing/svg.ts';

/**
 * A quiet illustration of an empty or failed page, 480 x 320, for light and dark grounds alike.
 */
export const stateDrawing = (content: (canvas: Canvas) => string): string => {
  const canvas = new Canvas();
  const ground =
    path(
      'M62 214C28 150 74 70 160 58C220 26 320 26 372 70C440 92 462 170 420 226C396 268 96 272 62 214Z',
      '#7f9bd0',
      opacity(0.2),
    ) + ellipse(240, 278, 190, 11, '#5b74ab', opacity(0.28));
  return canvas.document(480, 320, ground + content(canvas));
};

export const NAVY = '#24407c';
export const BLUE = '#5f7cba';
export const PALE = '#aebfe2';
export const PAPER = '#f4f7fd';
export const SHADE = '#dbe4f5';
export const CORAL = '#ff7a59';
export const AMBER = '#f5a524';
export const GREEN = '#6aa07a';

export const leaves = (x: number, base: number, h: number): string =>
  at(
    x,
    base,
    pot(h * 0.44, h * 0.38, '#e8835f') +
      path(
        'M0 -34C-26 -44 -30 -74 -22 -90C-6 -78 0 -60 0 -34C0 -64 10 -84 26 -92C32 -70 24 -44 0 -34Z',
        GREEN,
      ),
    h / 92,
  );

export const sparkle = (x: number, y: number, r: number, color: string): string =>
  path(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    color,
  );
