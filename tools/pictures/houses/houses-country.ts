import { dark, light, mix } from '../drawing/color.ts';
import { fence } from '../drawing/street.ts';
import { circle, ellipse, line, opacity, path, poly, rect, stroke, times } from '../drawing/svg.ts';
import { bush, pine, tree } from '../drawing/trees.ts';
import { bricks, chimney, gable, roof, siding } from './facade.ts';
import type { House } from './houses-town.ts';
import { entrance, pane } from './openings.ts';

export const railing = (x: number, y: number, w: number, color: string): string =>
  rect(x, y - 42, w, 6, color) +
  rect(x, y - 6, w, 5, color) +
  times(Math.floor(w / 14), (i) => rect(x + i * 14 + 4, y - 42, 4, 40, color));

export const chalet: House = (site, base) => {
  const snow = '#f4f7fb';
  return (
    pine(180, base + 10, 420, '#3f6f5c', true) +
    pine(1110, base, 480, '#376354', true) +
    pine(1010, base + 16, 300, '#4a7d68', true) +
    siding(site, 400, base - 250, 480, 250, site.wall, 20, true) +
    poly(
      [
        [350, base - 210],
        [640, base - 560],
        [930, base - 210],
        [880, base - 210],
        [880, base - 190],
        [400, base - 190],
        [400, base - 210],
      ],
      siding(site, 0, 0, 0, 0, site.wall) === '' ? site.wall : dark(site.wall, 0.08),
    ) +
    times(14, (i) =>
      line(
        450 + i * 30,
        base - 200,
        450 + i * 30,
        Math.min(base - 210, base - 540 + Math.abs(450 + i * 30 - 640) * 1.2),
        dark(site.wall, 0.3),
        2,
        opacity(0.5),
      ),
    ) +
    pane(site, 586, base - 410, 108, 120, 'wide') +
    pane(site, 500, base - 330, 54, 70, 'sash') +
    pane(site, 726, base - 330, 54, 70, 'sash') +
    rect(400, base - 222, 480, 16, dark(site.roof, 0.2)) +
    railing(410, base - 220, 460, site.trim) +
    pane(site, 440, base - 140, 84, 90, 'grid', { box: true, shutters: site.door }) +
    pane(site, 760, base - 140, 84, 90, 'grid', { box: true, shutters: site.door }) +
    entrance(site, 604, base, 72, 130, 'arch', 2) +
    stroke(`M318 ${base - 172}L640 ${base - 566}L962 ${base - 172}`, dark(site.roof, 0.1), 30) +
    path(
      `M296 ${base - 176}L640 ${base - 604}L984 ${base - 176}Q966 ${base - 158} 948 ${base - 182}L640 ${base - 556}L334 ${base - 182}Q312 ${base - 156} 296 ${base - 176}Z`,
      snow,
    ) +
    chimney(760, base - 530, 44, 100, '#a39a90') +
    ellipse(782, base - 540, 30, 12, snow) +
    path(
      `M780 ${base - 560}C770 ${base - 600} 810 ${base - 610} 796 ${base - 650}`,
      'none',
      'stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".5"',
    ) +
    ellipse(470, base + 8, 110, 26, snow) +
    ellipse(830, base + 10, 130, 28, snow) +
    line(340, base, 330, base - 120, '#d9593d', 7) +
    line(362, base, 356, base - 124, '#2f6f9a', 7)
  );
};

