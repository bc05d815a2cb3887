import { dark, light, mix } from '../drawing/color.ts';
import { circle, ellipse, line, opacity, path, rect, stroke, times } from '../drawing/svg.ts';
import { bush, cactus, palm } from '../drawing/trees.ts';
import { isDark, roof, siding } from './facade.ts';
import { railing } from './houses-country.ts';
import type { House } from './houses-town.ts';
import { entrance, pane } from './openings.ts';

export const tropical: House = (site, base) => {
  const deck = base - 96;
  return (
    palm(210, base, 520, '#4f9a62') +
    palm(1080, base, 460, '#3f8a5c', -0.14) +
    times(6, (i) => rect(352 + i * 112, deck, 18, 96, '#7d5a42')) +
    rect(300, deck - 4, 680, 18, '#b08a5e') +
    siding(site, 360, deck - 230, 560, 226, site.wall, 22, true) +
    pane(site, 410, deck - 186, 84, 110, 'tall', { shutters: site.door }) +
    pane(site, 780, deck - 186, 84, 110, 'tall', { shutters: site.door }) +
    entrance({ ...site, turn: 1 }, 598, deck, 84, 158, 'glass', 0) +
    roof(280, deck - 226, 720, 70, site.roof, 70) +
    roof(420, deck - 300, 440, 90, light(site.roof, 0.1), 110) +
    railing(308, deck - 4, 240, site.trim) +
    railing(734, deck - 4, 240, site.trim) +
    times(7, (k) =>
      rect(570 - k * 4, deck + 12 + k * 13, 140 + k * 8, 12, k % 2 === 0 ? '#c79a68' : '#a87c50'),
    ) +
    stroke(`M440 ${deck - 120}Q500 ${deck - 60} 560 ${deck - 124}`, '#e8a04f', 16) +
    times(5, (i) =>
      ellipse(
        280 + i * 36,
        base - 18,
        26,
        54,
        i % 2 === 0 ? '#3f8a5c' : '#5fa46a',
        `transform="rotate(${-40 + i * 20} ${280 + i * 36} ${base})"`,
      ),
    ) +
    bush(930, base + 10, 70, '#4f9a62') +
    circle(900, base - 30, 9, '#ff6a8a') +
    circle(940, base - 44, 9, '#ff6a8a') +
    circle(970, base - 26, 9, '#ffb04f')
  );
};

export const adobe: House = (site, base) => {
  const block = (x: number, w: number, h: number, c: string) =>
    path(
      `M${x} ${base}V${base - h + 16}Q${x} ${base - h} ${x + 18} ${base - h}H${x + w - 18}Q${x + w} ${base - h} ${x + w} ${base - h + 16}V${base}Z`,
      site.canvas.linear([
        [0, light(c, 0.16)],
        [1, dark(c, 0.06)],
      ]),
    ) +
    times(
      Math.floor(w / 60),
      (i) =>
        circle(x + 34 + i * 60, base - h + 42, 8, '#7d4f32') +
        rect(x + 34 + i * 60, base - h + 46, 4, 26, '#171c3a', 0, opacity(0.18)),
    );
  return (
    block(430, 420, 330, dark(site.wall, 0.06)) +
    pane({ ...site, trim: '#6f9aa0' }, 500, base - 262, 56, 62, 'grid') +
    pane({ ...site, trim: '#6f9aa0' }, 720, base - 262, 56, 62, 'grid') +
    block(250, 340, 220, site.wall) +
    block(700, 350, 240, light(site.wall, 0.1)) +
    pane({ ...site, trim: '#2f7a86' }, 320, base - 140, 76, 76, 'grid') +
    pane({ ...site, trim: '#2f7a86' }, 440, base - 140, 76, 76, 'grid') +
    pane({ ...site, trim: '#2f7a86' }, 880, base - 150, 90, 84, 'grid', { box: true }) +
    entrance(
      { ...site, trim: dark(site.wall, 0.14), door: '#2f7a86' },
      758,
      base,
      70,
      132,
      'arch',
      1,
    ) +
    line(540, base - 60, 640, base - 230, '#8d6a4c', 6) +
    line(566, base - 60, 664, base - 230, '#8d6a4c', 6) +
    times(6, (i) =>
      line(552 + i * 17, base - 84 - i * 28, 578 + i * 17, base - 84 - i * 28, '#8d6a4c', 5),
    ) +
    cactus(170, base + 20, 280, '#5f8f62') +
    cactus(1120, base + 16, 200, '#4f8057') +
    times(7, (i) =>
      path(
        `M${640 + i * 5} ${base + 14}Q${620 + i * 14} ${base - 34} ${596 + i * 24} ${base - 50}Q${630 + i * 14} ${base - 20} ${654 + i * 5} ${base + 14}Z`,
        i % 2 === 0 ? '#7fa38a' : '#6a9178',
      ),
    ) +
    ellipse(300, base + 14, 44, 14, '#b98a68') +
    ellipse(1000, base + 20, 60, 18, '#a87a5a') +
    times(9, (i) => path(`M${900 + i * 9} ${base - 250}l3 16h-6z`, '#d9442f'))
  );
};

