import { light, mix } from '../drawing/color.ts';
import { audience, figure } from '../drawing/crowd.ts';
import { skyline } from '../drawing/landscape.ts';
import { cycle } from '../drawing/random.ts';
import { backSky, lights, shine, softShadow } from '../drawing/stage.ts';
import {
  at,
  circle,
  ellipse,
  num,
  opacity,
  path,
  poly,
  rect,
  stroke,
  times,
} from '../drawing/svg.ts';
import { palm, tree } from '../drawing/trees.ts';
import { bunting, type Scenery } from './event-parts.ts';

export const SCENES_B: readonly Scenery[] = [
  // Museum
  [
    'overcast',
    (s) =>
      rect(
        0,
        0,
        1280,
        853,
        s.canvas.linear([
          [0, '#efe9df'],
          [1, '#d9cfc2'],
        ]),
      ) +
      poly(
        [
          [0, 0],
          [1280, 0],
          [1060, 90],
          [220, 90],
        ],
        '#f8f4ec',
      ) +
      poly(
        [
          [0, 0],
          [220, 90],
          [220, 640],
          [0, 760],
        ],
        '#ddd2c4',
      ) +
      poly(
        [
          [1280, 0],
          [1060, 90],
          [1060, 640],
          [1280, 760],
        ],
        '#d3c7b8',
      ) +
      poly(
        [
          [0, 760],
          [220, 640],
          [1060, 640],
          [1280, 760],
          [1280, 853],
          [0, 853],
        ],
        s.canvas.linear([
          [0, '#b98f68'],
          [1, '#8f6a4a'],
        ]),
      ) +
      rect(300, 180, 300, 300, '#c79a4b', 3) +
      rect(
        318,
        198,
        264,
        264,
        s.canvas.linear([
          [0, '#2b3a78'],
          [0.6, '#d9776a'],
          [1, '#ffcf8a'],
        ]),
      ) +
      circle(450, 340, 50, '#ffe9b0') +
      path('M318 462V400Q400 340 460 400T582 380V462Z', '#22305a') +
      rect(690, 150, 230, 330, '#2a2d40', 3) +
      rect(704, 164, 202, 302, '#fbf5e9') +
      circle(780, 270, 66, '#d9593d') +
      rect(770, 290, 110, 120, '#2f7a76', 55) +
      stroke('M724 430Q800 340 890 210', '#f5a524', 14) +
      poly(
        [
          [40, 200],
          [170, 240],
          [170, 500],
          [40, 560],
        ],
        '#2f5d66',
      ) +
      poly(
        [
          [54, 220],
          [156, 250],
          [156, 486],
          [54, 536],
        ],
        '#e8b26a',
      ) +
      times(3, (i) => shine(s, 450 + i * 180, 120, 200, 0.3, '#fff0c8')) +
      softShadow(s, 1000, 720, 90) +
      rect(940, 560, 120, 160, '#fbf8f2') +
      rect(1036, 560, 24, 160, '#d9d0c4') +
      path(
        'M1000 560C960 520 980 470 1000 450C960 400 990 350 1010 350C1040 350 1050 400 1020 450C1050 480 1040 530 1000 560Z',
        '#a87a5a',
      ) +
      figure(420, 800, 270, 4, 'stand') +
      figure(520, 806, 276, 3, 'stand') +
      figure(780, 790, 262, 8, 'carry') +
      rect(560, 690, 220, 20, '#5b3a2a', 4) +
      rect(580, 710, 10, 60, '#3a2a20') +
      rect(750, 710, 10, 60, '#3a2a20'),
  ],
  // Film night
  [
    'night',
    (s) =>
      backSky(s, 600) +
      times(7, (i) => tree(i * 210, 600, 380, mix(s.green, '#14224a', 0.4))) +
      rect(
        0,
        590,
        1280,
        270,
        s.canvas.linear([
          [0, '#33506a'],
          [1, '#1a2c4a'],
        ]),
      ) +
      rect(330, 130, 620, 380, '#10142c', 8) +
      rect(
        350,
        150,
        580,
        340,
        s.canvas.linear([
          [0, '#2b3a78'],
          [0.55, '#c9628f'],
          [1, '#ffb06b'],
        ]),
      ) +
      circle(640, 390, 64, '#ffe3a3') +
      path('M350 490V420Q470 330 560 400T760 380T930 430V490Z', '#2a1f4a') +
      palm(780, 480, 190, '#1d1638') +
      rect(420, 510, 14, 130, '#10142c') +
      rect(846, 510, 14, 130, '#10142c') +
      poly(
        [
          [640, 800],
          [350, 150],
          [930, 150],
        ],
        '#fff0c8',
        opacity(0.08),
      ) +
      shine(s, 640, 320, 520, 0.35, '#ffb0a0') +
      times(4, (i) =>
        at(
          190 + i * 300,
          780,
          ellipse(0, 16, 130, 24, '#10142c', opacity(0.5)) +
            ellipse(0, 0, 120, 40, cycle(['#d9593d', '#2f7a76', '#f2b34b', '#7b5878'], i)) +
            ellipse(
              -6,
              -8,
              90,
              24,
              light(cycle(['#d9593d', '#2f7a76', '#f2b34b', '#7b5878'], i), 0.2),
            ),
        ),
      ) +
      audience(s.rng, 700, 60, '#141a3c', '#ffb0a0', 9) +
      lights(s, -10, 90, 330, 120, 40) +
      lights(s, 950, 120, 1290, 90, 40),
  ],
  // Run
  [
    'morning',
    (s) =>
      backSky(s, 520) +
      skyline(s, 1280, 520, 220, s.mood.far, false) +
      rect(
        0,
        500,
        1280,
        90,
        s.canvas.linear([
          [0, '#a9c8da'],
          [1, '#7fb0c4'],
        ]),
      ) +
      times(6, (i) => tree(i * 260, 600, 300, i % 2 === 0 ? s.green : light(s.green, 0.12))) +
      rect(0, 590, 1280, 50, s.green) +
      rect(
        0,
        630,
        1280,
        230,
        s.canvas.linear([
          [0, '#b98a86'],
          [1, '#95666a'],
        ]),
      ) +
      times(4, (i) => rect(0, 668 + i * 50, 1280, 4, '#fff4e8', 0, opacity(0.55))) +
      rect(150, 260, 26, 400, '#24345f') +
      rect(1104, 260, 26, 400, '#24345f') +
      rect(130, 230, 1020, 96, '#f5a524', 12) +
      times(26, (i) =>
        rect(150 + i * 38, 246 + (i % 2) * 32, 38, 32, i % 2 === 0 ? '#24345f' : '#fff8ea'),
      ) +
      bunting(180, 1100, 340, ['#d9593d', '#2f7a76', '#fff4e0']) +
      [
        [260, 760, 4],
        [430, 800, 1],
        [600, 750, 7],
        [770, 812, 2],
        [930, 764, 5],
        [1080, 806, 9],
      ]
        .map(([x, y, n]) => figure(x ?? 0, y ?? 0, 260, n ?? 0, 'run'))
        .join('') +
      times(40, () =>
        rect(
          s.rng.range(100, 1180),
          s.rng.range(60, 420),
          9,
          14,
          s.rng.pick(['#ff7a59', '#f5a524', '#2f7a76', '#ffffff', '#7b5878']),
          2,
          `transform="rotate(${num(s.rng.range(-8, 8))})"`,
        ),
      ),
  ],
];
