import { cloud } from '../drawing/landscape.ts';
import { circle, num, opacity, path, rect, stroke, times } from '../drawing/svg.ts';
import { blocks, gulls, ridge, scene, sun, W, water } from './parts.ts';

/** Brick terraces, a clock tower and a bus on a gray day. */
const terraces = (): string => {
  const house = (x: number, tone: string) =>
    path(`M${x - 2} 226L${x + 41} 184L${x + 84} 226Z`, '#4c5568') +
    rect(x + 60, 176, 14, 40, '#8c4a3c') +
    rect(x + 58, 172, 18, 6, '#6f3a31') +
    rect(x, 224, 82, 122, tone) +
    rect(x, 224, 82, 5, '#efe4d3') +
    rect(x + 30, 198, 22, 20, '#efe4d3', 2) +
    rect(x + 34, 202, 14, 16, '#6d86a3') +
    [0, 1]
      .map(
        (i) =>
          rect(x + 10 + i * 38, 238, 24, 32, '#efe4d3', 2) +
          rect(x + 13 + i * 38, 241, 18, 26, i === 0 ? '#7f97b1' : '#ffd995'),
      )
      .join('') +
    rect(x + 8, 288, 34, 38, '#efe4d3', 2) +
    rect(x + 12, 292, 26, 30, '#7f97b1') +
    rect(x + 54, 290, 20, 56, '#efe4d3', 2) +
    rect(x + 57, 293, 14, 53, tone === '#a8543f' ? '#2f5d53' : '#273f6b');
  return scene(
    [
      [0, '#7d93ad'],
      [0.42, '#bcc6cd'],
      [0.66, '#f0dfcb'],
    ],
    (canvas) =>
      cloud(70, 96, 190, '#e6e9ea', 0.7) +
      cloud(470, 110, 170, '#e6e9ea', 0.6) +
      blocks(
        340,
        ['#a9b1b9', '#b3babf'],
        [
          [0, 60, 140, 'gable'],
          [180, 50, 170],
          [350, 40, 150, 'gable'],
          [470, 60, 176],
          [560, 80, 150, 'round'],
        ],
        { shade: 0.05 },
      ) +
      // The clock tower.
      rect(396, 106, 46, 240, '#c9a878') +
      rect(426, 106, 16, 240, '#a98a60') +
      rect(390, 98, 58, 12, '#a98a60') +
      path('M394 98L419 38L444 98Z', '#5b6a72') +
      rect(417, 22, 4, 20, '#5b6a72') +
      circle(419, 132, 18, '#f7f1e0') +
      circle(419, 132, 18, 'none', 'stroke="#6e5636" stroke-width="3"') +
      stroke('M419 132V120M419 132L428 137', '#3a3341', 2.6) +
      rect(402, 168, 5, 150, '#b3936a') +
      rect(412, 168, 5, 150, '#b3936a') +
      [
        [-34, '#a8543f'],
        [48, '#b9684d'],
        [130, '#9a4b3c'],
        [212, '#b9684d'],
        [294, '#a8543f'],
        [460, '#b9684d'],
        [542, '#9a4b3c'],
        [624, '#a8543f'],
      ]
        .map(([x, tone]) => house(Number(x), String(tone)))
        .join('') +
      rect(
        0,
        344,
        W,
        136,
        canvas.linear([
          [0, '#4a5368'],
          [1, '#1d2438'],
        ]),
      ) +
      rect(0, 344, W, 8, '#7d8695') +
      // The bus.
      rect(196, 284, 138, 78, '#cf3b32', 8) +
      rect(196, 322, 138, 6, '#f2d9c8') +
      times(5, (i) => rect(206 + i * 25, 293, 19, 20, '#cfe0ea', 2)) +
      times(4, (i) => rect(206 + i * 25, 333, 19, 15, '#cfe0ea', 2)) +
      rect(308, 332, 18, 30, '#9b2a26', 2) +
      circle(226, 362, 11, '#1b1f2e') +
      circle(304, 362, 11, '#1b1f2e') +
      circle(226, 362, 4.5, '#8a90a0') +
      circle(304, 362, 4.5, '#8a90a0') +
      rect(206, 378, 120, 4, '#e0685c', 2, opacity(0.3)) +
      rect(226, 388, 76, 3, '#e0685c', 2, opacity(0.2)),
  );
};

