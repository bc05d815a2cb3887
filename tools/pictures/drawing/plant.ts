import { dark, light, mix } from './color.ts';
import type { Random } from './random.ts';
import { at, ellipse, line, num, opacity, path, stroke, times } from './svg.ts';

export type PlantKind =
  | 'fiddle'
  | 'snake'
  | 'palm'
  | 'fern'
  | 'monstera'
  | 'trailing'
  | 'cactus'
  | 'olive';
export const PLANTS: readonly PlantKind[] = [
  'fiddle',
  'snake',
  'palm',
  'fern',
  'monstera',
  'olive',
  'cactus',
];

/** The outline of a slender leaf, already turned. */
const blade = (x: number, y: number, length: number, width: number, angle: number): string => {
  const a = (angle * Math.PI) / 180;
  const point = (along: number, across: number) =>
    `${num(x + Math.cos(a) * along - Math.sin(a) * across)} ${num(y + Math.sin(a) * along + Math.cos(a) * across)}`;
  return `M${num(x)} ${num(y)}Q${point(length * 0.5, -width * 1.6)} ${point(length, 0)}Q${point(length * 0.5, width * 1.6)} ${num(x)} ${num(y)}z`;
};

export const leaf = (
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  color: string,
): string =>
  width < 4
    ? path(blade(x, y, length, width, angle), color)
    : at(
        x,
        y,
        path(
          `M0 0C${num(length * 0.25)} ${num(-width)} ${num(length * 0.75)} ${num(-width * 0.8)} ${num(length)} 0C${num(length * 0.75)} ${num(width * 0.8)} ${num(length * 0.25)} ${num(width)} 0 0Z`,
          color,
        ) +
          path(
            `M0 0C${num(length * 0.25)} ${num(width)} ${num(length * 0.75)} ${num(width * 0.8)} ${num(length)} 0Z`,
            dark(color, 0.22),
            opacity(0.55),
          ),
        1,
        false,
        angle,
      );

export const pot = (w: number, h: number, color: string): string =>
  path(
    `M${num(-w / 2)} ${num(-h)}H${num(w / 2)}L${num(w * 0.38)} ${num(-1)}Q${num(w * 0.37)} 0 ${num(w * 0.33)} 0H${num(-w * 0.33)}Q${num(-w * 0.37)} 0 ${num(-w * 0.38)} -1Z`,
    color,
  ) +
  path(
    `M${num(w * 0.1)} ${num(-h)}H${num(w / 2)}L${num(w * 0.38)} ${num(-1)}Q${num(w * 0.37)} 0 ${num(w * 0.33)} 0H${num(w * 0.12)}Z`,
    dark(color, 0.3),
    opacity(0.4),
  ) +
  ellipse(0, -h, w / 2, w * 0.08, dark(color, 0.35));