export const tudor: House = (site, base) => {
  const cream = light(site.wall, 0.55);
  const beam = '#4f3728';
  const timber = (x: number, y: number, w: number, h: number, n: number) =>
    times(n + 1, (i) => rect(x + (i * (w - 10)) / n, y, 10, h, beam)) +
    rect(x, y, w, 10, beam) +
    rect(x, y + h - 10, w, 10, beam) +
    times(n, (i) =>
      i % 2 === 0
        ? line(x + (i * w) / n + 8, y + h - 8, x + ((i + 1) * w) / n - 4, y + 8, beam, 7)
        : '',
    );
  return (
    bricks(site, 300, base - 190, 680, 190, '#a9654d') +
    rect(300, base - 370, 680, 184, cream) +
    timber(300, base - 370, 680, 180, 8) +
    roof(262, base - 366, 756, 160, site.roof, 80) +
    chimney(870, base - 590, 60, 160, '#a9654d') +
    rect(400, base - 420, 300, 234, light(cream, 0.2)) +
    gable(400, base - 416, 300, 190, cream, beam, 24) +
    timber(400, base - 416, 300, 176, 4) +
    times(3, (i) =>
      line(474 + i * 76, base - 416, 474 + i * 76, base - 500 + Math.abs(i - 1) * 70, beam, 8),
    ) +
    line(450, base - 480, 650, base - 480, beam, 8) +
    pane({ ...site, trim: beam }, 498, base - 366, 104, 96, 'grid') +
    pane({ ...site, trim: beam }, 760, base - 338, 74, 90, 'grid') +
    pane({ ...site, trim: beam }, 880, base - 338, 62, 90, 'grid') +
    pane(site, 340, base - 140, 86, 92, 'grid', { box: true }) +
    pane(site, 780, base - 146, 130, 96, 'grid') +
    entrance({ ...site, trim: '#d9c9b4' }, 560, base, 76, 128, 'arch', 2) +
    bush(470, base + 8, 70, '#4f8a5b') +
    bush(740, base + 8, 54, '#5c8f5c') +
    times(10, (i) =>
      circle(312 + (i % 3) * 16, base - 30 - i * 26, 17, i % 2 === 0 ? '#5c8f5c' : '#4a7d50'),
    ) +
    bush(960, base + 8, 80, '#4f8a5b')
  );
};

export const scandi: House = (site, base) => {
  const red = mix(site.wall, '#a83c30', 0.7);
  return (
    siding(site, 400, base - 250, 480, 250, red, 18, true) +
    poly(
      [
        [400, base - 248],
        [640, base - 460],
        [880, base - 248],
      ],
      red,
    ) +
    times(22, (i) => {
      const x = 418 + i * 21;
      return line(
        x,
        base - 250,
        x,
        base - 452 + Math.abs(x - 640) * 0.88,
        dark(red, 0.22),
        2,
        opacity(0.5),
      );
    }) +
    stroke(`M372 ${base - 232}L640 ${base - 468}L908 ${base - 232}`, site.roof, 20) +
    stroke(`M380 ${base - 214}L640 ${base - 444}L900 ${base - 214}`, '#fbf6ec', 9) +
    rect(396, base - 250, 11, 250, '#fbf6ec') +
    rect(873, base - 250, 11, 250, '#fbf6ec') +
    pane({ ...site, trim: '#fbf6ec' }, 604, base - 372, 72, 76, 'grid') +
    pane({ ...site, trim: '#fbf6ec' }, 450, base - 186, 84, 96, 'grid', { box: true }) +
    pane({ ...site, trim: '#fbf6ec' }, 748, base - 186, 84, 96, 'grid', { box: true }) +
    entrance({ ...site, trim: '#fbf6ec' }, 606, base, 68, 132, 'panel', 2) +
    poly(
      [
        [574, base - 162],
        [640, base - 206],
        [706, base - 162],
      ],
      site.roof,
    ) +
    chimney(740, base - 450, 40, 80, '#8d8a8e') +
    rect(880, base - 140, 150, 140, dark(red, 0.1)) +
    poly(
      [
        [868, base - 138],
        [900, base - 190],
        [1040, base - 190],
        [1050, base - 138],
      ],
      site.roof,
    ) +
    pane({ ...site, trim: '#fbf6ec' }, 924, base - 110, 60, 60, 'grid') +
    fence(160, base + 16, 220, '#fbf6ec') +
    tree(240, base - 2, 300, '#7fa86a') +
    `<g>${times(3, (i) => rect(1060 + i * 40, base - 30, 36, 30, '#b98a5c', 14))}</g>` +
    bush(1100, base + 10, 60, '#5c8f5c')
  );
};
