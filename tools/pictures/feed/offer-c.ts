import { dark, light } from '../drawing/color.ts';
import { hills, skyline } from '../drawing/landscape.ts';
import { plant } from '../drawing/plant.ts';
import { backSky, shine, softShadow } from '../drawing/stage.ts';
import { bicycle } from '../drawing/street.ts';
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
import { tree } from '../drawing/trees.ts';
import type { Scenery } from './offer-parts.ts';

export const SCENES_C: readonly Scenery[] = [
  // Bicycle hire
  [
    'day',
    (s) =>
      backSky(s, 520) +
      skyline(s, 1280, 520, 260, s.mood.far) +
      rect(
        0,
        470,
        1280,
        80,
        s.canvas.linear([
          [0, '#a5cfdc'],
          [1, '#7fb5c8'],
        ]),
      ) +
      rect(
        0,
        540,
        1280,
        320,
        s.canvas.linear([
          [0, light(s.green, 0.16)],
          [1, s.green],
        ]),
      ) +
      path('M0 720C400 640 800 760 1280 660V780C800 860 400 760 0 853Z', '#e3d6c2') +
      tree(140, 620, 420, s.green) +
      tree(1160, 610, 380, dark(s.green, 0.12)) +
      softShadow(s, 640, 770, 330) +
      bicycle(640, 770, '#d9593d', 5) +
      at(
        780,
        420,
        times(7, (i) =>
          circle(
            -40 + (i % 4) * 26,
            -40 - Math.floor(i / 4) * 20,
            17,
            ['#ff9ab0', '#ffd25c', '#ffffff', '#ff7a59'][i % 4] ?? '#fff',
          ),
        ),
      ),
  ],
  // Massage
  [
    'dusk',
    (s) =>
      rect(
        0,
        0,
        1280,
        853,
        s.canvas.linear([
          [0, '#cdb8a8'],
          [1, '#9d8478'],
        ]),
      ) +
      times(22, (i) => rect(i * 60, 0, 26, 620, '#b59c8c', 0, opacity(0.5))) +
      rect(430, 90, 420, 300, '#fbf3e4', 150) +
      group(
        at(
          430,
          90,
          rect(
            0,
            0,
            420,
            300,
            s.canvas.linear([
              [0, '#3a4a84'],
              [0.6, '#c9729a'],
              [1, '#ffb58a'],
            ]),
          ) +
            hills(s.rng, 420, 300, 130, '#5b4a84') +
            hills(s.rng, 420, 300, 70, '#39305c'),
        ),
        s.canvas.clip(rect(446, 106, 388, 268, '#000', 134)),
      ) +
      rect(
        0,
        640,
        1280,
        220,
        s.canvas.linear([
          [0, '#a8815f'],
          [1, '#75543f'],
        ]),
      ) +
      softShadow(s, 640, 800, 440, 24) +
      rect(300, 640, 30, 160, '#7d5a42') +
      rect(950, 640, 30, 160, '#7d5a42') +
      rect(230, 590, 820, 70, '#fbf6ec', 30) +
      path('M420 560H1050V650Q900 700 420 660Z', '#5f8f88') +
      path('M420 560H520V668Q470 672 420 660Z', '#8fb5ae') +
      ellipse(300, 582, 66, 24, '#fffaf0') +
      [
        [120, 560],
        [1140, 560],
      ]
        .map(
          ([x, y]) =>
            rect((x ?? 0) - 50, y ?? 0, 100, 240, '#7d5a42', 6) +
            rect((x ?? 0) - 30, (y ?? 0) - 80, 60, 80, '#fff4e0', 8) +
            path(`M${x} ${(y ?? 0) - 96}c-14 -18 -6 -34 0 -48c8 14 16 30 0 48z`, '#ffb347') +
            shine(s, x ?? 0, (y ?? 0) - 110, 220, 0.75),
        )
        .join('') +
      times(5, (i) => ellipse(860 + i * 26, 570 - (i % 2) * 6, 20, 11, '#4a4f5c')) +
      at(1220, 640, plant('palm', 420, '#f3e7d3', s.rng)) +
      at(50, 640, plant('snake', 300, '#f3e7d3', s.rng)),
  ],
  // Barber
  [
    'day',
    (s) =>
      rect(
        0,
        0,
        1280,
        853,
        s.canvas.linear([
          [0, '#35506a'],
          [1, '#22354a'],
        ]),
      ) +
      rect(0, 640, 1280, 220, '#d3c9bb') +
      times(9, (i) =>
        times(3, (k) =>
          (i + k) % 2 === 0
            ? poly(
                [
                  [i * 150 - k * 20, 640 + k * 72],
                  [i * 150 + 150 - k * 12, 640 + k * 72],
                  [i * 160 + 140 - k * 12, 712 + k * 72],
                  [i * 160 - 20 - k * 20, 712 + k * 72],
                ],
                '#2a2d40',
                opacity(0.8),
              )
            : '',
        ),
      ) +
      times(
        2,
        (i) =>
          rect(200 + i * 480, 90, 400, 360, '#c79a4b', 24) +
          rect(
            214 + i * 480,
            104,
            372,
            332,
            s.canvas.linear(
              [
                [0, '#cfe4ea'],
                [1, '#9fc0cc'],
              ],
              'd',
            ),
            16,
          ) +
          poly(
            [
              [260 + i * 480, 436],
              [420 + i * 480, 104],
              [500 + i * 480, 104],
              [340 + i * 480, 436],
            ],
            '#ffffff',
            opacity(0.25),
          ) +
          shine(s, 400 + i * 480, 80, 240, 0.5),
      ) +
      rect(120, 480, 1040, 28, '#8d5f3c', 4) +
      times(6, (i) =>
        rect(
          180 + i * 60,
          480 - 50 - (i % 3) * 14,
          34,
          50 + (i % 3) * 14,
          ['#d9593d', '#f5c25c', '#8fb5ae', '#fffaf0'][i % 4] ?? '#fff',
          6,
        ),
      ) +
      at(
        640,
        800,
        ellipse(0, 0, 130, 22, '#1a1f30') +
          rect(-20, -110, 40, 110, '#c9ced8') +
          rect(-130, -170, 260, 64, '#b5433a', 22) +
          rect(-120, -370, 240, 210, '#c94f42', 34) +
          rect(-60, -440, 120, 80, '#b5433a', 24) +
          rect(-166, -230, 44, 80, '#c9ced8', 14) +
          rect(122, -230, 44, 80, '#c9ced8', 14) +
          stroke('M-80 -340V-200M0 -350V-196M80 -340V-200', '#a83a32', 5) +
          path('M-110 -60H110L130 -30H-130Z', '#c9ced8'),
      ) +
      at(
        1180,
        640,
        rect(-26, -330, 52, 270, '#fffaf0', 26) +
          times(5, (i) =>
            poly(
              [
                [-26, -300 + i * 54],
                [26, -330 + i * 54],
                [26, -308 + i * 54],
                [-26, -278 + i * 54],
              ],
              i % 2 === 0 ? '#d9453a' : '#2f6fb0',
            ),
          ) +
          circle(0, -344, 28, '#c9ced8') +
          rect(-32, -70, 64, 22, '#c9ced8', 8),
      ),
  ],
];
