import { dark, light } from './color.ts';
import { at, ellipse, line, num, opacity, path, poly, rect, stroke, times } from './svg.ts';

export const tree = (
  x: number,
  base: number,
  h: number,
  color: string,
  trunk = '#6b4a3a',
): string =>
  rect(x - h * 0.03, base - h * 0.45, h * 0.06, h * 0.45, trunk) +
  line(x, base - h * 0.34, x + h * 0.1, base - h * 0.48, trunk, h * 0.025) +
  ellipse(x, base - h * 0.66, h * 0.27, h * 0.33, color) +
  ellipse(x - h * 0.16, base - h * 0.52, h * 0.18, h * 0.18, dark(color, 0.12)) +
  ellipse(x + h * 0.17, base - h * 0.55, h * 0.17, h * 0.17, dark(color, 0.08)) +
  ellipse(x - h * 0.08, base - h * 0.78, h * 0.13, h * 0.13, light(color, 0.22), opacity(0.8)) +
  ellipse(x + h * 0.1, base - h * 0.68, h * 0.08, h * 0.07, light(color, 0.25), opacity(0.6));

export const pine = (x: number, base: number, h: number, color: string, snow = false): string =>
  rect(x - h * 0.025, base - h * 0.16, h * 0.05, h * 0.16, '#5b4034') +
  times(4, (i) => {
    const top = base - h + i * h * 0.2;
    const half = h * (0.12 + i * 0.05);
    const low = top + h * 0.3;
    return (
      poly(
        [
          [x, top],
          [x + half, low],
          [x - half, low],
        ],
        i % 2 === 0 ? color : dark(color, 0.1),
      ) +
      (snow
        ? poly(
            [
              [x, top],
              [x + half * 0.6, top + h * 0.16],
              [x + half * 0.1, top + h * 0.13],
              [x - half * 0.3, top + h * 0.19],
              [x - half * 0.55, top + h * 0.15],
            ],
            '#f6f8fb',
          )
        : poly(
            [
              [x, top],
              [x - half, low],
              [x - half * 0.3, low],
            ],
            light(color, 0.2),
            opacity(0.4),
          ))
    );
  });

export const palm = (x: number, base: number, h: number, color: string, lean = 0.12): string => {
  const tx = x + h * lean;
  const ty = base - h * 0.78;
  const frond = (angle: number, length: number, tone: string) =>
    at(
      tx,
      ty,
      path(
        `M0 0C${num(length * 0.3)} ${num(-length * 0.28)} ${num(length * 0.8)} ${num(-length * 0.22)} ${num(length)} ${num(length * 0.22)}C${num(length * 0.7)} ${num(-length * 0.02)} ${num(length * 0.35)} ${num(-length * 0.02)} 0 0Z`,
        tone,
      ),
      1,
      false,
      angle,
    );
  return (
    path(
      `M${num(x - h * 0.03)} ${num(base)}C${num(x - h * 0.01)} ${num(base - h * 0.3)} ${num(tx - h * 0.05)} ${num(base - h * 0.6)} ${num(tx - h * 0.014)} ${num(ty)}H${num(tx + h * 0.018)}C${num(tx - h * 0.01)} ${num(base - h * 0.55)} ${num(x + h * 0.03)} ${num(base - h * 0.3)} ${num(x + h * 0.035)} ${num(base)}Z`,
      '#8d6a4c',
    ) +
    [-205, -170, -140, -95, -60, -25, 5, 35]
      .map((a, i) => frond(a, h * (0.32 + (i % 3) * 0.04), i % 2 === 0 ? color : dark(color, 0.18)))
      .join('')
  );
};

export const cactus = (x: number, base: number, h: number, color: string): string =>
  stroke(`M${num(x)} ${num(base)}V${num(base - h * 0.92)}`, color, h * 0.16) +
  stroke(
    `M${num(x)} ${num(base - h * 0.4)}H${num(x - h * 0.18)}Q${num(x - h * 0.26)} ${num(base - h * 0.4)} ${num(x - h * 0.26)} ${num(base - h * 0.5)}V${num(base - h * 0.68)}`,
    color,
    h * 0.11,
  ) +
  stroke(
    `M${num(x)} ${num(base - h * 0.3)}H${num(x + h * 0.16)}Q${num(x + h * 0.25)} ${num(base - h * 0.3)} ${num(x + h * 0.25)} ${num(base - h * 0.4)}V${num(base - h * 0.78)}`,
    dark(color, 0.08),
    h * 0.11,
  ) +
  line(
    x - h * 0.03,
    base - h * 0.05,
    x - h * 0.03,
    base - h * 0.88,
    light(color, 0.3),
    h * 0.02,
    opacity(0.7),
  );

export const bush = (x: number, base: number, r: number, color: string): string =>
  ellipse(x, base - r * 0.42, r, r * 0.55, color) +
  ellipse(x - r * 0.5, base - r * 0.35, r * 0.55, r * 0.42, dark(color, 0.12)) +
  ellipse(x + r * 0.3, base - r * 0.62, r * 0.45, r * 0.36, light(color, 0.16), opacity(0.8));