/** Gabled houses along a canal in autumn. */
const canal = (): string => {
  const front = (x: number, w: number, h: number, tone: string, kind: number) => {
    const top = 318 - h;
    const gable =
      kind === 0
        ? `M${x} ${top}V${top - 14}H${x + w * 0.2}V${top - 32}H${x + w * 0.36}V${top - 48}H${x + w * 0.64}V${top - 32}H${x + w * 0.8}V${top - 14}H${x + w}V${top}Z`
        : kind === 1
          ? `M${x} ${top}C${x + w * 0.04} ${top - 26} ${x + w * 0.28} ${top - 16} ${x + w * 0.3} ${top - 44}Q${x + w * 0.5} ${top - 60} ${x + w * 0.7} ${top - 44}C${x + w * 0.72} ${top - 16} ${x + w * 0.96} ${top - 26} ${x + w} ${top}Z`
          : `M${x} ${top}L${x + w / 2} ${top - 46}L${x + w} ${top}Z`;
    return (
      path(gable, tone) +
      rect(x, top, w, h, tone) +
      rect(x + w - 6, top, 6, h, '#1c1a33', 0, opacity(0.16)) +
      rect(x, top - 2, w, 4, '#f7ead6') +
      circle(x + w / 2, top - 20, 6, '#f7ead6') +
      times(Math.floor(h / 40), (i) =>
        [0.16, 0.42, 0.68]
          .map((share) =>
            rect(
              x + w * share,
              top + 12 + i * 40,
              w * 0.18,
              24,
              i === 1 && share > 0.4 ? '#ffdf9e' : '#f4efe4',
            ),
          )
          .join(''),
      ) +
      rect(x + w * 0.4, 288, w * 0.2, 30, '#2b3350')
    );
  };
  return scene(
    [
      [0, '#e8a878'],
      [0.4, '#f7cf9e'],
      [0.66, '#fdeccd'],
    ],
    (canvas) =>
      cloud(60, 84, 120, '#fff5e2', 0.7) +
      cloud(440, 70, 150, '#fff5e2', 0.7) +
      front(-20, 74, 150, '#8f4a3c', 2) +
      front(56, 66, 176, '#33445f', 1) +
      front(124, 76, 138, '#c9824f', 0) +
      front(202, 64, 186, '#6f3442', 1) +
      front(268, 78, 150, '#3f6a68', 0) +
      front(348, 62, 178, '#b3614a', 2) +
      front(412, 74, 146, '#4a3b5c', 1) +
      front(488, 66, 182, '#c2954f', 0) +
      front(556, 90, 150, '#7c3f3c', 2) +
      rect(0, 316, W, 12, '#6a5548') +
      [66, 236, 396, 556]
        .map(
          (x) =>
            rect(x - 3, 262, 6, 56, '#54362d') +
            circle(x, 246, 25, '#d9772f') +
            circle(x - 14, 258, 17, '#c4622a') +
            circle(x + 14, 256, 16, '#e58f3e'),
        )
        .join('') +
      water(canvas, 326, '#7a6a68', '#221f3c', '#ffe0ae', 'canal', 0.42) +
      [
        [56, 66, '#33445f'],
        [202, 64, '#6f3442'],
        [348, 62, '#b3614a'],
        [488, 66, '#c2954f'],
      ]
        .map(([x, w, tone]) => rect(Number(x), 328, Number(w), 54, String(tone), 0, opacity(0.24)))
        .join('') +
      path('M250 352H392L374 374H270Z', '#27334f') +
      rect(278, 336, 66, 17, '#f1e2c8', 3) +
      times(3, (i) => rect(284 + i * 20, 340, 13, 9, '#54708c', 1)),
  );
};

