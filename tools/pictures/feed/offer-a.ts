import { figure } from '../drawing/crowd.ts';
import { skyline } from '../drawing/landscape.ts';
import { leaf, plant } from '../drawing/plant.ts';
import { shine, softShadow } from '../drawing/stage.ts';
import {
  at,
  circle,
  ellipse,
  group,
  opacity,
  path,
  poly,
  rect,
  stroke,
  times,
} from '../drawing/svg.ts';
import { croissant, cup, type Scenery, steam, table } from './offer-parts.ts';

export const SCENES_A: readonly Scenery[] = [
  // Coffee
  [
    'morning',
    (s) =>
      table(s, '#3f6b5f', '#b07a4a') +
      rect(90, 150, 250, 12, '#7d4f32') +
      times(4, (i) =>
        rect(
          110 + i * 56,
          90,
          36,
          60,
          ['#f4e8d2', '#d9593d', '#f5a524', '#fffaf0'][i] ?? '#fff',
          8,
        ),
      ) +
      at(1090, 600, plant('fern', 190, '#f3e7d3', s.rng)) +
      softShadow(s, 600, 760, 230) +
      ellipse(580, 752, 230, 34, '#fffaf0') +
      ellipse(580, 748, 150, 18, '#e3d8c8') +
      at(580, 752, cup('#fbf3e4', 280)) +
      steam(520, 500, 3, 56) +
      at(920, 772, croissant(1.3)) +
      ellipse(920, 778, 150, 16, '#171c3a', opacity(0.16)) +
      times(14, (i) =>
        ellipse(
          210 + ((i * 53) % 190),
          730 + ((i * 37) % 80),
          15,
          10,
          i % 2 === 0 ? '#5b3420' : '#6f4228',
          `transform="rotate(${i * 27} ${210 + ((i * 53) % 190)} ${730 + ((i * 37) % 80)})"`,
        ),
      ),
  ],
  // Spa
  [
    'dusk',
    (s) =>
      table(s, '#8fa9a0', '#7d6a5a') +
      times(6, (i) =>
        leaf(1280, 30 + i * 60, 330, 54, 150 + i * 12, i % 2 === 0 ? '#4f8a6b' : '#6aa07a'),
      ) +
      softShadow(s, 520, 770, 260) +
      times(
        4,
        (i) =>
          ellipse(
            520 + (i % 2) * 12,
            740 - i * 62,
            190 - i * 34,
            44 - i * 4,
            ['#4a4f5c', '#5f6470', '#757a84', '#8f949c'][i] ?? '#777',
          ) + ellipse(470 + (i % 2) * 12, 724 - i * 62, 80 - i * 14, 12, '#ffffff', opacity(0.18)),
      ) +
      at(
        520,
        512,
        times(
          5,
          (i) =>
            path(
              'M0 0C-22 -24 -22 -60 0 -86C22 -60 22 -24 0 0Z',
              i % 2 === 0 ? '#ffd0d8' : '#ffe6ea',
              `transform="rotate(${-60 + i * 30})"`,
            ) + circle(0, -14, 10, '#ffd25c'),
        ),
      ) +
      [
        [860, 150],
        [980, 100],
        [1080, 70],
      ]
        .map(
          ([x, h]) =>
            rect((x ?? 0) - 40, 770 - (h ?? 0), 80, h ?? 0, '#fff4e0', 8) +
            ellipse(x ?? 0, 770 - (h ?? 0), 40, 9, '#ffe9c4') +
            path(`M${x} ${742 - (h ?? 0)}c-14 -18 -6 -34 0 -48c8 14 16 30 0 48z`, '#ffb347') +
            shine(s, x ?? 0, 735 - (h ?? 0), 150, 0.7),
        )
        .join('') +
      rect(150, 690, 230, 54, '#fffaf0', 24) +
      rect(160, 640, 210, 54, '#e9c9bc', 24) +
      rect(170, 592, 190, 52, '#fffaf0', 24) +
      circle(196, 618, 14, '#e3d6c6') +
      circle(190, 667, 14, '#d9b0a0') +
      circle(186, 717, 14, '#e3d6c6'),
  ],
  // Gym
  [
    'day',
    (s) =>
      rect(
        0,
        0,
        1280,
        853,
        s.canvas.linear([
          [0, '#e9ecf2'],
          [1, '#c9d0de'],
        ]),
      ) +
      times(
        4,
        (i) =>
          rect(70 + i * 300, 70, 260, 330, '#2a2d40', 6) +
          group(
            at(
              80 + i * 300,
              80,
              rect(
                0,
                0,
                240,
                310,
                s.canvas.linear([
                  [0, '#7fb9e0'],
                  [1, '#e4f0ea'],
                ]),
              ) + skyline(s, 240, 310, 170, '#9dbfd0'),
            ),
            s.canvas.clip(rect(80 + i * 300, 80, 240, 310, '#000')),
          ),
      ) +
      rect(
        0,
        560,
        1280,
        300,
        s.canvas.linear([
          [0, '#5a6078'],
          [1, '#3a3f58'],
        ]),
      ) +
      poly(
        [
          [300, 620],
          [980, 620],
          [1120, 840],
          [160, 840],
        ],
        '#2f7a76',
      ) +
      poly(
        [
          [330, 636],
          [950, 636],
          [1066, 824],
          [214, 824],
        ],
        '#3a918a',
      ) +
      softShadow(s, 640, 790, 280, 24) +
      at(
        640,
        740,
        rect(-230, -16, 460, 32, '#c9ced8', 12) +
          rect(-230, -16, 460, 10, '#ffffff', 6, opacity(0.5)) +
          [-1, 1]
            .map(
              (k) =>
                rect(k * 250 - 34, -100, 68, 200, '#24283c', 18) +
                rect(k * 320 - 26, -76, 52, 152, '#d9593d', 16) +
                rect(k * 320 - 18, -70, 10, 140, '#ff9a7a', 5, opacity(0.6)) +
                rect(k * 364 - 14, -22, 28, 44, '#c9ced8', 6),
            )
            .join(''),
      ) +
      figure(210, 640, 300, 4, 'run') +
      rect(110, 636, 240, 22, '#2a2d40', 8) +
      rect(320, 440, 14, 200, '#2a2d40') +
      rect(290, 430, 60, 40, '#5b6079', 6) +
      at(
        1110,
        650,
        circle(0, -110, 110, '#f5a524') +
          circle(-30, -150, 34, '#ffd08a', opacity(0.7)) +
          stroke('M-100 -90Q0 -50 100 -90', '#d98a1a', 5),
      ) +
      rect(1010, 700, 90, 130, '#fbfaf6', 20, 'transform="rotate(-6 1050 760)"') +
      rect(70, 700, 44, 140, '#7fc0d8', 12) +
      rect(78, 680, 28, 24, '#24345f', 6),
  ],
  // Pizza
  [
    'golden',
    (s) =>
      table(s, '#b5593f', '#8d5f3c', 430) +
      softShadow(s, 640, 690, 420, 40) +
      ellipse(640, 660, 440, 160, '#c99a68') +
      ellipse(640, 650, 440, 160, '#ddb27e') +
      ellipse(640, 636, 390, 138, '#d98f4a') +
      ellipse(640, 630, 350, 118, '#e8503a') +
      ellipse(640, 628, 340, 112, '#ffd27a') +
      times(11, (i) => {
        const a = i * 2.3;
        const x = 640 + Math.cos(a) * (90 + (i % 3) * 80);
        const y = 628 + Math.sin(a) * (30 + (i % 3) * 27);
        return (
          ellipse(x, y, 38, 15, '#c93f30') + ellipse(x - 8, y - 4, 18, 5, '#f08a6a', opacity(0.7))
        );
      }) +
      times(9, (i) =>
        leaf(
          640 + Math.cos(i * 1.7 + 0.6) * (60 + (i % 4) * 60),
          626 + Math.sin(i * 1.7 + 0.6) * (20 + (i % 4) * 22),
          46,
          15,
          i * 47,
          '#4f9a5b',
        ),
      ) +
      times(12, (i) =>
        ellipse(
          640 + Math.cos(i * 1.1) * (40 + (i % 5) * 56),
          630 + Math.sin(i * 1.1) * (18 + (i % 5) * 19),
          16,
          7,
          '#fff4dc',
        ),
      ) +
      stroke('M640 628L980 690M640 628L330 700M640 628L640 520', '#c9853f', 5, opacity(0.7)) +
      steam(560, 500, 3, 90) +
      at(
        1120,
        560,
        rect(-34, -190, 68, 190, '#7fa35c', 14, opacity(0.85)) +
          rect(-12, -250, 24, 70, '#7fa35c', 6) +
          rect(-34, -120, 68, 70, '#fbf3e0'),
      ) +
      at(
        150,
        560,
        path('M-60 -180H60L46 -20Q40 0 20 0H-20Q-40 0 -46 -20Z', '#f5c25c', opacity(0.9)) +
          ellipse(0, -180, 60, 16, '#fffaf0'),
      ),
  ],
];
