import { light } from '../drawing/color.ts';
import { figure } from '../drawing/crowd.ts';
import { plant } from '../drawing/plant.ts';
import { cycle } from '../drawing/random.ts';
import { awning, shine, softShadow } from '../drawing/stage.ts';
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
import { type Scenery, steam, table } from './offer-parts.ts';

export const SCENES_D: readonly Scenery[] = [
  // Flower shop / corner grocer
  [
    'morning',
    (s) =>
      rect(
        0,
        0,
        1280,
        853,
        s.canvas.linear([
          [0, '#f3dccb'],
          [1, '#e0bfa8'],
        ]),
      ) +
      rect(140, 120, 1000, 520, '#2f6f6a') +
      rect(
        180,
        260,
        560,
        340,
        s.canvas.linear([
          [0, '#ffe9c0'],
          [1, '#cfe4e0'],
        ]),
      ) +
      rect(800, 260, 280, 380, '#245a56') +
      rect(826, 286, 228, 260, '#cfe4e0') +
      circle(1036, 560, 9, '#f2c14e') +
      times(9, (i) =>
        at(
          220 + i * 62,
          590,
          plant(
            cycle(['fern', 'snake', 'cactus', 'monstera'] as const, i),
            120 + (i % 3) * 40,
            cycle(['#f3e7d3', '#d9785a', '#8fb5ae'], i),
            s.rng,
          ),
        ),
      ) +
      awning(130, 180, 1020, 90, '#f5b83d', '#fffaf0') +
      rect(
        0,
        640,
        1280,
        220,
        s.canvas.linear([
          [0, '#d3c6b8'],
          [1, '#a8998c'],
        ]),
      ) +
      times(6, (i) => {
        const x = 150 + i * 130;
        const c = ['#ff8aa0', '#ffd25c', '#ff7a59', '#b8a0e8', '#ffffff', '#ff9a6b'][i] ?? '#fff';
        return (
          softShadow(s, x, 800, 56) +
          times(
            11,
            (k) =>
              line(x, 720, x - 50 + k * 10, 650 - ((k * 29) % 40), '#4f8a5b', 4) +
              circle(x - 50 + k * 10, 640 - ((k * 29) % 50), 17, k % 3 === 0 ? light(c, 0.4) : c) +
              circle(x - 50 + k * 10, 640 - ((k * 29) % 50), 6, '#fff0c0'),
          ) +
          path(
            `M${x - 46} 700H${x + 46}L${x + 34} 800H${x - 34}Z`,
            i % 2 === 0 ? '#c9ced8' : '#b98a5c',
          )
        );
      }) +
      figure(960, 810, 280, 2, 'carry'),
  ],
  // Sushi / noodle supper
  [
    'night',
    (s) =>
      table(s, '#2a2440', '#5b3a34', 470) +
      times(
        5,
        (i) =>
          line(160 + i * 240, 0, 160 + i * 240, 90, '#120f20', 3) +
          ellipse(160 + i * 240, 140, 54, 60, '#e8503a') +
          ellipse(160 + i * 240, 140, 22, 60, '#ffb08a', opacity(0.5)) +
          shine(s, 160 + i * 240, 140, 180, 0.5, '#ff8a5a'),
      ) +
      softShadow(s, 460, 760, 250, 30) +
      path('M210 580H710C704 690 620 770 460 770C300 770 216 690 210 580Z', '#24345f') +
      path(
        'M500 580H710C704 690 620 770 460 770C540 730 560 650 500 580Z',
        '#141c3c',
        opacity(0.6),
      ) +
      ellipse(460, 580, 250, 62, '#fbf3e4') +
      ellipse(460, 582, 226, 50, '#d98a3f') +
      times(9, (i) => stroke(`M${290 + i * 38} 590c20 -30 40 20 60 -8s30 20 50 0`, '#ffe6a8', 8)) +
      ellipse(380, 572, 48, 24, '#ffffff') +
      ellipse(380, 570, 24, 13, '#ffa52f') +
      times(3, (i) => ellipse(520 + i * 34, 560 + i * 8, 30, 15, '#e8a08a')) +
      times(8, (i) => circle(430 + ((i * 37) % 150), 590 + ((i * 17) % 26), 7, '#7fc06a')) +
      poly(
        [
          [330, 560],
          [344, 430],
          [400, 440],
          [380, 556],
        ],
        '#274a3a',
      ) +
      stroke('M640 610L900 380M664 620L930 400', '#c98f5a', 12) +
      steam(380, 500, 3, 80) +
      rect(800, 690, 330, 24, '#8d5f3c', 6) +
      rect(820, 714, 30, 40, '#6b4430') +
      rect(1080, 714, 30, 40, '#6b4430') +
      times(
        4,
        (i) =>
          rect(820 + i * 76, 650, 62, 40, '#fbf8f2', 14) +
          path(
            `M${816 + i * 76} 656C${820 + i * 76} 626 ${880 + i * 76} 626 ${886 + i * 76} 656Z`,
            i % 2 === 0 ? '#ff8a5a' : '#e8503a',
          ) +
          rect(844 + i * 76, 634, 12, 56, '#22352c'),
      ),
  ],
];
