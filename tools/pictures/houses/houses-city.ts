import { dark, light } from '../drawing/color.ts';
import { antenna, bicycle } from '../drawing/street.ts';
import { circle, line, num, opacity, path, poly, rect, times } from '../drawing/svg.ts';
import { tree } from '../drawing/trees.ts';
import { bricks, isDark } from './facade.ts';
import type { House } from './houses-town.ts';
import { entrance, pane } from './openings.ts';

export const walkup: House = (site, base) => {
  const x = 300;
  const w = 680;
  const h = 600;
  const y = base - h;
  let out =
    bricks(site, x, y, w, h, site.wall) +
    rect(x - 14, y - 20, w + 28, 30, site.trim) +
    times(20, (k) => rect(x + 4 + k * 34.5, y + 10, 14, 14, dark(site.trim, 0.12)));
  out += times(4, (r) =>
    times(
      5,
      (k) =>
        (r === 3 && k === 2
          ? ''
          : pane(site, x + 46 + k * 126, y + 62 + r * 136, 64, 90, r % 2 === 0 ? 'sash' : 'tall', {
              box: (r + k + site.turn) % 4 === 0,
            })) + (r < 3 ? rect(x + 32 + k * 126, y + 44 + r * 136, 92, 9, site.trim) : ''),
    ),
  );
  const fx = x + (site.turn % 2 === 0 ? 150 : 402);
  out += times(3, (r) => {
    const fy = y + 170 + r * 136;
    return (
      rect(fx, fy, 230, 6, '#2a2d40') +
      rect(fx, fy - 44, 230, 4, '#2a2d40') +
      times(16, (k) => rect(fx + k * 15.2, fy - 44, 2, 44, '#2a2d40')) +
      (r < 2
        ? line(fx + 30, fy + 136, fx + 200, fy + 6, '#2a2d40', 5) +
          line(fx + 48, fy + 136, fx + 214, fy + 10, '#2a2d40', 5)
        : '') +
      rect(fx + 6, fy + 6, 220, 10, '#171c3a', 0, opacity(0.18))
    );
  });
  out +=
    entrance({ ...site, turn: 1 }, 604, base, 74, 120, 'glass', 3) +
    path(`M570 ${base - 158}H712L726 ${base - 134}H556Z`, site.door) +
    times(5, (k) =>
      poly(
        [
          [574 + k * 30, base - 158],
          [588 + k * 30, base - 158],
          [586 + k * 34, base - 134],
          [570 + k * 34, base - 134],
        ],
        '#fffaf0',
        opacity(0.8),
      ),
    );
  return (
    out +
    antenna(x + 90, y - 20) +
    path(`M${x + 520} ${y - 20}V${y - 90}H${x + 600}V${y - 20}Z`, '#8d5a3a') +
    poly(
      [
        [x + 510, y - 90],
        [x + 560, y - 126],
        [x + 610, y - 90],
      ],
      '#6b4332',
    ) +
    times(3, (k) => rect(x + 518, y - 80 + k * 20, 84, 3, '#5b3a2a'))
  );
};

export const highrise: House = (site, base) => {
  const x = 420 - (site.turn % 2) * 60;
  const w = 330;
  const y = 40;
  const h = base - y;
  let out =
    rect(
      x,
      y,
      w,
      h,
      site.canvas.linear(
        [
          [0, light(site.wall, 0.25)],
          [1, dark(site.wall, 0.15)],
        ],
        'h',
      ),
    ) +
    rect(x + w, y + 60, 120, h - 60, dark(site.wall, 0.3)) +
    rect(x - 8, y - 10, w + 16, 16, dark(site.wall, 0.3));
  const rows = 11;
  const step = (h - 150) / rows;
  out += times(rows, (r) => {
    const ry = y + 26 + r * step;
    return (
      times(3, (k) => {
        const lit = isDark(site) && site.rng.chance(0.55);
        return (
          rect(
            x + 16 + k * 104,
            ry,
            90,
            step - 18,
            lit ? '#ffd48a' : isDark(site) ? '#33457a' : '#9cc4d8',
          ) +
          poly(
            [
              [x + 16 + k * 104, ry + step - 18],
              [x + 56 + k * 104, ry],
              [x + 80 + k * 104, ry],
              [x + 40 + k * 104, ry + step - 18],
            ],
            '#ffffff',
            opacity(0.18),
          ) +
          rect(x + 60 + k * 104, ry, 3, step - 18, site.trim)
        );
      }) +
      rect(x + 116, ry + step - 30, 100, 20, light(site.trim, 0.1), 0, opacity(0.9)) +
      rect(x + 116, ry + step - 10, 100, 6, '#171c3a', 0, opacity(0.3)) +
      (r % 2 === site.turn % 2
        ? circle(x + 130, ry + step - 34, 9, '#5c9a5c') +
          circle(x + 142, ry + step - 33, 7, '#4f8a5b')
        : '') +
      times(r < 2 ? 0 : 2, (k) =>
        rect(
          x + w + 18 + k * 46,
          ry + 6,
          34,
          step - 28,
          isDark(site) && site.rng.chance(0.5)
            ? '#e8b264'
            : dark('#7fa9bd', isDark(site) ? 0.5 : 0.15),
        ),
      )
    );
  });
  out +=
    rect(x - 30, base - 118, w + 190, 118, dark(site.wall, 0.45)) +
    rect(x - 40, base - 126, w + 210, 14, site.door) +
    times(
      5,
      (k) =>
        rect(x - 12 + k * 98, base - 100, 84, 92, isDark(site) ? '#ffdf9a' : '#b5d5de') +
        rect(x + 28 + k * 98, base - 100, 3, 92, '#2a2d40'),
    ) +
    rect(x + 96, base - 104, 140, 104, '#2a2d40') +
    rect(x + 102, base - 98, 62, 98, '#ffe6b0') +
    rect(x + 168, base - 98, 62, 98, '#ffe6b0');
  return (
    out +
    tree(x - 120, base, 210, '#5c8f5c') +
    tree(x + w + 230, base, 250, '#6a9a5a') +
    rect(x + 60, y - 50, 120, 42, dark(site.wall, 0.25)) +
    line(x + 120, y - 50, x + 120, y - 110, '#3a3f55', 4)
  );
};

