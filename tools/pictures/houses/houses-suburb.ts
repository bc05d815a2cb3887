import { dark, light, mix } from '../drawing/color.ts';
import { fence } from '../drawing/street.ts';
import { ellipse, opacity, path, poly, rect, times } from '../drawing/svg.ts';
import { bush, tree } from '../drawing/trees.ts';
import { bricks, chimney, gable, isDark, roof, type Site, siding } from './facade.ts';
import { railing } from './houses-country.ts';
import type { House } from './houses-town.ts';
import { entrance, pane } from './openings.ts';

const porch = (site: Site, x: number, base: number, w: number, h: number): string =>
  rect(x, base - h, w, h, '#171c3a', 0, opacity(0.16)) +
  rect(x - 10, base - 26, w + 20, 26, '#c4b5a2') +
  times(
    4,
    (i) =>
      rect(x + i * ((w - 18) / 3), base - h, 18, h - 24, site.trim) +
      rect(
        x + i * ((w - 18) / 3) + 12,
        base - h,
        6,
        h - 24,
        dark(site.trim, 0.2),
        0,
        opacity(0.5),
      ) +
      rect(x - 5 + i * ((w - 18) / 3), base - 58, 28, 34, light(site.wall, 0.2)),
  );

export const bungalow: House = (site, base) => {
  const stone = '#a39a90';
  return (
    siding(site, 270, base - 210, 740, 210, site.wall) +
    roof(226, base - 206, 828, 130, site.roof, 120) +
    chimney(850, base - 390, 54, 120, '#b5694f') +
    pane(site, 330, base - 160, 84, 92, 'grid', { box: true }) +
    pane(site, 850, base - 160, 100, 92, 'grid', { shutters: site.door }) +
    rect(270, base - 34, 740, 34, stone) +
    pane(site, 480, base - 166, 90, 96, 'wide') +
    entrance(site, 610, base - 20, 66, 128, 'panel', 0) +
    porch(site, 430, base, 330, 196) +
    railing(448, base - 24, 130, site.trim) +
    gable(
      410,
      base - 190,
      370,
      120,
      siding(site, 0, 0, 0, 0, site.wall) === '' ? site.wall : light(site.wall, 0.15),
      site.trim,
    ) +
    pane(site, 560, base - 252, 70, 40, 'wide') +
    times(4, (k) =>
      rect(
        560 + k * 30,
        base - 24 + k * 8,
        140 - k * 0.1,
        8,
        k % 2 === 0 ? '#d9d0c4' : '#c4b9ac',
        0,
        `transform="translate(${-k * 30} 0)"`,
      ),
    ) +
    bush(320, base + 6, 66, '#5c8f5c') +
    bush(930, base + 8, 80, '#4f8a5b') +
    bush(830, base + 8, 44, '#d97a8a')
  );
};

export const duplex: House = (site, base) => {
  const half = (x: number, c: string, flip: boolean): string => {
    const dx = flip ? x + 44 : x + 232;
    const wx = flip ? x + 190 : x + 60;
    return (
      siding(site, x, base - 380, 340, 380, c) +
      pane(site, x + 50, base - 336, 74, 98, 'sash', { shutters: site.door }) +
      pane(site, x + 214, base - 336, 74, 98, 'sash', { shutters: site.door }) +
      pane(site, wx, base - 156, 98, 100, 'wide', { box: true }) +
      entrance({ ...site, door: flip ? '#2f6f6a' : site.door }, dx, base, 64, 126, 'panel', 3) +
      poly(
        [
          [dx - 30, base - 162],
          [dx + 32, base - 198],
          [dx + 94, base - 162],
        ],
        site.roof,
      ) +
      rect(dx - 30, base - 164, 124, 8, site.trim)
    );
  };
  return (
    half(300, site.wall, false) +
    half(640, mix(site.wall, '#f3e7d3', 0.45), true) +
    rect(638, base - 380, 5, 380, '#171c3a', 0, opacity(0.25)) +
    roof(262, base - 376, 756, 150, site.roof, 130) +
    gable(350, base - 400, 200, 100, site.wall, site.trim, 16) +
    gable(730, base - 400, 200, 100, light(site.wall, 0.3), site.trim, 16) +
    pane(site, 426, base - 452, 46, 40, 'plain') +
    pane(site, 806, base - 452, 46, 40, 'plain') +
    chimney(622, base - 566, 44, 60, '#b5694f') +
    fence(150, base + 20, 150, '#fffaf0') +
    fence(980, base + 20, 150, '#fffaf0') +
    bush(640, base + 6, 60, '#5c8f5c')
  );
};

export const ranch: House = (site, base) =>
  bricks(site, 170, base - 190, 600, 190, mix(site.wall, '#b5694f', 0.35)) +
  siding(site, 770, base - 190, 340, 190, site.wall) +
  roof(120, base - 186, 1040, 110, site.roof, 150) +
  gable(230, base - 178, 300, 92, light(site.wall, 0.3), site.trim) +
  pane(site, 290, base - 140, 180, 86, 'wide', { box: true }) +
  entrance(site, 600, base, 66, 128, 'panel', 1) +
  pane(site, 700, base - 140, 46, 90, 'sash') +
  rect(806, base - 148, 262, 148, light(site.trim, 0.1), 3) +
  times(4, (r) =>
    times(4, (k) =>
      rect(
        814 + k * 64,
        base - 140 + r * 36,
        56,
        28,
        r === 0 ? (isDark(site) ? '#ffdf9a' : '#a9cfdd') : dark(site.trim, 0.07),
        2,
      ),
    ),
  ) +
  chimney(560, base - 350, 70, 100, '#a39a90') +
  bush(250, base + 8, 60, '#5c8f5c') +
  bush(510, base + 8, 54, '#6a9a5a') +
  tree(130, base, 330, '#5c8f5c') +
  poly(
    [
      [800, base],
      [1076, base],
      [1200, 853],
      [780, 853],
    ],
    '#bdb6b0',
  ) +
  path(
    `M620 ${base}C640 ${base + 60} 700 ${base + 70} 800 ${base + 80}V${base + 110}C680 ${base + 100} 590 ${base + 80} 590 ${base}Z`,
    '#cfc6bb',
  ) +
  rect(1120, base - 6, 10, 60, '#7d5a42') +
  rect(1104, base - 34, 44, 30, site.door, 8);

