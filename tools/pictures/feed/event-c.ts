import { dark, light } from '../drawing/color.ts';
import { figure } from '../drawing/crowd.ts';
import { hills, skyline, tower } from '../drawing/landscape.ts';
import { cycle } from '../drawing/random.ts';
import { backSky, shine, softShadow } from '../drawing/stage.ts';
import {
  at,
  circle,
  ellipse,
  line,
  opacity,
  path,
  poly,
  rect,
  stroke,
  times,
} from '../drawing/svg.ts';
import { palm } from '../drawing/trees.ts';
import type { Scenery } from './event-parts.ts';

export const SCENES_C: readonly Scenery[] = [
  // Holiday lights
  [
    'night',
    (s) =>
      backSky(s, 620) +
      times(4, (i) => {
        const x = 40 + i * 320;
        const c = cycle(['#a8564a', '#5b7a86', '#b98a5c', '#6d5a84'], i);
        return (
          rect(x, 330, 250, 300, c) +
          poly(
            [
              [x - 24, 332],
              [x + 125, 220],
              [x + 274, 332],
            ],
            '#3a3350',
          ) +
          path(
            `M${x - 24} 332L${x + 125} 220L${x + 274} 332L${x + 254} 340L${x + 125} 244L${x - 4} 340Z`,
            '#f4f7fb',
          ) +
          times(
            2,
            (k) =>
              rect(x + 34 + k * 120, 390, 66, 80, '#ffdf9a', 3) +
              rect(x + 65 + k * 120, 390, 4, 80, '#fbf5e8') +
              shine(s, x + 66 + k * 120, 430, 90, 0.5),
          ) +
          rect(x + 96, 520, 58, 110, '#7a2f3a') +
          circle(x + 125, 556, 18, 'none', 'stroke="#4f9a5b" stroke-width="9"') +
          times(11, (k) =>
            circle(
              x - 14 + k * 28,
              336 - Math.max(0, 100 - Math.abs(k - 5) * 20) + 4,
              6,
              ['#ff6a5a', '#ffd25c', '#7fd0a0', '#7fb0ff'][k % 4] ?? '#fff',
            ),
          )
        );
      }) +
      rect(
        0,
        624,
        1280,
        240,
        s.canvas.linear([
          [0, '#eef3fa'],
          [1, '#a9b8d8'],
        ]),
      ) +
      softShadow(s, 640, 800, 200, 22) +
      times(5, (i) =>
        path(
          `M640 ${250 + i * 84}L${640 + 90 + i * 34} ${400 + i * 92}Q640 ${440 + i * 92} ${640 - 90 - i * 34} ${400 + i * 92}Z`,
          i % 2 === 0 ? '#2f6f52' : '#27604a',
        ),
      ) +
      rect(616, 790, 48, 40, '#5b4034') +
      times(34, (i) => {
        const t = (i + 1) / 35;
        return (
          circle(
            640 + Math.sin(i * 2.4) * t * 200,
            300 + t * 470,
            8,
            ['#ff6a5a', '#ffd25c', '#ffffff', '#7fb0ff', '#ffb070'][i % 5] ?? '#fff',
          ) + circle(640 + Math.sin(i * 2.4) * t * 200, 300 + t * 470, 18, '#ffe3a3', opacity(0.2))
        );
      }) +
      path('M640 196L653 232H692L661 254L673 292L640 268L607 292L619 254L588 232H627Z', '#ffd25c') +
      shine(s, 640, 240, 170, 0.7) +
      figure(380, 810, 220, 4, 'stand') +
      figure(300, 816, 210, 3, 'wave') +
      figure(920, 812, 216, 6, 'walk', true) +
      times(60, () =>
        circle(
          s.rng.range(0, 1280),
          s.rng.range(0, 840),
          s.rng.range(2, 5),
          '#ffffff',
          opacity(0.75),
        ),
      ),
  ],
  // Balloons
  [
    'morning',
    (s) =>
      backSky(s, 700) +
      hills(s.rng, 1280, 700, 260, s.mood.far) +
      hills(s.rng, 1280, 740, 160, s.mood.near) +
      rect(0, 730, 1280, 130, s.green) +
      [
        [300, 300, 1.5, '#d9593d', '#ffd25c'],
        [690, 230, 1.1, '#2f7a76', '#fff0d0'],
        [1000, 360, 1.7, '#5b6fb8', '#ff9a7a'],
        [520, 520, 0.8, '#f2a53d', '#d9593d'],
        [860, 140, 0.55, '#c9587a', '#fff0d0'],
        [130, 140, 0.5, '#3f8a5c', '#ffd25c'],
      ]
        .map(([x, y, k, a, b]) =>
          at(
            Number(x),
            Number(y),
            path(
              'M0 -130C80 -130 116 -70 110 -16C104 40 50 90 26 128H-26C-50 90 -104 40 -110 -16C-116 -70 -80 -130 0 -130Z',
              String(a),
            ) +
              path(
                'M0 -130C40 -130 56 -70 54 -16C52 40 26 90 14 128H-14C-26 90 -52 40 -54 -16C-56 -70 -40 -130 0 -130Z',
                String(b),
              ) +
              path(
                'M0 -130C14 -130 18 -70 18 -16C18 40 8 90 5 128H-5C-8 90 -18 40 -18 -16C-18 -70 -14 -130 0 -130Z',
                String(a),
              ) +
              path(
                'M40 -118C90 -100 116 -60 110 -16C104 40 50 90 26 128H10C50 80 80 30 80 -20C80 -60 66 -96 40 -118Z',
                '#171c3a',
                opacity(0.16),
              ) +
              stroke('M-24 128L-16 160M24 128L16 160', '#5b4034', 3) +
              rect(-20, 158, 40, 30, '#a87a50', 6),
            Number(k),
          ),
        )
        .join('') +
      figure(420, 820, 190, 2, 'wave') +
      figure(350, 824, 196, 7, 'stand') +
      figure(780, 818, 190, 5, 'wave', true),
  ],
  // Surf and volleyball
  [
    'golden',
    (s) =>
      backSky(s, 480) +
      rect(
        0,
        400,
        1280,
        160,
        s.canvas.linear([
          [0, '#f0a98a'],
          [1, '#3f93a6'],
        ]),
      ) +
      times(9, (i) =>
        stroke(`M${(i * 170) % 1200} ${430 + i * 12}q30 -12 60 0t60 0`, '#fff4e0', 4, opacity(0.6)),
      ) +
      path(
        'M0 560C300 520 700 590 1280 540V853H0Z',
        s.canvas.linear([
          [0, '#f3d9a8'],
          [1, '#d9b27a'],
        ]),
      ) +
      palm(110, 660, 470, '#4f8a5a') +
      rect(330, 420, 10, 300, '#7d5a42') +
      rect(940, 420, 10, 300, '#7d5a42') +
      rect(340, 430, 600, 120, 'none', 0, 'stroke="#fffaf0" stroke-width="4"') +
      times(20, (i) => line(340 + i * 30, 430, 340 + i * 30, 550, '#fffaf0', 1.6, opacity(0.8))) +
      times(4, (i) => line(340, 454 + i * 24, 940, 454 + i * 24, '#fffaf0', 1.6, opacity(0.8))) +
      circle(610, 330, 34, '#fff4e0') +
      stroke('M580 316Q610 330 606 364M640 320Q606 330 578 344', '#f5a524', 5) +
      figure(470, 740, 260, 4, 'wave') +
      figure(790, 744, 260, 5, 'wave', true) +
      figure(640, 800, 250, 3, 'run') +
      at(
        1090,
        770,
        ellipse(0, -150, 34, 160, '#2f7a76') +
          ellipse(0, -150, 18, 150, '#fff0d0') +
          rect(-4, -300, 8, 300, '#d9593d'),
      ) +
      at(
        1170,
        780,
        ellipse(0, -140, 32, 150, '#e8743b', 'transform="rotate(8)"') +
          ellipse(0, -140, 10, 140, '#fff0d0', 'transform="rotate(8)"'),
      ),
  ],
  // Planespotting picnic
  [
    'golden',
    (s) =>
      backSky(s, 560) +
      tower(1090, 560, 400, light(s.mood.near, 0.3), '#ffe0a0') +
      skyline(s, 1280, 560, 110, s.mood.far, false) +
      at(
        520,
        230,
        path(
          'M-330 10C-330 -30 -290 -44 -230 -44H210C290 -44 340 -10 340 6C340 30 280 40 200 40H-200C-290 40 -330 40 -330 10Z',
          '#fffaf2',
        ) +
          path('M-310 -20L-370 -160H-300L-210 -44Z', '#ff7a59') +
          path('M40 10L-160 170H-100L170 20Z', '#d9d3d0') +
          path('M60 -20L-40 -90H-6L130 -24Z', '#e6e0da') +
          times(20, (i) => circle(-190 + i * 20, -14, 6, '#4a5a84')) +
          path('M270 -30C300 -24 316 -10 322 -4H262Z', '#39487a') +
          rect(10, 58, 90, 40, '#33507c', 18) +
          path(
            'M-330 18H330C310 34 260 40 200 40H-200C-270 40 -320 40 -330 18Z',
            '#24345f',
            opacity(0.85),
          ),
        1,
        false,
        6,
      ) +
      rect(0, 556, 1280, 34, '#7a7c92') +
      times(12, (i) => rect(i * 120, 570, 60, 5, '#fff0c8')) +
      rect(
        0,
        588,
        1280,
        270,
        s.canvas.linear([
          [0, light(s.green, 0.12)],
          [1, dark(s.green, 0.2)],
        ]),
      ) +
      times(33, (i) => line(i * 40, 520, i * 40, 640, '#6b6f88', 2, opacity(0.6))) +
      rect(0, 520, 1280, 4, '#6b6f88') +
      poly(
        [
          [360, 720],
          [860, 720],
          [960, 820],
          [250, 820],
        ],
        '#d9593d',
      ) +
      times(5, (i) =>
        poly(
          [
            [380 + i * 100, 720],
            [420 + i * 100, 720],
            [390 + i * 146, 820],
            [310 + i * 146, 820],
          ],
          '#fff4e0',
          opacity(0.6),
        ),
      ) +
      at(
        470,
        790,
        rect(-50, -56, 100, 56, '#b98a5c', 6) +
          stroke('M-40 -56C-40 -110 40 -110 40 -56', '#8d6a4c', 8),
      ) +
      circle(660, 776, 26, '#fffaf0') +
      circle(660, 774, 14, '#e8743b') +
      figure(790, 800, 240, 6, 'wave', true) +
      figure(300, 800, 240, 1, 'stand'),
  ],
];
