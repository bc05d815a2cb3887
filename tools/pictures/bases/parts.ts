import { Canvas, type Stop } from '../drawing/canvas.ts';
import { dark } from '../drawing/color.ts';
import { random } from '../drawing/random.ts';
import { circle, num, opacity, path, rect, stroke, times } from '../drawing/svg.ts';

/**
 * Scenes of crew bases, 640 x 480. Tiles crop them to a square or to 16:10 around the middle and
 * show the base's code over the lower third, so that third is dark and calm.
 */

export const W = 640;

export const H = 480;

/** The sky from top to bottom, and what stands under it. */
export const scene = (sky: readonly Stop[], content: (canvas: Canvas) => string): string => {
  const canvas = new Canvas();
  return canvas.document(W, H, rect(0, 0, W, H, canvas.linear(sky)) + content(canvas));
};

export const stars = (seed: string, count: number, height: number): string => {
  const rng = random(seed);
  return times(count, () =>
    circle(
      rng.range(0, W),
      rng.range(0, height),
      rng.range(0.7, 1.8),
      '#fff6dc',
      opacity(rng.range(0.35, 0.95)),
    ),
  );
};

export const sun = (
  x: number,
  y: number,
  r: number,
  color: string,
  halo = color,
  level = 0.2,
): string =>
  circle(x, y, r * 2.3, halo, opacity(level * 0.6)) +
  circle(x, y, r * 1.55, halo, opacity(level)) +
  circle(x, y, r, color);

/** Still water below y, with streaks of light. */
export const water = (
  canvas: Canvas,
  y: number,
  top: string,
  bottom: string,
  streak: string,
  seed: string,
  level = 0.35,
): string => {
  const rng = random(seed);
  return (
    rect(
      0,
      y,
      W,
      H - y,
      canvas.linear([
        [0, top],
        [1, bottom],
      ]),
    ) +
    times(16, (i) => {
      const depth = (i / 16) ** 1.4;
      const width = rng.range(24, 60) * (0.7 + depth);
      return rect(
        rng.range(-20, W),
        y + 6 + depth * (H - y) * 0.7,
        width,
        2 + depth * 2,
        streak,
        2,
        opacity(level * (1 - depth * 0.75)),
      );
    })
  );
};

type Roof = 'flat' | 'steps' | 'spire' | 'slant' | 'mast' | 'round' | 'gable';

const roofOf = (kind: Roof, x: number, y: number, w: number, tone: string): string => {
  const middle = num(x + w / 2);
  switch (kind) {
    case 'flat':
      return rect(x + w * 0.2, y - 7, w * 0.3, 8, tone);
    case 'steps':
      return (
        rect(x + w * 0.14, y - 16, w * 0.72, 18, tone) +
        rect(x + w * 0.29, y - 30, w * 0.42, 16, tone)
      );
    case 'spire':
      return (
        rect(x + w * 0.16, y - 18, w * 0.68, 20, tone) +
        path(
          `M${num(x + w * 0.28)} ${num(y - 17)}L${num(x + w * 0.46)} ${num(y - 52)}L${middle} ${num(y - 92)}L${num(x + w * 0.54)} ${num(y - 52)}L${num(x + w * 0.72)} ${num(y - 17)}Z`,
          tone,
        )
      );
    case 'slant':
      return path(
        `M${num(x)} ${num(y + 1)}V${num(y - w * 0.5)}L${num(x + w)} ${num(y + 1)}Z`,
        tone,
      );
    case 'mast':
      return (
        rect(x + w * 0.22, y - 10, w * 0.56, 12, tone) +
        rect(x + w * 0.33, y - 52, 3, 44, tone) +
        rect(x + w * 0.62, y - 44, 3, 36, tone)
      );
    case 'round':
      return path(
        `M${num(x)} ${num(y + 1)}C${num(x)} ${num(y - w * 0.7)} ${num(x + w)} ${num(y - w * 0.7)} ${num(x + w)} ${num(y + 1)}Z`,
        tone,
      );
    case 'gable':
      return path(
        `M${num(x - 5)} ${num(y + 1)}L${middle} ${num(y - w * 0.45)}L${num(x + w + 5)} ${num(y + 1)}Z`,
        tone,
      );
  }
};

export interface BlockLook {
  roof?: Roof;
  /** The color of lit or mirroring windows; none without it. */
  glass?: string;
  /** How many windows show it, from 0 to 1. */
  share?: number;
  /** The size of a window and the step to the next. */
  cell?: readonly [w: number, h: number, stepX: number, stepY: number];
  shade?: number;
}

