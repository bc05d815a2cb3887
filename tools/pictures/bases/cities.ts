import { cloud, plane } from '../drawing/landscape.ts';
import { circle, num, opacity, path, rect, times } from '../drawing/svg.ts';
import { block, blocks, canopy, H, palmTree, scene, stars, sun, W, water } from './parts.ts';

/** Towers by a river at night. */
const towers = (): string =>
  scene(
    [
      [0, '#10173f'],
      [0.24, '#33306f'],
      [0.4, '#8a4f86'],
      [0.53, '#e37a78'],
      [0.64, '#ffbf80'],
    ],
    (canvas) =>
      stars('towers', 34, 190) +
      sun(486, 104, 23, '#f6ecd0', '#f6ecd0', 0.1) +
      circle(478, 98, 5, '#dccfae') +
      circle(493, 110, 6, '#dccfae') +
      blocks(
        334,
        ['#73508a', '#694a86'],
        [
          [-10, 46, 79],
          [40, 34, 113, 'steps'],
          [78, 50, 89],
          [132, 30, 129, 'slant'],
          [168, 44, 96],
          [236, 34, 137, 'mast'],
          [300, 40, 94],
          [372, 40, 129, 'steps'],
          [420, 52, 91],
          [476, 32, 120, 'slant'],
          [512, 46, 99],
          [562, 36, 129, 'mast'],
          [600, 50, 82],
        ],
        { shade: 0.06 },
      ) +
      blocks(
        340,
        ['#252a5c', '#2c2f66', '#1f2552'],
        [
          [-6, 58, 108, 'steps'],
          [56, 44, 75],
          [104, 52, 162, 'slant'],
          [160, 60, 93],
          [224, 48, 124, 'steps'],
          [276, 70, 184, 'spire'],
          [350, 50, 100],
          [404, 58, 152],
          [466, 44, 86],
          [514, 56, 168, 'steps'],
          [574, 72, 97],
        ],
        { glass: '#ffcf85', share: 0.42, shade: 0.24 },
      ) +
      water(canvas, 338, '#4b3b72', '#0e1638', '#ffbf80', 'towers-river', 0.5) +
      rect(0, 334, W, 6, '#171c46'),
  );

/** A skyline behind a lake with sails. */
const lake = (): string => {
  const sail = (x: number, y: number, s: number) =>
    path(`M${num(x)} ${num(y)}V${num(y - 46 * s)}L${num(x + 26 * s)} ${num(y)}Z`, '#ffffff') +
    path(`M${num(x - 3)} ${num(y)}V${num(y - 38 * s)}L${num(x - 18 * s)} ${num(y)}Z`, '#ffd9c2') +
    path(
      `M${num(x - 22 * s)} ${num(y + 3)}H${num(x + 30 * s)}L${num(x + 20 * s)} ${num(y + 12 * s)}H${num(x - 14 * s)}Z`,
      '#e0603f',
    );
  return scene(
    [
      [0, '#2f86d2'],
      [0.5, '#9fd2f0'],
      [0.66, '#e6f5f6'],
    ],
    (canvas) =>
      cloud(70, 132, 130, '#ffffff', 0.85) +
      cloud(430, 96, 150, '#ffffff', 0.85) +
      cloud(560, 190, 90, '#ffffff', 0.6) +
      blocks(
        302,
        ['#9fc3dd', '#aecde3'],
        [
          [0, 50, 70],
          [54, 40, 104],
          [98, 56, 78],
          [170, 40, 118, 'slant'],
          [330, 46, 120],
          [404, 44, 94],
          [470, 50, 126, 'steps'],
          [540, 40, 86],
          [590, 60, 66],
        ],
        { shade: 0.06 },
      ) +
      blocks(
        306,
        ['#6f9cc4', '#e9eef0', '#5885b3'],
        [
          [24, 44, 64],
          [72, 40, 96, 'steps'],
          [150, 48, 120],
          [276, 44, 140, 'spire'],
          [324, 52, 84],
          [380, 38, 128, 'slant'],
          [424, 56, 74],
          [508, 44, 104],
          [560, 54, 58],
        ],
        { glass: '#d9edf6', share: 0.7, shade: 0.14, cell: [4, 9, 9, 15] },
      ) +
      block(204, 306, 30, 214, '#27456f', { roof: 'mast', shade: 0.3 }) +
      block(232, 306, 28, 176, '#2c4d7a', { shade: 0.3 }) +
      rect(0, 300, W, 12, '#3f8a63') +
      times(20, (i) =>
        circle(i * 34 + 6, 302, 9 + (i % 3) * 3, i % 2 === 0 ? '#3f8a63' : '#347a58'),
      ) +
      water(canvas, 310, '#3fa0cf', '#0e3f6e', '#ffffff', 'lake', 0.5) +
      sail(470, 350, 1) +
      sail(140, 336, 0.62) +
      sail(390, 326, 0.4),
  );
};