export const modern: House = (site, base) => {
  const wood = '#b07a4a';
  const big = (x: number, y: number, w: number, h: number) =>
    rect(
      x,
      y,
      w,
      h,
      isDark(site)
        ? site.canvas.linear([
            [0, '#ffe6b0'],
            [1, '#ffb868'],
          ])
        : site.canvas.linear(
            [
              [0, '#8fbcd0'],
              [1, '#d3e8ea'],
            ],
            'd',
          ),
    ) +
    poly(
      [
        [x, y + h],
        [x + w * 0.5, y],
        [x + w * 0.7, y],
        [x + w * 0.2, y + h],
      ],
      '#ffffff',
      opacity(0.15),
    ) +
    times(3, (i) => rect(x + (i * w) / 3, y, 5, h, '#2a2d40')) +
    rect(x, y, w, 5, '#2a2d40') +
    (isDark(site)
      ? ellipse(x + w * 0.22, y + h * 0.36, 16, 10, '#fff6dc') +
        rect(x + w * 0.45, y + h * 0.7, w * 0.4, h * 0.3, '#8d5a3a', 6, opacity(0.6))
      : '');
  return (
    rect(330, base - 220, 640, 220, light(site.wall, 0.45)) +
    rect(330, base - 220, 640, 24, '#171c3a', 0, opacity(0.2)) +
    siding(site, 330, base - 220, 190, 220, wood, 16, true) +
    big(560, base - 190, 240, 186) +
    entrance(
      { ...site, door: site.door, turn: 1, trim: '#2a2d40' },
      430,
      base,
      66,
      150,
      'plain',
      1,
    ) +
    rect(830, base - 170, 130, 170, dark(site.wall, 0.25)) +
    times(5, (i) => rect(836, base - 164 + i * 33, 118, 28, dark(site.wall, 0.32))) +
    rect(
      270,
      base - 424,
      520,
      204,
      site.canvas.linear([
        [0, light(site.wall, 0.6)],
        [1, light(site.wall, 0.4)],
      ]),
    ) +
    rect(262, base - 436, 536, 18, '#2a2d40') +
    big(310, base - 386, 250, 142) +
    siding(site, 590, base - 418, 200, 198, wood, 14) +
    rect(630, base - 370, 110, 80, isDark(site) ? '#ffd48a' : '#9cc4d8') +
    rect(270, base - 222, 520, 14, '#2a2d40') +
    rect(800, base - 290, 180, 5, '#2a2d40') +
    rect(800, base - 288, 180, 66, '#cfe8ee', 0, opacity(0.4)) +
    times(5, (i) =>
      ellipse(
        1010 + i * 22,
        base - 40,
        9,
        60,
        i % 2 === 0 ? '#7fa36a' : '#5c8f5c',
        `transform="rotate(${-24 + i * 12} ${1010 + i * 22} ${base})"`,
      ),
    ) +
    tree(170, base, 360, '#6a9a5a') +
    rect(990, base - 22, 200, 26, '#a39a90') +
    times(4, (k) => rect(400 - k * 6, base + 8 + k * 18, 130 + k * 12, 12, '#d9d3cb', 2))
  );
};

export const colonial: House = (site, base) =>
  siding(site, 290, base - 370, 700, 370, light(site.wall, 0.4)) +
  roof(250, base - 366, 780, 130, site.roof, 90) +
  chimney(330, base - 560, 50, 110, '#b5694f') +
  chimney(900, base - 560, 50, 110, '#b5694f') +
  times(5, (k) => pane(site, 336 + k * 138, base - 330, 56, 92, 'sash', { shutters: site.door })) +
  times(5, (k) =>
    k === 2
      ? ''
      : pane(site, 336 + k * 138, base - 156, 56, 100, 'sash', {
          shutters: site.door,
          box: k % 2 === 0,
        }),
  ) +
  entrance(site, 606, base, 68, 132, 'panel', 3) +
  rect(548, base - 190, 184, 14, site.trim) +
  poly(
    [
      [536, base - 190],
      [640, base - 250],
      [744, base - 190],
    ],
    site.trim,
  ) +
  poly(
    [
      [566, base - 196],
      [640, base - 238],
      [714, base - 196],
    ],
    dark(site.trim, 0.1),
  ) +
  rect(556, base - 178, 18, 152, site.trim) +
  rect(706, base - 178, 18, 152, site.trim) +
  times(
    3,
    (i) =>
      gable(370 + i * 220, base - 410, 100, 62, light(site.wall, 0.35), site.trim, 8) +
      pane(site, 400 + i * 220, base - 436, 40, 32, 'plain', { sill: false }),
  ) +
  bush(380, base + 8, 74, '#4f8a5b') +
  bush(900, base + 8, 74, '#4f8a5b') +
  tree(150, base + 4, 380, '#6a9a5a') +
  tree(1140, base + 4, 330, '#5c8f5c');