/** A building with its lit side on the left. */
export const block = (
  x: number,
  base: number,
  w: number,
  h: number,
  tone: string,
  look: BlockLook = {},
): string => {
  const { roof = 'flat', glass, share = 0.55, cell = [5, 7, 11, 15], shade = 0.2 } = look;
  const [cellW, cellH, stepX, stepY] = cell;
  const top = base - h;
  const columns = Math.max(1, Math.floor((w - 8) / stepX));
  const rows = Math.max(0, Math.floor((h - 14) / stepY));
  const left = x + (w - (columns - 1) * stepX - cellW) / 2;
  const rng = random(`${x} ${w} ${h} ${tone}`);
  return (
    roofOf(roof, x, top, w, tone) +
    rect(x, top, w, h, tone) +
    rect(x + w * 0.64, top, w * 0.36, h, dark(tone, shade)) +
    (glass === undefined
      ? ''
      : times(columns * rows, (i) =>
          rng.chance(share)
            ? rect(
                left + (i % columns) * stepX,
                top + 10 + Math.floor(i / columns) * stepY,
                cellW,
                cellH,
                glass,
              )
            : '',
        ))
  );
};

/** Buildings side by side: x, width, height and roof. */
export const blocks = (
  base: number,
  tones: readonly string[],
  list: readonly (readonly [x: number, w: number, h: number, roof?: Roof])[],
  look: BlockLook = {},
): string =>
  list
    .map(([x, w, h, roof = 'flat'], i) =>
      block(x, base, w, h, tones[i % tones.length] ?? '#24305f', { ...look, roof }),
    )
    .join('');

/** A wavy ridge that fills everything below it; `heights` are its points from left to right. */
export const ridge = (heights: readonly number[], color: string): string => {
  const step = W / (heights.length - 1);
  let d = `M0 ${heights[0] ?? H}`;
  for (let i = 1; i < heights.length; i += 1) {
    const before = heights[i - 1] ?? H;
    const y = heights[i] ?? H;
    const x = i * step;
    d += `C${num(x - step / 2)} ${num(before)} ${num(x - step / 2)} ${num(y)} ${num(x)} ${num(y)}`;
  }
  return path(`${d}V${H}H0Z`, color);
};

export const gulls = (
  list: readonly (readonly [x: number, y: number, size: number])[],
  color: string,
): string =>
  list
    .map(([x, y, s]) =>
      stroke(
        `M${num(x - s)} ${num(y - s * 0.3)}Q${num(x - s * 0.4)} ${num(y - s * 0.6)} ${num(x)} ${num(y)}Q${num(x + s * 0.4)} ${num(y - s * 0.6)} ${num(x + s)} ${num(y - s * 0.3)}`,
        color,
        2,
      ),
    )
    .join('');

/** Treetops that stand close, as one shape above y. */
export const canopy = (y: number, size: number, color: string, seed: string): string => {
  const rng = random(seed);
  let out = rect(0, y, W, H - y, color);
  for (let x = -size / 2; x < W + size; x += size * 0.62) {
    const r = size * rng.range(0.42, 0.62);
    out += circle(x, y + r * 0.3 - rng.range(0, size * 0.2), r, color);
  }
  return out;
};

/** Spruces in a row, as one shape. */
export const spruces = (
  list: readonly (readonly [x: number, base: number, h: number])[],
  color: string,
): string =>
  path(
    list
      .map(([x, base, h]) =>
        [0, 1, 2]
          .map((i) => {
            const top = base - h + i * h * 0.25;
            const half = h * (0.13 + i * 0.055);
            return `M${num(x)} ${num(top)}L${num(x + half)} ${num(top + h * 0.46)}H${num(x - half)}Z`;
          })
          .join(''),
      )
      .join(''),
    color,
  );

/** A palm in one tone, its crown arched to both sides. */
export const palmTree = (x: number, base: number, h: number, tone: string, lean = 0.1): string => {
  const top = x + h * lean;
  const y = base - h;
  const frond = (dx: number, dy: number, lift: number): string => {
    const [ex, ey] = [top + dx * h, y + dy * h];
    const mx = top + dx * h * 0.52;
    return `M${num(top)} ${num(y)}Q${num(mx)} ${num(y - lift * h)} ${num(ex)} ${num(ey)}Q${num(mx)} ${num(y - lift * h * 0.3 + h * 0.015)} ${num(top)} ${num(y + h * 0.025)}Z`;
  };
  const crown = [-1, 1].flatMap((side) => [
    frond(side * 0.36, 0.02, 0.18),
    frond(side * 0.32, 0.15, 0.16),
    frond(side * 0.23, 0.24, 0.1),
    frond(side * 0.25, -0.1, 0.2),
    frond(side * 0.1, 0.24, 0),
  ]);
  return (
    path(
      `M${num(x - h * 0.022)} ${num(base)}Q${num(x + h * lean * 0.2)} ${num(base - h * 0.5)} ${num(top - h * 0.01)} ${num(y)}H${num(top + h * 0.012)}Q${num(x + h * lean * 0.3 + h * 0.02)} ${num(base - h * 0.5)} ${num(x + h * 0.026)} ${num(base)}Z`,
      tone,
    ) +
    path(crown.join(''), tone) +
    circle(top, y + h * 0.02, h * 0.022, tone)
  );
};

export const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
