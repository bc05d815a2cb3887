import { dark, light, mix } from '../drawing/color.ts';
import { hills, skyline, tower } from '../drawing/landscape.ts';
import { circle, opacity, path, poly, rect, times } from '../drawing/svg.ts';
import { palm, pine, tree } from '../drawing/trees.ts';
import { isDark, type Site } from './facade.ts';

export type Setting = 'street' | 'lawn' | 'sand' | 'snow' | 'desert';

export const ground = (site: Site, setting: Setting, base: number): string => {
  const { mood } = site;
  const lawn = mix('#7fae62', mood.near, isDark(site) ? 0.45 : 0.12);
  const road = mix('#7b7d8f', mood.near, isDark(site) ? 0.5 : 0.15);
  if (setting === 'street') {
    return (
      rect(0, base - 2, 1280, 60, mix('#d3cbc2', mood.near, isDark(site) ? 0.4 : 0.08)) +
      times(14, (i) => rect(i * 96, base, 2, 46, '#171c3a', 0, opacity(0.15))) +
      rect(0, base + 46, 1280, 14, mix('#b3aaa2', mood.near, 0.3)) +
      rect(
        0,
        base + 60,
        1280,
        853 - base,
        site.canvas.linear([
          [0, road],
          [1, dark(road, 0.3)],
        ]),
      ) +
      times(7, (i) => rect(i * 200 + 20, base + 118, 96, 8, '#f4e8c8', 2, opacity(0.7)))
    );
  }
  const base2 =
    setting === 'sand'
      ? mix('#ecd3a4', mood.near, isDark(site) ? 0.4 : 0.05)
      : setting === 'snow'
        ? mix('#f2f6fb', mood.near, isDark(site) ? 0.35 : 0.06)
        : setting === 'desert'
          ? mix('#dcae7c', mood.near, isDark(site) ? 0.42 : 0.05)
          : lawn;
  const walk = setting === 'lawn' ? '#d9d0c4' : light(base2, 0.35);
  let out = rect(
    0,
    base - 4,
    1280,
    857 - base,
    site.canvas.linear([
      [0, light(base2, 0.12)],
      [1, dark(base2, 0.18)],
    ]),
  );
  out += poly(
    [
      [600, base],
      [680, base],
      [800, 853],
      [500, 853],
    ],
    walk,
    opacity(0.85),
  );
  if (setting === 'lawn')
    out +=
      times(30, () => {
        const x = site.rng.range(0, 1280);
        const y = site.rng.range(base + 12, 845);
        return path(
          `M${x.toFixed(0)} ${y.toFixed(0)}q3 -12 0 -16q6 5 4 16z`,
          light(base2, 0.25),
          opacity(0.6),
        );
      }) +
      times(10, () =>
        circle(
          site.rng.range(0, 460),
          site.rng.range(base + 20, 840),
          4,
          site.rng.pick(['#fff3d0', '#ff9a8a', '#ffd25c']),
        ),
      ) +
      times(10, () =>
        circle(
          site.rng.range(840, 1280),
          site.rng.range(base + 20, 840),
          4,
          site.rng.pick(['#fff3d0', '#ff9a8a', '#ffd25c']),
        ),
      );
  if (setting === 'lawn')
    out += rect(0, 786, 1280, 12, light(road, 0.4)) + rect(0, 798, 1280, 60, road);
  if (setting === 'snow')
    out += path(
      `M0 ${base + 60}C300 ${base + 10} 420 ${base + 90} 600 ${base + 50}V853H0Z`,
      '#ffffff',
      opacity(0.5),
    );
  return out;
};

export const distance = (site: Site, setting: Setting, i: number, base: number): string => {
  const { mood, rng } = site;
  const green = mix(mood.near, '#6a9a5a', isDark(site) ? 0.25 : 0.55);
  if (setting === 'snow')
    return (
      hills(rng, 1280, base, 380, mix(mood.far, '#ffffff', 0.45)) +
      times(9, (k) => pine(k * 160 + 30, base, 150 + (k % 3) * 40, mix(green, mood.far, 0.4), true))
    );
  if (setting === 'desert')
    return (
      hills(rng, 1280, base, 260, mix(mood.far, '#c0795a', 0.5)) +
      hills(rng, 1280, base, 120, mix(mood.near, '#b5694f', 0.5))
    );
  if (setting === 'sand')
    return (
      rect(0, base - 110, 1280, 110, mix(mood.sky[0], '#2f8a99', 0.55)) +
      times(6, (k) =>
        rect(
          rng.range(0, 1100),
          base - 96 + k * 15,
          rng.range(60, 160),
          3,
          '#ffffff',
          1,
          opacity(0.4),
        ),
      ) +
      palm(90, base, 260, mix(green, mood.far, 0.3)) +
      palm(1220, base, 300, mix(green, mood.far, 0.3), -0.1)
    );
  if (setting === 'street')
    return (
      skyline(site, 1280, base, i % 2 === 0 ? 420 : 300, mood.far) +
      (i % 3 === 0 ? tower(1120, base, 420, light(mood.far, 0.2), '#ffd88a') : '')
    );
  return (
    hills(rng, 1280, base, 190, mood.far) +
    (i % 3 === 1 ? tower(1130, base, 340, light(mood.far, 0.25), '#ffd88a') : '') +
    times(9, (k) =>
      tree(
        k * 155 + 20,
        base + 2,
        170 + ((k * 37) % 90),
        k % 2 === 0 ? mix(green, mood.far, 0.3) : mix(green, mood.far, 0.15),
      ),
    )
  );
};
