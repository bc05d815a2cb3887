import { dark } from './color.ts';
import { cycle, type Random } from './random.ts';
import { circle, ellipse, group, num, opacity, path, rect, stroke, times } from './svg.ts';

const SKINS = ['#f4cba8', '#c98d5f', '#8a5636', '#e5b38a', '#5d3822', '#f8d9c4'] as const;
const HAIRS = ['#2a1a16', '#5a3826', '#1c1618', '#b98a4e', '#8a3f22', '#9a9794'] as const;
const SHIRTS = [
  '#d9593d',
  '#2f7a76',
  '#f2b34b',
  '#33507c',
  '#f4e8d2',
  '#7b5878',
  '#5b93a6',
  '#e58f6f',
] as const;

export type Pose = 'stand' | 'walk' | 'run' | 'wave' | 'carry';

/** A small person, `h` high, standing on its origin. */
export const figure = (
  x: number,
  base: number,
  h: number,
  seed: number,
  pose: Pose,
  flip = false,
): string => {
  const skin = cycle(SKINS, seed * 5 + 1);
  const hair = cycle(HAIRS, seed * 3 + 2);
  const shirt = cycle(SHIRTS, seed * 7 + 3);
  const pants = cycle(['#24345f', '#3a3f55', '#6b5a48', '#39506b'], seed);
  const legs =
    pose === 'run'
      ? stroke('M0 -46L16 -26L4 -8M0 -46L-14 -28L-34 -24', pants, 9)
      : pose === 'walk'
        ? stroke('M0 -46L10 -22L14 0M0 -46L-8 -24L-18 -2', pants, 9)
        : stroke('M-3 -46L-6 0M4 -46L7 0', pants, 9);
  const arms =
    pose === 'run'
      ? stroke('M0 -76L18 -64L28 -76M0 -76L-18 -62L-26 -48', skin, 6)
      : pose === 'wave'
        ? stroke('M8 -78L24 -92L26 -112M-8 -78L-16 -58', skin, 6)
        : pose === 'carry'
          ? stroke('M8 -76L18 -58L8 -50M-8 -76L-14 -56L0 -50', skin, 6) +
            rect(-6, -60, 18, 18, '#d9b075', 2)
          : stroke('M9 -78L15 -56L13 -44M-9 -78L-15 -56L-13 -44', skin, 6);
  const long = seed % 2 === 0;
  return `<g transform="translate(${num(x)} ${num(base)}) scale(${((flip ? -h : h) / 112).toFixed(2)} ${(h / 112).toFixed(2)})">${ellipse(0, 1, 20, 4, '#171c3a', opacity(0.28))}${legs}${long ? path('M-9 -108C-12 -92 -11 -86 -8 -82H8C11 -86 12 -92 9 -108Z', hair) : ''}${path('M-12 -80Q0 -88 12 -80L13 -44Q0 -40 -13 -44Z', shirt)}${path('M4 -84Q10 -83 12 -80L13 -44Q8 -42 4 -42Z', dark(shirt, 0.25), opacity(0.4))}${arms}${rect(-3, -90, 6, 8, skin)}${circle(0, -98, 9.5, skin)}${path('M-10 -98C-12 -112 12 -112 10 -98C6 -104 -4 -104 -10 -98Z', hair)}</g>`;
};

/** Heads and shoulders from behind. */
export const audience = (
  rng: Random,
  y: number,
  size: number,
  color: string,
  lit: string,
  count: number,
): string =>
  group(
    times(count, (i) => {
      const x = (i + 0.5) * (1280 / count) + rng.range(-size * 0.2, size * 0.2);
      const top = y + rng.range(-size * 0.2, size * 0.2);
      const arms = rng.chance(0.18)
        ? stroke(
            `M${num(x - size * 0.5)} ${num(top + size * 0.6)}L${num(x - size * 0.75)} ${num(top - size * 0.5)}M${num(x + size * 0.5)} ${num(top + size * 0.6)}L${num(x + size * 0.7)} ${num(top - size * 0.6)}`,
            color,
            size * 0.18,
          )
        : '';
      return `${arms}${path(`M${num(x - size * 0.85)} 853V${num(top + size * 0.9)}C${num(x - size * 0.8)} ${num(top + size * 0.45)} ${num(x + size * 0.8)} ${num(top + size * 0.45)} ${num(x + size * 0.85)} ${num(top + size * 0.9)}V853Z`, color)}${circle(x, top, size * 0.4, color)}${stroke(`M${num(x - size * 0.3)} ${num(top - size * 0.27)}Q${num(x)} ${num(top - size * 0.52)} ${num(x + size * 0.3)} ${num(top - size * 0.27)}`, lit, size * 0.05, opacity(0.7))}`;
    }),
  );