export const mediterranean: House = (site, base) => {
  const c = light(site.wall, 0.2);
  const tiles = (x: number, y: number, w: number, h: number, inset: number) =>
    roof(x, y, w, h, '#c4674a', inset) +
    times(Math.floor(w / 24), (i) => circle(x + 12 + i * 24, y + 4, 10, '#d97f5e'));
  return (
    rect(
      300,
      base - 240,
      680,
      240,
      site.canvas.linear([
        [0, light(c, 0.2)],
        [1, dark(c, 0.05)],
      ]),
    ) +
    rect(
      720,
      base - 400,
      240,
      400,
      site.canvas.linear([
        [0, light(c, 0.3)],
        [1, c],
      ]),
    ) +
    tiles(690, base - 398, 300, 76, 70) +
    tiles(270, base - 238, 440, 80, 60) +
    times(3, (i) =>
      path(
        `M${340 + i * 118} ${base}V${base - 110}A44 44 0 0 1 ${428 + i * 118} ${base - 110}V${base}Z`,
        dark(c, 0.5),
      ),
    ) +
    times(3, (i) =>
      path(
        `M${352 + i * 118} ${base}V${base - 106}A34 34 0 0 1 ${416 + i * 118} ${base - 106}V${base}Z`,
        isDark(site) ? '#e8b264' : mix(c, '#6b4a3a', 0.45),
      ),
    ) +
    entrance({ ...site, trim: '#d9b58a' }, 472, base, 54, 120, 'arch', 0) +
    pane(site, 770, base - 340, 56, 92, 'arch') +
    pane(site, 858, base - 340, 56, 92, 'arch') +
    rect(752, base - 236, 180, 8, '#2a2d40') +
    times(15, (i) => rect(756 + i * 12.4, base - 270, 3, 36, '#2a2d40')) +
    rect(752, base - 272, 180, 4, '#2a2d40') +
    pane({ ...site, trim: '#6f9a8a' }, 790, base - 150, 110, 100, 'wide', {
      shutters: '#5f8f86',
      box: true,
    }) +
    times(16, (i) =>
      circle(
        700 + ((i * 13) % 44),
        base - 20 - i * 18,
        14,
        i % 3 === 0 ? '#d9487f' : i % 3 === 1 ? '#5c8f5c' : '#e8709a',
      ),
    ) +
    path(
      `M150 ${base + 10}C130 ${base - 200} 190 ${base - 380} 190 ${base - 420}C196 ${base - 380} 250 ${base - 200} 230 ${base + 10}Z`,
      '#4a7d58',
    ) +
    path(
      `M1060 ${base + 10}C1040 ${base - 160} 1096 ${base - 320} 1096 ${base - 350}C1104 ${base - 320} 1150 ${base - 160} 1136 ${base + 10}Z`,
      '#3f7050',
    ) +
    ellipse(310, base, 34, 10, '#c98f6a') +
    bush(310, base - 4, 44, '#7fa06a')
  );
};
