import { dark } from '../drawing/color.ts';
import { audience, figure } from '../drawing/crowd.ts';
import { skyline } from '../drawing/landscape.ts';
import { awning, backSky, lights, shine, softShadow } from '../drawing/stage.ts';
import { circle, ellipse, line, opacity, path, poly, rect, times } from '../drawing/svg.ts';
import { tree } from '../drawing/trees.ts';
import { beams, bunting, paving, type Scenery, stall } from './event-parts.ts';

export const SCENES_A: readonly Scenery[] = [
  // Concert
  [
    'night',
    (s) =>
      rect(
        0,
        0,
        1280,
        853,
        s.canvas.linear([
          [0, '#14123a'],
          [0.6, '#4a2468'],
          [1, '#d9577a'],
        ]),
      ) +
      rect(170, 90, 940, 500, '#1a1638', 8) +
      rect(
        200,
        120,
        880,
        440,
        s.canvas.linear([
          [0, '#2b2a78'],
          [0.6, '#a2438f'],
          [1, '#ff9a6b'],
        ]),
      ) +
      circle(640, 400, 150, '#ffd27d', opacity(0.8)) +
      times(7, (i) => rect(140 + i * 160, 40, 12, 60, '#0f0d28')) +
      rect(110, 70, 1060, 18, '#0f0d28') +
      beams(s, [
        [220, 420, '#7fd0ff'],
        [420, 300, '#ff9ad0'],
        [640, 640, '#ffe3a3'],
        [860, 960, '#a5ffdf'],
        [1060, 860, '#ff9a6b'],
      ]) +
      rect(60, 330, 130, 270, '#100e26', 6) +
      rect(1090, 330, 130, 270, '#100e26', 6) +
      times(
        3,
        (i) =>
          circle(125, 380 + i * 80, 34, '#2a2748') +
          circle(125, 380 + i * 80, 14, '#4a4678') +
          circle(1155, 380 + i * 80, 34, '#2a2748') +
          circle(1155, 380 + i * 80, 14, '#4a4678'),
      ) +
      rect(150, 560, 980, 40, '#1d1940') +
      figure(640, 566, 220, 4, 'wave') +
      line(668, 470, 668, 566, '#0f0d28', 5) +
      figure(430, 566, 200, 3, 'carry') +
      figure(850, 566, 200, 7, 'carry') +
      audience(s.rng, 640, 74, '#2a1a4a', '#ff9ad0', 13) +
      audience(s.rng, 726, 96, '#170f30', '#ffb0a0', 9),
  ],
  // Food trucks
  [
    'dusk',
    (s) =>
      backSky(s, 600) +
      skyline(s, 1280, 600, 260, s.mood.far) +
      paving(s, 590, '#8d7f92') +
      softShadow(s, 440, 720, 330) +
      rect(130, 330, 560, 350, '#2f8f8a', 30) +
      rect(130, 560, 560, 120, '#f6ead4', 20) +
      rect(560, 380, 120, 150, '#bfe0e4', 12) +
      rect(190, 400, 320, 130, '#ffe6b0', 8) +
      figure(290, 560, 200, 6, 'stand') +
      figure(410, 560, 200, 3, 'carry') +
      rect(176, 526, 350, 18, '#b98a5c', 4) +
      awning(170, 350, 360, 60, '#ff8a6a', '#fff6e4') +
      circle(240, 690, 50, '#23263a') +
      circle(240, 690, 22, '#c9c7cf') +
      circle(580, 690, 50, '#23263a') +
      circle(580, 690, 22, '#c9c7cf') +
      shine(s, 350, 470, 260, 0.5) +
      stall(800, 720, 340, '#d9593d', '#fff4e0', ['#f2b34b', '#e8743b', '#7fb069'], 1) +
      shine(s, 970, 520, 220, 0.45) +
      figure(700, 780, 230, 2, 'carry') +
      figure(600, 800, 236, 5, 'walk', true) +
      lights(s, -20, 200, 640, 160, 60) +
      lights(s, 640, 160, 1300, 200, 60),
  ],
  // Farmers market
  [
    'morning',
    (s) =>
      backSky(s, 560) +
      times(6, (i) => tree(60 + i * 240, 560, 330, i % 2 === 0 ? s.green : dark(s.green, 0.15))) +
      paving(s, 550, '#d3c2aa') +
      bunting(-10, 660, 120, ['#d9593d', '#f5b83d', '#2f7a76', '#fff4e0']) +
      bunting(640, 1290, 120, ['#5b93a6', '#f5b83d', '#e58f6f', '#fff4e0']) +
      stall(70, 690, 330, '#3f8a5c', '#fff4e0', ['#e8503a', '#f2b34b', '#7fb069', '#8a5a9a'], 3) +
      stall(470, 690, 330, '#e8a13a', '#fff4e0', ['#f5d25c', '#e8743b', '#c94f5d', '#7fb069'], 6) +
      stall(870, 690, 330, '#c9587a', '#fff4e0', ['#ff9ab0', '#ffd27d', '#b8a0e0', '#fff0d0'], 2) +
      figure(420, 806, 240, 5, 'carry') +
      figure(840, 810, 240, 8, 'walk', true),
  ],
  // Baseball
  [
    'golden',
    (s) =>
      backSky(s, 420) +
      skyline(s, 1280, 300, 170, s.mood.far) +
      path('M0 300Q640 210 1280 300V470Q640 380 0 470Z', '#5b6a94') +
      times(230, (i) =>
        circle(
          (i * 83 + (i % 7) * 11) % 1280,
          284 + (i % 9) * 16 + Math.abs(((i * 83) % 1280) - 640) * 0.06,
          6,
          s.rng.pick(['#f4cba8', '#d9593d', '#fff4e0', '#f5b83d', '#33507c', '#8a5636']),
          opacity(0.85),
        ),
      ) +
      path('M0 468Q640 378 1280 468V520Q640 430 0 520Z', '#24345f') +
      path(
        'M0 516Q640 428 1280 516V853H0Z',
        s.canvas.linear([
          [0, '#7fb562'],
          [1, '#4f8f4f'],
        ]),
      ) +
      times(6, (i) =>
        poly(
          [
            [80 + i * 210, 500],
            [180 + i * 196, 500],
            [120 + i * 240, 853],
            [-40 + i * 240, 853],
          ],
          '#ffffff',
          opacity(0.07),
        ),
      ) +
      poly(
        [
          [640, 470],
          [1090, 630],
          [640, 840],
          [190, 630],
        ],
        '#c98f5f',
      ) +
      poly(
        [
          [640, 510],
          [960, 630],
          [640, 780],
          [320, 630],
        ],
        '#6fa858',
      ) +
      [
        [640, 486],
        [1040, 630],
        [240, 630],
      ]
        .map(([x, y]) =>
          poly(
            [
              [(x ?? 0) - 18, y ?? 0],
              [x ?? 0, (y ?? 0) - 9],
              [(x ?? 0) + 18, y ?? 0],
              [x ?? 0, (y ?? 0) + 9],
            ],
            '#ffffff',
          ),
        )
        .join('') +
      ellipse(640, 636, 60, 20, '#c98f5f') +
      line(640, 806, 1140, 612, '#ffffff', 4) +
      line(640, 806, 140, 612, '#ffffff', 4) +
      poly(
        [
          [622, 800],
          [658, 800],
          [658, 812],
          [640, 824],
          [622, 812],
        ],
        '#ffffff',
      ) +
      figure(640, 640, 130, 3, 'wave') +
      figure(560, 832, 200, 5, 'carry') +
      line(584, 720, 640, 640, '#c99a68', 10) +
      figure(950, 600, 110, 7, 'stand') +
      figure(330, 600, 110, 1, 'stand') +
      [120, 1160]
        .map(
          (x) =>
            rect(x - 6, 90, 12, 240, '#4a5278') +
            rect(x - 60, 60, 120, 56, '#39406a', 5) +
            times(8, (i) =>
              circle(x - 42 + (i % 4) * 28, 76 + Math.floor(i / 4) * 24, 9, '#fff3c8'),
            ) +
            shine(s, x, 88, 150, 0.5, '#fff0c0'),
        )
        .join('') +
      circle(760, 560, 8, '#ffffff'),
  ],
];