/** Glass towers and palms in a turquoise morning. */
const tropics = (): string => {
  const curved = (x: number, w: number, h: number, tone: string, glass: string) =>
    path(
      `M${x} 330V${330 - h + 30}Q${x + w * 0.2} ${330 - h} ${x + w} ${330 - h - 18}V330Z`,
      tone,
    ) +
    times(Math.floor((h - 30) / 13), (i) =>
      rect(x + 4, 330 - h + 36 + i * 13, w - 8, 4, glass, 0, opacity(0.75)),
    );
  return scene(
    [
      [0, '#159a9f'],
      [0.4, '#7fd6c6'],
      [0.66, '#f3f3cf'],
    ],
    (canvas) =>
      sun(150, 132, 30, '#fffbe0', '#fffbe0', 0.3) +
      cloud(420, 100, 150, '#ffffff', 0.75) +
      cloud(30, 210, 110, '#ffffff', 0.6) +
      blocks(
        330,
        ['#8fcfc6', '#9ed8cd'],
        [
          [20, 44, 110],
          [70, 40, 156, 'slant'],
          [250, 40, 168],
          [420, 44, 130, 'round'],
          [520, 40, 170, 'slant'],
          [580, 50, 110],
        ],
        { shade: 0.05 },
      ) +
      curved(120, 60, 192, '#2f8f99', '#c7f0e6') +
      curved(198, 46, 138, '#f3f0e2', '#8fc7c3') +
      // Three towers under one deck.
      [300, 346, 392]
        .map(
          (x, i) =>
            rect(x, 152, 28, 180, i === 1 ? '#1f7480' : '#258390') +
            times(11, (k) => rect(x + 4, 164 + k * 14, 20, 5, '#bfeae2', 0, opacity(0.7))),
        )
        .join('') +
      path('M280 140C320 128 410 128 446 142L436 156H290Z', '#f6efdc') +
      times(9, (i) => circle(298 + i * 16, 136, 6, '#3f9a5c')) +
      curved(470, 54, 166, '#3a9ea2', '#d3f4ea') +
      blocks(
        332,
        ['#e8efe3', '#d9e6df'],
        [
          [8, 56, 66],
          [64, 52, 44],
          [246, 50, 60],
          [440, 44, 54],
          [530, 60, 84],
          [590, 60, 52],
        ],
        { glass: '#5fb0b0', share: 0.8 },
      ) +
      canopy(340, 44, '#1c7a62', 'tropics-far') +
      canopy(378, 60, '#0d4f4f', 'tropics-near') +
      rect(
        0,
        400,
        W,
        80,
        canvas.linear([
          [0, '#0d4f4f'],
          [1, '#082f38'],
        ]),
      ) +
      palmTree(112, 430, 196, '#073d40', 0.1) +
      palmTree(150, 430, 128, '#0a4a49', 0.2) +
      palmTree(548, 430, 176, '#073d40', -0.12),
  );
};

/** A skyline above a sea of trees. */
const woods = (): string =>
  scene(
    [
      [0, '#5db4e6'],
      [0.44, '#bfe4f3'],
      [0.68, '#fbf6df'],
    ],
    () =>
      cloud(90, 120, 140, '#ffffff', 0.85) +
      cloud(430, 146, 110, '#ffffff', 0.75) +
      plane(486, 92, 74, '#ffffff', '#e8603f', -14) +
      blocks(
        330,
        ['#c3d7de', '#b6ced8'],
        [
          [110, 46, 116],
          [190, 40, 150, 'steps'],
          [340, 46, 136],
          [440, 50, 110],
        ],
        { shade: 0.06 },
      ) +
      blocks(
        330,
        ['#c98a6a', '#7f9db4', '#e3d3b8'],
        [
          [142, 48, 128],
          [202, 40, 164, 'slant'],
          [254, 54, 176, 'spire'],
          [318, 46, 120],
          [372, 52, 158, 'steps'],
          [432, 44, 100, 'round'],
        ],
        { glass: '#f6efdf', share: 0.75, cell: [5, 8, 11, 15], shade: 0.18 },
      ) +
      canopy(300, 70, '#8cc08a', 'woods-1') +
      canopy(328, 64, '#5aa377', 'woods-2') +
      canopy(356, 74, '#34805f', 'woods-3') +
      canopy(392, 84, '#1d5a49', 'woods-4') +
      canopy(436, 90, '#12403a', 'woods-5') +
      rect(0, H - 20, W, 20, '#12403a'),
  );

export const CITY_SCENES = {
  towers,
  lake,
  tropics,
  woods,
};