/** Slate roofs and an iron tower in a lilac dawn. */
const boulevard = (): string => {
  const iron = '#6b5a86';
  const mansard = (x: number, w: number, top: number) =>
    rect(x, top, w, 346 - top, '#f1e2cf') +
    rect(x + w - 12, top, 12, 346 - top, '#d8c3b4') +
    path(`M${x - 2} ${top}L${x + 10} ${top - 40}H${x + w - 10}L${x + w + 2} ${top}Z`, '#5f6f98') +
    rect(x - 3, top - 2, w + 6, 6, '#fff6e8') +
    rect(x + 16, top - 60, 10, 24, '#b57a66') +
    rect(x + w - 34, top - 56, 12, 20, '#b57a66') +
    times(
      Math.floor((w - 12) / 26),
      (i) =>
        rect(x + 12 + i * 26, top - 28, 12, 20, '#fff1d0', 3) +
        times(
          Math.floor((346 - top) / 42),
          (k) =>
            rect(
              x + 12 + i * 26,
              top + 14 + k * 42,
              12,
              24,
              (i + k) % 4 === 1 ? '#ffd48a' : '#8d97b8',
            ) + rect(x + 9 + i * 26, top + 38 + k * 42, 18, 3, '#4d5678'),
        ),
    );
  return scene(
    [
      [0, '#8f8fd0'],
      [0.3, '#c9addb'],
      [0.5, '#f7c5c3'],
      [0.68, '#ffe6c4'],
    ],
    (canvas) =>
      cloud(70, 120, 140, '#fff0ee', 0.6) +
      cloud(452, 92, 130, '#fff0ee', 0.55) +
      path(
        'M320 40H328L332 92C336 170 352 246 396 330H372C356 296 342 286 324 286S292 296 276 330H252C296 246 312 170 316 92Z',
        iron,
      ) +
      rect(292, 226, 64, 9, '#5a4a75', 2) +
      rect(306, 152, 36, 8, '#5a4a75', 2) +
      rect(322, 22, 4, 22, iron) +
      stroke(
        'M308 222L340 164M340 222L308 164M316 148L332 98M332 148L316 98M296 280L350 238M352 280L298 238',
        '#c3addb',
        2.2,
        opacity(0.8),
      ) +
      mansard(-16, 138, 232) +
      mansard(124, 108, 252) +
      mansard(420, 112, 244) +
      mansard(534, 130, 222) +
      rect(
        0,
        340,
        W,
        140,
        canvas.linear([
          [0, '#4f5379'],
          [1, '#1f2342'],
        ]),
      ) +
      times(11, (i) =>
        circle(
          14 + i * 62,
          330 + (i % 2) * 4,
          24 + (i % 3) * 3,
          i % 2 === 0 ? '#4a6a70' : '#3e5c66',
        ),
      ) +
      times(11, (i) => rect(11 + i * 62, 340, 6, 26, '#2b3048')) +
      rect(0, 360, W, 6, '#2a2e4e'),
  );
};

/** Domes and slender towers above a strait at dusk. */
const domes = (): string => {
  const tone = '#4b2a66';
  const minaret = (x: number, top: number) =>
    rect(x - 4, top, 8, 310 - top, tone) +
    path(`M${x - 5} ${top}L${x} ${top - 34}L${x + 5} ${top}Z`, tone) +
    rect(x - 7, top + 34, 14, 5, '#3c2156') +
    rect(x - 7, top + 78, 14, 5, '#3c2156');
  const dome = (x: number, base: number, r: number, color: string) =>
    path(
      `M${num(x - r)} ${num(base)}C${num(x - r)} ${num(base - r * 1.02)} ${num(x - r * 0.3)} ${num(base - r * 1.02)} ${num(x)} ${num(base - r * 1.12)}C${num(x + r * 0.3)} ${num(base - r * 1.02)} ${num(x + r)} ${num(base - r * 1.02)} ${num(x + r)} ${num(base)}Z`,
      color,
    );
  return scene(
    [
      [0, '#33256a'],
      [0.3, '#8d3f82'],
      [0.5, '#e8707a'],
      [0.66, '#ffbe74'],
    ],
    (canvas) =>
      sun(238, 226, 42, '#ffe7a8', '#ffd88a', 0.26) +
      cloud(420, 112, 150, '#f09aa0', 0.4) +
      cloud(60, 148, 120, '#f3a58f', 0.45) +
      ridge([292, 268, 286, 292, 262, 272, 250, 280], '#a5507f') +
      rect(250, 250, 210, 64, tone) +
      dome(355, 252, 62, '#59317a') +
      dome(290, 270, 34, tone) +
      dome(420, 270, 34, tone) +
      dome(355, 290, 42, '#432559') +
      rect(353, 168, 4, 20, '#59317a') +
      circle(355, 166, 4, '#ffd27a') +
      times(9, (i) => rect(268 + i * 21, 286, 8, 15, '#ffc978', 4)) +
      times(7, (i) => rect(314 + i * 13, 240, 5, 9, '#ffc978', 2)) +
      minaret(242, 144) +
      minaret(468, 144) +
      minaret(212, 176) +
      minaret(498, 176) +
      blocks(
        316,
        ['#3d2359', '#4a2a66', '#35204f'],
        [
          [-8, 50, 44],
          [44, 40, 66, 'gable'],
          [86, 54, 40],
          [142, 46, 58, 'gable'],
          [190, 52, 34],
          [476, 46, 42],
          [524, 40, 62, 'gable'],
          [566, 80, 38],
        ],
        { glass: '#ffc978', share: 0.3 },
      ) +
      water(canvas, 314, '#9a4a78', '#1b1540', '#ffcf8f', 'strait', 0.5) +
      path('M96 352H200L186 368H112Z', '#221844') +
      rect(122, 338, 50, 14, '#f3dcc4', 2) +
      times(4, (i) => rect(127 + i * 11, 342, 7, 6, '#5a3a70')) +
      gulls(
        [
          [150, 240, 9],
          [118, 222, 7],
          [560, 212, 8],
        ],
        '#4b2a66',
      ),
  );
};

export const STREET_SCENES = {
  terraces,
  canal,
  boulevard,
  domes,
};