export const midrise: House = (site, base) => {
  const x = 250;
  const w = 600;
  const h = 620;
  const y = base - h;
  let out =
    rect(
      x,
      y,
      w,
      h,
      site.canvas.linear([
        [0, light(site.wall, 0.2)],
        [1, dark(site.wall, 0.08)],
      ]),
    ) +
    rect(x + w, y + 90, 190, h - 90, dark(site.wall, 0.22)) +
    rect(x - 6, y - 12, w + 12, 18, site.trim);
  out += times(5, (r) =>
    times(3, (k) => {
      const bx = x + 26 + k * 192;
      const by = y + 34 + r * 104;
      const rail = (r + k + site.turn) % 2 === 0;
      return (
        pane(site, bx + 14, by, 62, 74, 'plain', { sill: false }) +
        pane(site, bx + 90, by + 4, 50, 44, 'plain', { sill: false }) +
        rect(bx - 4, by + 46, 156, 36, rail ? light(site.trim, 0.1) : 'none', 2) +
        (rail
          ? rect(bx - 4, by + 46, 156, 5, dark(site.trim, 0.25))
          : times(14, (q) => rect(bx - 2 + q * 11.4, by + 46, 3, 36, '#3a3f55')) +
            rect(bx - 4, by + 44, 156, 4, '#3a3f55')) +
        rect(bx - 6, by + 82, 160, 7, dark(site.wall, 0.25)) +
        rect(bx - 4, by + 89, 156, 6, '#171c3a', 0, opacity(0.22)) +
        (r % 2 === k % 2
          ? rect(bx + 112, by + 56, 34, 22, '#e6e4e0', 2) + circle(bx + 129, by + 67, 8, '#9a9aa8')
          : circle(bx + 10, by + 42, 10, '#5c9a5c') + circle(bx + 22, by + 40, 8, '#4f8a5b')) +
        ((r * 3 + k) % 4 === 1
          ? rect(bx + 40, by + 46, 16, 24, '#ff8a70') +
            rect(bx + 60, by + 46, 14, 20, '#fffaf0') +
            rect(bx + 78, by + 46, 16, 26, '#5b93a6')
          : '')
      );
    }),
  );
  out += times(5, (r) =>
    times(2, (k) =>
      rect(
        x + w + 26 + k * 82,
        y + 130 + r * 94,
        56,
        50,
        isDark(site) && (r + k) % 2 === 0 ? '#ffcf85' : dark('#8fb5c4', isDark(site) ? 0.55 : 0.1),
      ),
    ),
  );
  const shop = (sx: number, c: string) =>
    rect(sx, base - 92, 176, 92, '#2a2d40') +
    rect(sx + 8, base - 70, 104, 70, isDark(site) ? '#ffe0a0' : '#bfdce2') +
    rect(sx + 120, base - 70, 48, 70, c) +
    times(6, (k) =>
      path(
        `M${num(sx - 4 + k * 30.6)} ${base - 100}h30.6v22a15.3 12 0 0 1 -30.6 0z`,
        k % 2 === 0 ? c : '#fffaf0',
      ),
    ) +
    circle(sx + 40, base - 20, 14, '#5c9a5c') +
    rect(sx + 32, base - 10, 16, 10, '#c98f6a');
  out +=
    shop(x + 20, site.door) +
    shop(x + 404, '#2f7a76') +
    entrance({ ...site, turn: 1 }, x + 268, base, 66, 100, 'glass', 1);
  const lantern = (lx: number) =>
    line(lx, base - 112, lx, base - 98, '#3a3f55', 2) +
    `<ellipse cx="${lx}" cy="${base - 84}" rx="13" ry="16" fill="#e8503a"/>` +
    circle(lx, base - 84, 26, '#ff9a5a', opacity(isDark(site) ? 0.35 : 0.12));
  return (
    out +
    lantern(x + 246) +
    lantern(x + 354) +
    path(`M${x + 120} ${y - 12}v-50h54v50z`, '#c9ced6') +
    circle(x + 147, y - 62, 27, '#dfe3ea') +
    antenna(x + 420, y - 12) +
    bicycle(x + 380, base + 6, '#2f7a76', 0.9)
  );
};
