import { dark, light, mix } from '../drawing/color.ts';
import { opacity, rect, stroke, times } from '../drawing/svg.ts';
import { tree } from '../drawing/trees.ts';
import { isDark, siding } from './facade.ts';
import type { House } from './houses-town.ts';
import { entrance, pane } from './openings.ts';

export const brownstone: House = (site, base) => {
  const x = 330;
  const w = 620;
  const h = 560;
  const y = base - h;
  const c = mix(site.wall, '#8a5a48', 0.6);
  let out =
    rect(
      x,
      y,
      w,
      h,
      site.canvas.linear([
        [0, light(c, 0.12)],
        [1, dark(c, 0.08)],
      ]),
    ) +
    times(8, (i) => rect(x, base - 30 - i * 22, w, 2, dark(c, 0.3), 0, opacity(0.4))) +
    rect(x - 12, y - 26, w + 24, 40, dark(c, 0.25)) +
    times(12, (k) => rect(x + 10 + k * 52, y + 14, 16, 22, dark(c, 0.3)));
  for (const half of [0, 1]) {
    const hx = x + half * 310;
    out += times(3, (r) =>
      times(3, (k) =>
        r === 2 && k === 2
          ? ''
          : rect(hx + 24 + k * 94, y + 54 + r * 142, 74, 10, dark(c, 0.25)) +
            pane(
              { ...site, trim: dark(c, 0.35) },
              hx + 32 + k * 94,
              y + 74 + r * 142,
              56,
              92,
              'sash',
              { box: (r + k + half) % 3 === 1 },
            ),
      ),
    );
    out +=
      entrance(
        { ...site, trim: dark(c, 0.3), turn: half, door: half === 0 ? site.door : '#24345f' },
        hx + 222,
        base - 60,
        62,
        124,
        'arch',
        0,
      ) +
      times(7, (k) =>
        rect(
          hx + 206 - k * 3,
          base - 60 + k * 9,
          94 + k * 6,
          9,
          k % 2 === 0 ? light(c, 0.12) : dark(c, 0.08),
        ),
      ) +
      stroke(
        `M${hx + 198} ${base}L${hx + 204} ${base - 96}M${hx + 308} ${base}L${hx + 302} ${base - 96}`,
        '#2a2d40',
        6,
      ) +
      rect(hx + 34, base - 64, 50, 52, isDark(site) ? '#f0b866' : '#5f7f92', 2) +
      rect(hx + 128, base - 64, 50, 52, isDark(site) ? '#f0b866' : '#5f7f92', 2) +
      times(10, (k) => rect(hx + 16 + k * 18, base - 44, 3, 44, '#2a2d40'));
  }
  return (
    out +
    rect(x + w / 2 - 2, y, 4, h, '#171c3a', 0, opacity(0.3)) +
    siding(site, x - 190, y + 80, 180, h - 80, dark(c, 0.3), 40) +
    siding(site, x + w + 10, y + 40, 180, h - 40, dark(c, 0.34), 40) +
    times(
      3,
      (r) =>
        pane(site, x - 132, y + 130 + r * 140, 56, 88) +
        pane(site, x + w + 70, y + 100 + r * 140, 56, 88),
    ) +
    tree(x - 60, base, 300, '#6a9a5a') +
    tree(x + w + 50, base, 250, '#5c8f5c')
  );
};
