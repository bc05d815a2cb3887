import { audience, figure } from '../drawing/crowd.ts';
import { skyline } from '../drawing/landscape.ts';
import { cycle } from '../drawing/random.ts';
import { backSky, shine } from '../drawing/stage.ts';
import { ellipse, line, opacity, path, poly, rect, times } from '../drawing/svg.ts';
import { paving, type Scenery, stall } from './event-parts.ts';

export const SCENES_D: readonly Scenery[] = [
  // Jazz
  [
    'night',
    (s) =>
      rect(
        0,
        0,
        1280,
        853,
        s.canvas.linear([
          [0, '#2a1438'],
          [1, '#6a2a3f'],
        ]),
      ) +
      times(17, (i) =>
        path(
          `M${i * 80 - 20} 0H${i * 80 + 60}Q${i * 80 + 40} 320 ${i * 80 + 56} 640H${i * 80 - 16}Q${i * 80} 320 ${i * 80 - 20} 0Z`,
          i % 2 === 0 ? '#8f2f44' : '#76263c',
        ),
      ) +
      rect(
        0,
        630,
        1280,
        230,
        s.canvas.linear([
          [0, '#a8683f'],
          [1, '#5b3428'],
        ]),
      ) +
      ellipse(640, 700, 460, 80, '#ffcf8a', opacity(0.28)) +
      poly(
        [
          [600, 0],
          [680, 0],
          [1020, 700],
          [260, 700],
        ],
        s.canvas.linear([
          [0, '#ffe3a3', 0.5],
          [1, '#ffe3a3', 0.05],
        ]),
      ) +
      path('M150 470H470Q500 470 500 510V560H150Z', '#17132c') +
      rect(150, 540, 350, 26, '#fbf6ec') +
      times(
        22,
        (i) =>
          rect(152 + i * 16, 540, 2, 26, '#17132c') +
          (i % 7 === 2 || i % 7 === 6 ? '' : rect(158 + i * 16, 540, 8, 15, '#17132c')),
      ) +
      path('M150 470C180 330 360 300 520 420L500 470Z', '#241d44') +
      rect(170, 566, 14, 140, '#17132c') +
      rect(460, 566, 14, 140, '#17132c') +
      figure(330, 720, 280, 6, 'carry') +
      figure(660, 740, 300, 1, 'carry') +
      path(
        'M690 590C700 640 740 690 790 660C820 640 810 600 790 606C780 630 760 630 744 600L716 540L704 546Z',
        '#f2c14e',
      ) +
      ellipse(806, 618, 34, 22, '#e0a93a', 'transform="rotate(-40 806 618)"') +
      figure(960, 730, 290, 3, 'stand') +
      path(
        'M1000 480C960 500 1000 540 980 580C940 600 930 700 1010 712C1090 700 1080 600 1040 580C1020 540 1060 500 1020 480Z',
        '#b5622f',
      ) +
      rect(1004, 330, 12, 170, '#5b3020', 3) +
      line(1010, 340, 1010, 690, '#fff0d0', 2) +
      ellipse(1010, 590, 22, 8, '#5b3020') +
      shine(s, 640, 420, 460, 0.4) +
      audience(s.rng, 790, 70, '#1d1030', '#ffb070', 8),
  ],
  // Market hall of lights (night bazaar)
  [
    'dusk',
    (s) =>
      backSky(s, 560) +
      skyline(s, 1280, 560, 240, s.mood.far) +
      paving(s, 560, '#6f6480') +
      stall(40, 700, 340, '#7b5878', '#ffe3a3', ['#ff9a6b', '#ffd25c', '#e8503a'], 2) +
      stall(900, 700, 340, '#2f6f8a', '#ffe3a3', ['#7fd0a0', '#ffd25c', '#ff9a9a'], 5) +
      stall(470, 670, 340, '#d9593d', '#ffe3a3', ['#ffb070', '#7fb069', '#ffd25c'], 7) +
      times(7, (i) => {
        const x = 110 + i * 178;
        const y = 130 + (i % 3) * 50;
        return (
          line(x, 0, x, y - 40, '#2a2040', 2) +
          ellipse(x, y, 46, 56, cycle(['#e8503a', '#ffb04f', '#ff8aa0'], i)) +
          ellipse(x, y, 20, 56, '#fff0c8', opacity(0.4)) +
          rect(x - 16, y - 62, 32, 10, '#7a2f2a') +
          rect(x - 14, y + 54, 28, 9, '#7a2f2a') +
          shine(s, x, y, 150, 0.5, '#ff9a5a')
        );
      }) +
      figure(420, 800, 240, 3, 'walk') +
      figure(540, 806, 236, 4, 'carry') +
      figure(860, 800, 244, 8, 'walk', true),
  ],
];
