import { dark, light, mix } from '../drawing/color.ts';
import { bicycle } from '../drawing/street.ts';
import { circle, opacity, path, poly, rect, stroke, times } from '../drawing/svg.ts';
import { bush } from '../drawing/trees.ts';
import { bricks, chimney, isDark, type Site } from './facade.ts';
import { entrance, pane } from './openings.ts';

/** Houses of the town; each is drawn around x = 640 on its ground line. */
export type House = (site: Site, base: number) => string;

export const rowhouse: House = (site, base) => {
  const tones = [
    site.wall,
    mix(site.wall, '#8d5a4a', 0.5),
    light(site.wall, 0.2),
    mix(site.wall, '#d9b08a', 0.5),
  ];
  return times(4, (i) => {
    const x = 150 + i * 245;
    const h = 440 + ((i * 37 + site.turn * 23) % 60);
    const y = base - h;
    const c = tones[(i + site.turn) % 4] ?? site.wall;
    const door = {
      ...site,
      door: [site.door, '#2f5d66', '#7a2f3a', '#24345f'][(i + site.turn) % 4] ?? site.door,
    };
    return (
      bricks(site, x, y, 245, h, c) +
      rect(x - 4, y - 8, 253, 34, site.trim) +
      times(9, (k) => rect(x + 6 + k * 27, y + 26, 12, 14, site.trim)) +
      rect(x - 4, y - 16, 253, 10, dark(site.trim, 0.25)) +
      rect(x, y + 40, 245, 10, '#171c3a', 0, opacity(0.2)) +
      times(3, (r) =>
        times(2, (k) =>
          r === 2 && k === 1
            ? ''
            : pane(site, x + 42 + k * 98, y + 74 + r * 122, 58, 84, i % 2 === 0 ? 'sash' : 'arch', {
                box: r === 2 || (i + r) % 3 === 0,
              }),
        ),
      ) +
      entrance(door, x + 142, base, 62, 116, 'panel', 4) +
      rect(x + 126, base - 172, 94, 12, site.trim) +
      rect(x + 243, y, 3, h, '#171c3a', 0, opacity(0.3)) +
      bush(x + 66, base, 44, '#5c8f5c') +
      stroke(
        `M${x + 116} ${base}V${base - 54}L${x + 138} ${base - 86}M${x + 230} ${base}V${base - 54}L${x + 208} ${base - 86}`,
        '#2a2d40',
        4,
      )
    );
  });
};