/** A potted plant `h` high, standing on its origin. */
export const plant = (kind: PlantKind, h: number, potColor: string, rng: Random): string => {
  const greens = ['#4f8a5b', '#3f7a56', '#6a9a5a', '#5c8f73', '#2f6b52'];
  const green = () => rng.pick(greens);
  const ph = h * 0.24;
  const base = pot(h * 0.28, ph, potColor);
  const y = -ph;
  switch (kind) {
    case 'fiddle':
      return (
        base +
        stroke(
          `M0 ${num(y)}C${num(-h * 0.04)} ${num(-h * 0.5)} ${num(h * 0.03)} ${num(-h * 0.7)} 0 ${num(-h * 0.92)}`,
          '#6b4d38',
          h * 0.018,
        ) +
        times(11, (i) =>
          leaf(
            0,
            y - h * 0.12 - i * h * 0.055,
            h * (0.3 - i * 0.01),
            h * 0.1,
            i % 2 === 0 ? -150 - i * 3 + i * 7 : -30 + i * 3 - i * 7,
            green(),
          ),
        )
      );
    case 'snake':
      return (
        times(9, (i) => {
          const lean = (i - 4) * h * 0.035;
          const top = -h * rng.range(0.62, 1);
          const c = green();
          return path(
            `M${num(lean * 0.6 - h * 0.025)} ${num(y)}C${num(lean - h * 0.04)} ${num(top * 0.6)} ${num(lean * 1.6)} ${num(top * 0.9)} ${num(lean * 2)} ${num(top)}C${num(lean * 1.6 + h * 0.04)} ${num(top * 0.8)} ${num(lean + h * 0.05)} ${num(top * 0.6)} ${num(lean * 0.6 + h * 0.03)} ${num(y)}Z`,
            c,
            `stroke="${mix(c, '#e4d88a', 0.7)}" stroke-width="${num(h * 0.006)}"`,
          );
        }) + base
      );
    case 'palm':
      return (
        times(9, (i) => {
          const a = -165 + i * 18.5;
          const len = h * rng.range(0.5, 0.72);
          const tx = Math.cos((a * Math.PI) / 180) * len * 0.62;
          const ty = y + Math.sin((a * Math.PI) / 180) * len;
          const c = green();
          return (
            stroke(
              `M0 ${num(y)}Q${num(tx * 0.3)} ${num(ty)} ${num(tx * 1.2)} ${num(ty + h * 0.06)}`,
              c,
              h * 0.012,
            ) +
            path(
              times(7, (k) => {
                const t = 0.35 + k * 0.1;
                const px = 2 * (1 - t) * t * tx * 0.3 + t * t * tx * 1.2;
                const py = (1 - t) * (1 - t) * y + 2 * (1 - t) * t * ty + t * t * (ty + h * 0.06);
                return (
                  blade(px, py, h * 0.15, h * 0.016, tx > 0 ? 15 + k * 4 : 165 - k * 4) +
                  blade(px, py, h * 0.13, h * 0.014, tx > 0 ? -55 + k * 4 : -125 - k * 4)
                );
              }),
              c,
            )
          );
        }) + base
      );
    case 'fern':
      return (
        times(15, (i) => {
          const a = -175 + i * 12.2;
          return leaf(0, y, h * rng.range(0.5, 0.72), h * 0.05, a, green());
        }) + base
      );
    case 'monstera':
      return (
        times(8, (i) => {
          const a = ((-160 + i * 20) * Math.PI) / 180;
          const r = h * rng.range(0.42, 0.66);
          const x2 = Math.cos(a) * r * 0.7;
          const y2 = y + Math.sin(a) * r;
          const c = green();
          const s = h * 0.0024;
          return (
            stroke(
              `M0 ${num(y)}Q${num(x2 * 0.2)} ${num(y2 * 0.8)} ${num(x2)} ${num(y2)}`,
              dark(c, 0.1),
              h * 0.012,
            ) +
            at(
              x2,
              y2,
              path(
                'M0 6C-22 14 -46 -2 -44 -34C-34 -30 -38 -24 -28 -24C-34 -40 -26 -56 -8 -64C-12 -52 -6 -46 0 -48C6 -46 12 -52 8 -64C26 -56 34 -40 28 -24C38 -24 34 -30 44 -34C46 -2 22 14 0 6Z',
                c,
              ) +
                line(0, 4, 0, -46, light(c, 0.3), 1.6) +
                line(0, -14, -24, -26, light(c, 0.25), 1) +
                line(0, -14, 24, -26, light(c, 0.25), 1),
              s,
              false,
              (i - 3.5) * 24,
            )
          );
        }) + base
      );
    case 'trailing':
      return (
        times(7, (i) => {
          const x = (i - 3) * h * 0.055;
          const drop = h * rng.range(0.3, 0.8);
          const c = green();
          return (
            stroke(
              `M${num(x * 0.6)} ${num(y)}C${num(x * 2)} ${num(y - h * 0.12)} ${num(x * 2.6)} ${num(y + drop * 0.3)} ${num(x * 2.4)} ${num(y + drop)}`,
              c,
              h * 0.01,
            ) +
            times(5, (k) =>
              leaf(
                x * 2.45,
                y + drop * (0.25 + k * 0.18),
                h * 0.1,
                h * 0.04,
                k % 2 === 0 ? 40 : 140,
                c,
              ),
            )
          );
        }) +
        times(7, (i) => leaf(0, y, h * 0.2, h * 0.05, -170 + i * 27, green())) +
        base
      );
    case 'cactus':
      return (
        stroke(`M0 ${num(y)}V${num(-h * 0.9)}`, '#4f8a5b', h * 0.17) +
        stroke(`M0 ${num(-h * 0.45)}H${num(h * 0.15)}V${num(-h * 0.66)}`, '#437a50', h * 0.09) +
        stroke(`M0 ${num(-h * 0.55)}H${num(-h * 0.14)}V${num(-h * 0.74)}`, '#5a9665', h * 0.08) +
        line(-h * 0.03, y, -h * 0.03, -h * 0.88, '#7db383', h * 0.012) +
        ellipse(0, -h * 0.98, h * 0.04, h * 0.03, '#ff8a7a') +
        base
      );
    case 'olive':
      return (
        base +
        stroke(
          `M0 ${num(y)}C${num(h * 0.03)} ${num(-h * 0.4)} ${num(-h * 0.03)} ${num(-h * 0.5)} 0 ${num(-h * 0.7)}`,
          '#7a6250',
          h * 0.025,
        ) +
        times(40, () =>
          leaf(
            rng.range(-0.2, 0.2) * h,
            -h * rng.range(0.5, 0.96),
            h * 0.09,
            h * 0.022,
            rng.range(-200, 20),
            mix(green(), '#a9b89a', 0.35),
          ),
        )
      );
  }
};
