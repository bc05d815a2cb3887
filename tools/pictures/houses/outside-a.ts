import { dark, light, mix } from '../drawing/color.ts';
import { figure } from '../drawing/crowd.ts';
import { hills, plane, skyline, tail, tower } from '../drawing/landscape.ts';
import { plant } from '../drawing/plant.ts';
import { suitcase } from '../drawing/props.ts';
import { backSky, lights, shine, softShadow } from '../drawing/stage.ts';
import { car, fence, streetLamp } from '../drawing/street.ts';
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
import { bush, tree } from '../drawing/trees.ts';
import { bricks } from './facade.ts';
import { entrance, pane } from './openings.ts';
import { chair, deck, lawn, type Scenery, site, treeRow } from './outside-parts.ts';

export const SCENES_A: readonly Scenery[] = [
  [
    'dusk',
    (s) =>
      backSky(s, 620) +
      treeRow(s, 600, 340, 7) +
      fence(0, 610, 1280, '#8d6a5a') +
      lawn(s, 600) +
      ellipse(640, 750, 470, 76, '#b9ada0') +
      ellipse(640, 744, 470, 76, '#cfc3b4') +
      softShadow(s, 640, 764, 130) +
      chair(330, 760, '#2f7a76') +
      chair(950, 760, '#d9593d', true) +
      times(12, (i) =>
        ellipse(
          640 + Math.cos((i / 12) * Math.PI * 2) * 92,
          742 + Math.sin((i / 12) * Math.PI * 2) * 24,
          28,
          20,
          i % 2 === 0 ? '#8d8791' : '#a39da6',
        ),
      ) +
      path(
        'M590 740C570 680 620 670 616 610C660 640 650 670 668 664C680 650 676 640 676 630C706 660 706 710 690 740Z',
        '#ff8a3c',
      ) +
      path('M616 742C606 706 640 696 636 664C664 690 672 716 664 742Z', '#ffd86b') +
      shine(s, 640, 700, 330, 0.75, '#ff9a4d') +
      line(110, 640, 110, 200, '#5b4034', 10) +
      line(1180, 640, 1180, 210, '#5b4034', 10) +
      lights(s, 110, 210, 640, 230, 60) +
      lights(s, 640, 230, 1180, 220, 60) +
      at(190, 700, plant('palm', 190, '#c98f6a', s.rng)) +
      at(1100, 700, plant('fern', 160, '#f3e7d3', s.rng)),
  ],
  [
    'golden',
    (s) =>
      backSky(s, 600) +
      skyline(s, 1280, 600, 380, s.mood.far) +
      skyline(s, 1280, 600, 200, s.mood.near) +
      plane(300, 150, 150, '#ffffff', '#ff7a59', -16) +
      deck(s, 590, '#b98a5f') +
      rect(0, 470, 1280, 10, '#3a3550') +
      times(40, (i) => rect(i * 33, 478, 4, 116, '#3a3550')) +
      softShadow(s, 520, 800, 300) +
      path('M250 690Q250 640 300 640H760Q806 640 806 690V760H250Z', '#4a6b72') +
      rect(236, 690, 588, 84, '#5f858c', 22) +
      rect(290, 650, 120, 84, '#f4e8d2', 18, 'transform="rotate(-8 350 690)"') +
      rect(640, 650, 110, 84, '#f5a524', 18, 'transform="rotate(8 690 690)"') +
      rect(250, 774, 16, 30, '#5b4034') +
      rect(792, 774, 16, 30, '#5b4034') +
      at(1040, 800, plant('olive', 330, '#f3e7d3', s.rng)) +
      at(130, 800, plant('snake', 220, '#c98f6a', s.rng)) +
      ellipse(930, 800, 100, 20, '#8d6a4c') +
      ellipse(930, 792, 100, 20, '#c99a68') +
      circle(910, 772, 18, '#fffaf0') +
      rect(950, 750, 20, 42, '#d9593d', 4) +
      line(60, 600, 60, 130, '#5b4034', 9) +
      line(1220, 600, 1220, 120, '#5b4034', 9) +
      lights(s, 60, 140, 1220, 130, 70),
  ],
  [
    'morning',
    (s) => {
      const road = mix('#6f7186', s.mood.near, 0.2);
      return (
        backSky(s, 480) +
        hills(s.rng, 1280, 480, 120, s.mood.far) +
        tower(860, 480, 330, light(s.mood.near, 0.35), '#ffe0a0') +
        rect(900, 420, 380, 60, light(s.mood.near, 0.25)) +
        times(9, (i) => rect(920 + i * 40, 434, 26, 22, '#ffe6b0')) +
        tail(1120, 484, 110, '#ff7a59', '#fbfaf6') +
        lawn(s, 476) +
        poly(
          [
            [600, 478],
            [700, 478],
            [1180, 853],
            [60, 853],
          ],
          road,
        ) +
        times(6, (i) => {
          const t = [0.02, 0.1, 0.22, 0.4, 0.62, 0.88][i] ?? 0;
          const y = 480 + t * 373;
          const w = 3 + t * 22;
          return poly(
            [
              [648 - w / 2, y],
              [648 + w / 2, y],
              [646 + w * 0.65, y + 10 + t * 60],
              [644 - w * 0.65, y + 10 + t * 60],
            ],
            '#fff0c8',
          );
        }) +
        plane(330, 150, 260, '#ffffff', '#2f6f9a', -14) +
        times(
          4,
          (i) =>
            tree(
              520 - i * 150,
              500 + i * 84,
              150 + i * 110,
              i % 2 === 0 ? s.green : dark(s.green, 0.12),
            ) +
            (i < 3
              ? tree(
                  800 + i * 190,
                  500 + i * 80,
                  130 + i * 100,
                  i % 2 === 1 ? s.green : dark(s.green, 0.12),
                )
              : ''),
        ) +
        car(800, 730, '#d9593d', false, 1.1) +
        figure(250, 800, 190, 4, 'walk') +
        at(196, 806, suitcase('#24345f'), 1.5)
      );
    },
  ],
  [
    'day',
    (s) =>
      backSky(s, 560) +
      treeRow(s, 460, 260, 8) +
      bricks(site(s, '#b5694f'), 60, 120, 560, 400, '#b5734f') +
      rect(44, 104, 592, 26, '#fbf5e8') +
      times(3, (r) =>
        times(4, (k) =>
          r === 2 && k === 2
            ? ''
            : pane(site(s, '#b5694f'), 104 + k * 132, 160 + r * 124, 64, 82, 'sash', {
                box: r === 1,
              }),
        ),
      ) +
      entrance(site(s, '#b5694f'), 366, 522, 70, 116, 'glass', 2) +
      rect(
        0,
        516,
        1280,
        344,
        s.canvas.linear([
          [0, '#8b8d9d'],
          [1, '#6a6c80'],
        ]),
      ) +
      times(7, (i) =>
        poly(
          [
            [70 + i * 190, 560],
            [78 + i * 190, 560],
            [30 + i * 206, 740],
            [18 + i * 206, 740],
          ],
          '#fff6dc',
          opacity(0.85),
        ),
      ) +
      car(230, 690, '#2f6f9a', false, 1.15) +
      car(640, 690, '#e8b23f', true, 1.15) +
      car(1060, 690, '#d9593d', false, 1.15) +
      streetLamp(s, 760, 540, 300) +
      bush(700, 530, 60, s.green) +
      bush(820, 530, 80, dark(s.green, 0.1)) +
      tree(1060, 530, 340, s.green) +
      rect(880, 440, 60, 86, '#e9e6e1', 8) +
      rect(892, 454, 36, 26, '#2f7a76', 4) +
      stroke('M940 470C980 470 960 560 1000 600', '#2a2d40', 6),
  ],
];