export const victorian: House = (site, base) =>
  times(3, (i) => {
    const w = 300;
    const x = 190 + i * w;
    const y = base - 400;
    const c =
      [site.wall, light(site.wall, 0.35), mix(site.wall, '#e8d5b8', 0.6)][(i + site.turn) % 3] ??
      site.wall;
    const bay = (by: number, bh: number) =>
      poly(
        [
          [x + 26, by],
          [x + 52, by - 10],
          [x + 158, by - 10],
          [x + 184, by],
          [x + 184, by + bh],
          [x + 26, by + bh],
        ],
        light(c, 0.25),
      ) +
      pane(site, x + 66, by + 14, 78, bh - 46, 'sash') +
      pane(site, x + 34, by + 18, 18, bh - 52, 'plain') +
      pane(site, x + 160, by + 18, 18, bh - 52, 'plain') +
      rect(x + 20, by - 16, 170, 12, site.trim) +
      rect(x + 20, by + bh - 8, 170, 10, site.trim);
    const g = y - 120;
    return (
      bricks(site, x, y, w, 400, c) +
      poly(
        [
          [x, y],
          [x + 105, g],
          [x + 210, y],
        ],
        light(c, 0.1),
      ) +
      poly(
        [
          [x + 205, y],
          [x + 150, y - 90],
          [x + w, y - 90],
          [x + w, y],
        ],
        site.roof,
      ) +
      poly(
        [
          [x, y],
          [x, y - 80],
          [x + 40, y - 40],
        ],
        site.roof,
      ) +
      stroke(`M${x - 6} ${y}L${x + 105} ${g}L${x + 216} ${y}`, site.trim, 13) +
      stroke(`M${x + 40} ${y - 24}Q${x + 105} ${y - 90} ${x + 170} ${y - 24}`, site.trim, 5) +
      circle(
        x + 105,
        y - 50,
        18,
        isDark(site) ? '#ffdf9a' : '#9cc4d8',
        `stroke="${site.trim}" stroke-width="6"`,
      ) +
      bay(y + 34, 160) +
      bay(y + 212, 170) +
      pane(site, x + 216, y + 50, 52, 92, 'sash', { box: i === 1 }) +
      entrance(
        {
          ...site,
          door: [site.door, '#2f6f6a', '#7a2f4a'][(i + site.turn) % 3] ?? site.door,
          turn: i,
        },
        x + 212,
        base,
        60,
        128,
        'panel',
        2,
      ) +
      path(`M${x + 194} ${base - 154}H${x + 290}L${x + 282} ${base - 174}H${x + 202}Z`, site.trim) +
      chimney(x + 250, y - 150, 44, 64, c) +
      times(2, (k) => rect(x + 256 + k * 18, y - 172, 11, 18, '#c9785a')) +
      rect(x + w - 2, y, 3, 400, '#171c3a', 0, opacity(0.28)) +
      bush(x + 100, base, 70, '#4f8a5b')
    );
  });

export const canal: House = (site, base) => {
  const tones = [site.wall, '#7d4a3a', '#39506b', '#c7a173', mix(site.wall, '#2a2d40', 0.35)];
  return (
    times(5, (i) => {
      const w = 190 + ((i * 31 + site.turn * 17) % 30);
      const x = 120 + i * 212;
      const h = 380 + ((i * 67 + site.turn * 41) % 90);
      const y = base - h;
      const c = tones[(i + site.turn) % 5] ?? site.wall;
      const kind = (i + site.turn) % 3;
      const top =
        kind === 0
          ? `M${x} ${y}V${y - 24}H${x + 26}V${y - 56}H${x + 52}V${y - 90}H${x + w - 52}V${y - 56}H${x + w - 26}V${y - 24}H${x + w}V${y}Z`
          : kind === 1
            ? `M${x} ${y}C${x + 14} ${y - 60} ${x + 56} ${y - 30} ${x + 60} ${y - 96}H${x + w - 60}C${x + w - 56} ${y - 30} ${x + w - 14} ${y - 60} ${x + w} ${y}Z`
            : `M${x} ${y}L${x + w * 0.34} ${y - 90}H${x + w * 0.66}L${x + w} ${y}Z`;
      return (
        path(top, c, `stroke="${site.trim}" stroke-width="7" stroke-linejoin="round"`) +
        bricks(site, x, y, w, h, c) +
        circle(
          x + w / 2,
          y - 40,
          15,
          isDark(site) ? '#ffdf9a' : '#9cc4d8',
          `stroke="${site.trim}" stroke-width="5"`,
        ) +
        rect(x + w / 2 - 2, y - 112, 4, 30, '#2a2d40') +
        times(3, (r) =>
          times(2, (k) =>
            r === 2 && k === 1
              ? ''
              : pane(site, x + 26 + k * (w - 110), y + 28 + r * 116, 54, 82, 'grid'),
          ),
        ) +
        entrance(
          { ...site, door: ['#2f6f4a', site.door, '#24345f'][i % 3] ?? site.door, turn: i + 1 },
          x + w - 82,
          base,
          56,
          104,
          'panel',
          2,
        ) +
        rect(x + w, y, 212 - w, h, '#171c3a', 0, opacity(0.35))
      );
    }) +
    bicycle(420, base + 12, '#d9593d', 1) +
    bicycle(860, base + 12, '#2f6f9a', 1)
  );
};
