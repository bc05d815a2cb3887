import { dark, light } from '../drawing/color.ts';
import { figure } from '../drawing/crowd.ts';
import { hills, plane, skyline, tower } from '../drawing/landscape.ts';
import { plant } from '../drawing/plant.ts';
import { crewBag, suitcase } from '../drawing/props.ts';
import { backSky, lights, shine, softShadow } from '../drawing/stage.ts';
import { fence } from '../drawing/street.ts';
import { at, circle, ellipse, line, opacity, path, rect, stroke, times } from '../drawing/svg.ts';
import { palm } from '../drawing/trees.ts';
import { siding } from './facade.ts';
import { pane } from './openings.ts';
import { chair, deck, lawn, type Scenery, site, treeRow } from './outside-parts.ts';

export const SCENES_B: readonly Scenery[] = [
  [
    'dusk',
    (s) =>
      backSky(s) +
      skyline(s, 1280, 700, 330, s.mood.far) +
      tower(940, 700, 430, light(s.mood.near, 0.2), '#ffd88a') +
      skyline(s, 1280, 720, 180, s.mood.near) +
      plane(430, 210, 220, '#f4e8e0', '#ff7a59', -14) +
      deck(s, 700, '#a87a5a') +
      rect(0, 520, 1280, 12, '#f4ead8') +
      times(33, (i) => rect(i * 40 + 8, 530, 8, 176, '#f4ead8', 0, opacity(0.95))) +
      rect(0, 0, 90, 853, '#c98f7a') +
      rect(90, 0, 16, 853, dark('#c98f7a', 0.3)) +
      path('M106 0H250C200 200 210 500 150 853H106Z', '#fff4e0', opacity(0.65)) +
      chair(420, 812, '#5b93a6') +
      chair(860, 812, '#e58f6f', true) +
      softShadow(s, 640, 806, 90) +
      ellipse(640, 706, 86, 16, '#c99a68') +
      rect(632, 706, 16, 96, '#7d5a42') +
      ellipse(640, 804, 50, 10, '#7d5a42') +
      at(
        610,
        702,
        rect(-12, -36, 24, 36, '#fffaf0', 5) + stroke('M12 -28C26 -30 26 -10 12 -10', '#fffaf0', 4),
      ) +
      at(664, 702, rect(-12, -30, 24, 30, '#f5a524', 5)) +
      shine(s, 640, 660, 170, 0.5) +
      at(1160, 812, plant('monstera', 360, '#f3e7d3', s.rng)),
  ],
  [
    'day',
    (s) =>
      backSky(s, 520) +
      palm(120, 560, 480, '#4f9a62') +
      palm(1180, 560, 430, '#3f8a5c', -0.14) +
      siding(site(s, '#f3dfc8'), 300, 190, 700, 330, '#f4e4cc', 22) +
      rect(270, 176, 760, 26, '#c4674a') +
      times(4, (i) =>
        pane(site(s, '#f3dfc8'), 350 + i * 168, 250, 96, 180, i === 1 ? 'wide' : 'tall'),
      ) +
      rect(0, 516, 1280, 344, '#e6d5bc') +
      path(
        'M150 620Q150 580 220 580H1060Q1130 580 1130 620L1220 800Q1220 853 1120 853H160Q60 853 60 800Z',
        '#fbf5e8',
      ) +
      path(
        'M184 630Q188 602 240 602H1040Q1092 602 1096 630L1172 790Q1180 853 1080 853H200Q100 853 108 790Z',
        s.canvas.linear([
          [0, '#5fc4d3'],
          [1, '#2f93ae'],
        ]),
      ) +
      times(9, (i) =>
        stroke(
          `M${220 + ((i * 137) % 760)} ${650 + i * 21}q24 -10 48 0t48 0t48 0`,
          '#ffffff',
          4,
          opacity(0.5),
        ),
      ) +
      ellipse(760, 730, 92, 34, '#ff8a70') +
      ellipse(760, 726, 50, 16, '#3fa3b8') +
      times(6, (i) =>
        ellipse(760 + Math.cos(i * 1.05) * 72, 728 + Math.sin(i * 1.05) * 26, 12, 8, '#fff4e0'),
      ) +
      line(300, 600, 300, 420, '#8d6a4c', 7) +
      path('M190 440C220 380 380 380 410 440Q355 424 300 440Q245 424 190 440Z', '#f5a524') +
      path('M245 432C258 396 282 386 300 386V440Q270 428 245 432Z', '#fff4e0') +
      at(
        1010,
        596,
        stroke('M-90 0L-80 -30H60L100 -90', '#7d5a42', 9) +
          path('M-96 -36H56L96 -100L106 -94L66 -22H-96Z', '#2f7a76'),
      ),
  ],
  [
    'golden',
    (s) =>
      backSky(s, 560) +
      hills(s.rng, 1280, 560, 150, s.mood.far) +
      treeRow(s, 560, 300, 6) +
      fence(0, 572, 1280, '#f4e8d6') +
      lawn(s, 560) +
      softShadow(s, 560, 790, 340, 22) +
      rect(300, 640, 520, 26, '#b07a4a', 4) +
      rect(240, 712, 640, 22, '#9a673c', 4) +
      stroke('M390 664L320 800M740 664L810 800', '#7d4f32', 18) +
      times(
        3,
        (i) =>
          circle(420 + i * 130, 628, 30, '#fffaf0') +
          circle(420 + i * 130, 628, 18, ['#7fa35c', '#e8743b', '#e0b23f'][i] ?? '#fff'),
      ) +
      rect(640, 590, 26, 50, '#d9593d', 6) +
      rect(700, 600, 22, 40, '#5b93a6', 6) +
      at(
        1040,
        800,
        stroke('M-50 -90L-66 0M50 -90L66 0', '#2a2d40', 9) +
          path('M-84 -130C-84 -70 84 -70 84 -130Z', '#c94f3d') +
          path('M-84 -130C-84 -200 84 -200 84 -130Z', '#d9593d') +
          rect(-90, -136, 180, 10, '#2a2d40', 4) +
          stroke('M-16 -186H16', '#2a2d40', 9) +
          path(
            'M-20 -214C-40 -250 10 -260 -10 -310',
            'none',
            'stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".45"',
          ),
      ) +
      figure(960, 800, 240, 7, 'carry') +
      figure(200, 790, 230, 2, 'wave') +
      lights(s, -20, 250, 640, 200, 60) +
      lights(s, 640, 200, 1300, 240, 60),
  ],
  [
    'overcast',
    (s) =>
      backSky(s, 560) +
      skyline(s, 1280, 560, 330, s.mood.far) +
      tower(220, 560, 360, light(s.mood.near, 0.3), '#dff0f4') +
      rect(0, 556, 1280, 70, '#cfc8c0') +
      rect(
        0,
        620,
        1280,
        240,
        s.canvas.linear([
          [0, '#858798'],
          [1, '#62647a'],
        ]),
      ) +
      times(7, (i) => rect(i * 200, 740, 110, 9, '#fff0c8', 3)) +
      rect(90, 330, 420, 16, '#2a3a5c', 4) +
      rect(110, 346, 10, 250, '#2a3a5c') +
      rect(480, 346, 10, 250, '#2a3a5c') +
      rect(120, 360, 360, 180, '#cfe4ea', 0, opacity(0.55)) +
      rect(150, 530, 260, 14, '#b07a4a', 3) +
      rect(170, 544, 10, 46, '#2a3a5c') +
      rect(380, 544, 10, 46, '#2a3a5c') +
      figure(240, 600, 200, 3, 'stand') +
      figure(420, 604, 206, 6, 'wave') +
      at(330, 602, suitcase('#24345f'), 1.25) +
      at(150, 604, crewBag('#2f6f6a'), 1.2) +
      softShadow(s, 860, 726, 300, 18) +
      rect(580, 400, 580, 300, '#fbf6ec', 34) +
      rect(580, 560, 580, 46, '#f5a524') +
      rect(580, 600, 580, 100, '#24345f', 20) +
      times(4, (i) =>
        rect(
          616 + i * 112,
          436,
          98,
          100,
          s.canvas.linear(
            [
              [0, '#8fb9cc'],
              [1, '#cfe4ea'],
            ],
            'd',
          ),
          10,
        ),
      ) +
      rect(1068, 436, 76, 190, '#cfe4ea', 8) +
      rect(1104, 436, 4, 190, '#24345f') +
      circle(700, 700, 46, '#23263a') +
      circle(700, 700, 20, '#c9c7cf') +
      circle(1030, 700, 46, '#23263a') +
      circle(1030, 700, 20, '#c9c7cf') +
      rect(1146, 620, 18, 26, '#ffe3a3', 6),
  ],
];
