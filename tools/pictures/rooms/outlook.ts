import { dark, light, mix } from '../drawing/color.ts';
import {
  heavens,
  hills,
  type Paper,
  plane,
  sky,
  skyline,
  tail,
  tower,
} from '../drawing/landscape.ts';
import { num, opacity, path, poly, rect, times } from '../drawing/svg.ts';
import { cactus, palm, pine, tree } from '../drawing/trees.ts';

export type Outlook =
  | 'city'
  | 'suburb'
  | 'airport'
  | 'hills'
  | 'sea'
  | 'tail'
  | 'trees'
  | 'palms'
  | 'snow'
  | 'desert';

/** The view through a window of `w` by `h`. */
export const outlook = (paper: Paper, w: number, h: number, kind: Outlook): string => {
  const { mood, rng } = paper;
  const { far, near } = mood;
  const green = mix(near, '#5f9a5c', mood.name === 'night' ? 0.12 : 0.5);
  const base = h * 0.86;
  const back = sky(paper, w, h) + heavens(paper, w, h);
  const ground = (color: string) => rect(0, base, w, h - base, color);
  switch (kind) {
    case 'city':
      return back + skyline(paper, w, h, h * 0.62, far) + skyline(paper, w, h, h * 0.38, near);
    case 'suburb': {
      const house = (x: number, s: number, c: string) =>
        rect(x, base - s * 0.6, s, s * 0.62, c) +
        poly(
          [
            [x - s * 0.12, base - s * 0.58],
            [x + s * 1.12, base - s * 0.58],
            [x + s * 0.5, base - s],
          ],
          dark(c, 0.35),
        ) +
        rect(
          x + s * 0.38,
          base - s * 0.4,
          s * 0.24,
          s * 0.22,
          mood.lamps > 0.5 ? '#ffd27d' : light(c, 0.6),
        );
      return (
        back +
        hills(rng, w, base, h * 0.22, far) +
        ground(green) +
        house(w * 0.08, h * 0.3, light(near, 0.3)) +
        house(w * 0.55, h * 0.34, near) +
        tree(w * 0.46, base + 1, h * 0.42, green) +
        tree(w * 0.95, base + 1, h * 0.36, dark(green, 0.15))
      );
    }
    case 'airport':
      return (
        back +
        skyline(paper, w, base, h * 0.14, far, false) +
        ground(near) +
        tower(
          w * rng.range(0.2, 0.8),
          base,
          h * 0.5,
          light(near, 0.2),
          mood.lamps > 0.5 ? '#ffd88a' : '#cfe4ee',
        ) +
        rect(0, base + h * 0.04, w, h * 0.012, '#ffe2a3', 0, opacity(0.8)) +
        plane(w * rng.range(0.3, 0.7), h * 0.3, w * 0.26, light(near, 0.75), '#ff7a59')
      );
    case 'tail':
      return (
        back +
        skyline(paper, w, base, h * 0.16, far, false) +
        ground(near) +
        tail(
          w * rng.range(0.4, 0.6),
          base + h * 0.05,
          h * 0.62,
          paper.rng.pick(['#ff7a59', '#2f6f9a', '#f5a524', '#2f7a76']),
          light(near, 0.78),
        )
      );
    case 'hills':
      return (
        back +
        hills(rng, w, base, h * 0.4, far) +
        hills(rng, w, base, h * 0.22, mix(far, near, 0.6)) +
        ground(green) +
        times(4, (i) =>
          pine(w * (0.1 + i * 0.26) + rng.range(-4, 4), h, h * rng.range(0.2, 0.34), green),
        )
      );
    case 'sea':
      return (
        back +
        rect(0, h * 0.6, w, h * 0.4, mix(mood.sky[0], '#2f8a99', 0.55)) +
        times(5, (i) =>
          rect(
            w * rng.range(0, 0.7),
            h * (0.64 + i * 0.06),
            w * rng.range(0.1, 0.3),
            h * 0.008,
            '#ffffff',
            1,
            opacity(0.45),
          ),
        ) +
        hills(rng, w * 0.5, h * 0.61, h * 0.1, far) +
        path(
          `M0 ${num(h)}V${num(h * 0.93)}C${num(w * 0.3)} ${num(h * 0.86)} ${num(w * 0.6)} ${num(h * 0.97)} ${num(w)} ${num(h * 0.9)}V${num(h)}Z`,
          mix('#ecd3a4', near, mood.name === 'night' ? 0.6 : 0.1),
        )
      );
    case 'trees':
      return (
        back +
        hills(rng, w, base, h * 0.24, far) +
        ground(green) +
        times(5, (i) =>
          tree(
            w * (i * 0.25),
            h * 0.95,
            h * rng.range(0.4, 0.66),
            i % 2 === 0 ? green : dark(green, 0.16),
          ),
        )
      );
    case 'palms':
      return (
        back +
        rect(0, h * 0.72, w, h * 0.28, mix(mood.sky[0], '#2f8a99', 0.5)) +
        palm(w * 0.28, h, h * 0.75, green) +
        palm(w * 0.72, h, h * 0.6, dark(green, 0.15), -0.14)
      );
    case 'snow':
      return (
        back +
        hills(rng, w, base, h * 0.42, mix(far, '#ffffff', 0.5)) +
        ground(mix('#f2f6fa', near, mood.name === 'night' ? 0.45 : 0.1)) +
        times(4, (i) =>
          pine(w * (0.08 + i * 0.28), h * 0.95, h * rng.range(0.3, 0.5), dark(green, 0.2), true),
        )
      );
    case 'desert':
      return (
        back +
        hills(rng, w, base, h * 0.3, mix(far, '#c0795a', 0.5)) +
        ground(mix('#d9a873', near, mood.name === 'night' ? 0.6 : 0.15)) +
        cactus(w * 0.25, h * 0.95, h * 0.4, green) +
        cactus(w * 0.8, h * 0.92, h * 0.26, green)
      );
    default:
      return back;
  }
};
