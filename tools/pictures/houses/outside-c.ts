import { figure } from '../drawing/crowd.ts';
import { hills, skyline } from '../drawing/landscape.ts';
import { plant } from '../drawing/plant.ts';
import { crewBag } from '../drawing/props.ts';
import { awning, backSky, lights, shine, softShadow } from '../drawing/stage.ts';
import { bicycle } from '../drawing/street.ts';
import {
  at,
  circle,
  ellipse,
  line,
  num,
  opacity,
  path,
  poly,
  rect,
  stroke,
  times,
} from '../drawing/svg.ts';
import { palm } from '../drawing/trees.ts';
import { siding } from './facade.ts';
import { pane } from './openings.ts';
import { deck, lawn, type Scenery, site, treeRow } from './outside-parts.ts';

export const SCENES_C: readonly Scenery[] = [
  [
    'day',
    (s) =>
      backSky(s, 520) +
      treeRow(s, 510, 330, 6) +
      lawn(s, 500) +
      rect(820, 330, 260, 190, '#cfe8ea', 4, opacity(0.85)) +
      poly(
        [
          [800, 334],
          [950, 240],
          [1100, 334],
        ],
        '#e4f3f4',
      ) +
      stroke(
        'M820 330V520M906 300V520M994 300V520M1080 330V520M800 334L950 240L1100 334M820 424H1080',
        '#fbf6ec',
        7,
      ) +
      path(
        'M560 853C600 700 560 640 640 560C680 520 660 510 670 500H720C716 540 740 560 720 620C690 700 800 760 820 853Z',
        '#e3d6c2',
      ) +
      times(3, (r) =>
        times(2, (k) => {
          const x = k === 0 ? 60 + r * 30 : 800 - r * 10;
          const y = 590 + r * 88;
          const w = 400;
          return (
            rect(x, y, w, 54, '#8d5f42', 6) +
            rect(x, y, w, 16, '#5b3a2a', 6) +
            times(9, (i) =>
              (r + k) % 3 === 0
                ? circle(x + 26 + i * 43, y - 6, 20, i % 2 === 0 ? '#7fb069' : '#5c9a5c')
                : (r + k) % 3 === 1
                  ? ellipse(x + 26 + i * 43, y - 20, 11, 30, '#5c9a5c') +
                    circle(x + 30 + i * 43, y - 18, 9, '#e8503a')
                  : ellipse(x + 22 + i * 43, y - 14, 9, 26, '#4f8a5b') +
                    circle(x + 26 + i * 43, y - 40, 11, i % 2 === 0 ? '#ffb84d' : '#ff7a8a'),
            )
          );
        }),
      ) +
      figure(620, 640, 150, 5, 'carry'),
  ],
  [
    'golden',
    (s) =>
      backSky(s, 560) +
      rect(
        0,
        430,
        1280,
        130,
        s.canvas.linear([
          [0, '#f0a47a'],
          [1, '#3f93a6'],
        ]),
      ) +
      times(10, (i) =>
        rect(
          s.rng.range(0, 1100),
          446 + i * 11,
          s.rng.range(60, 170),
          4,
          '#fff0d0',
          2,
          opacity(0.6),
        ),
      ) +
      path('M0 560C300 520 600 590 1280 540V853H0Z', '#ecd3a4') +
      palm(180, 700, 560, '#4f8a5a', 0.1) +
      palm(1090, 700, 520, '#3f7a55', -0.08) +
      stroke('M236 470Q640 690 1050 470', '#fff4e0', 5) +
      path('M300 500Q640 700 990 500Q960 640 640 660Q330 640 300 500Z', '#e8743b') +
      times(9, (i) =>
        stroke(
          `M${340 + i * 74} ${520 + Math.sin((i / 8) * Math.PI) * 70}Q${350 + i * 72} 600 ${380 + i * 64} ${600 + Math.sin((i / 8) * Math.PI) * 46}`,
          '#ffd08a',
          5,
          opacity(0.6),
        ),
      ) +
      rect(520, 560, 110, 56, '#fff4e0', 24, 'transform="rotate(6 570 590)"') +
      softShadow(s, 640, 770, 300, 20, 0.28) +
      ellipse(900, 770, 60, 14, '#c99a68') +
      rect(892, 770, 16, 46, '#8d6a4c') +
      rect(882, 716, 36, 52, '#ffb84d', 6) +
      line(912, 716, 926, 680, '#d9593d', 4) +
      at(330, 800, crewBag('#2f7a76'), 1.7),
  ],
  [
    'morning',
    (s) =>
      backSky(s, 620) +
      hills(s.rng, 1280, 620, 260, s.mood.far) +
      siding(site(s, '#d9a58f'), 0, 60, 420, 560, '#d9a08a', 26) +
      siding(site(s, '#e9d5b8'), 860, 20, 420, 600, '#ecdcc0', 26) +
      treeRow(s, 560, 260, 5) +
      times(2, (r) =>
        times(
          2,
          (k) =>
            pane(site(s, '#d9a58f'), 70 + k * 170, 130 + r * 210, 96, 130, 'tall', {
              shutters: '#5f8f86',
              box: true,
            }) +
            pane(site(s, '#d9a58f'), 930 + k * 170, 100 + r * 220, 96, 140, 'tall', {
              shutters: '#6d7fa8',
              box: true,
            }),
        ),
      ) +
      rect(
        0,
        610,
        1280,
        250,
        s.canvas.linear([
          [0, '#dccbb4'],
          [1, '#b9a48c'],
        ]),
      ) +
      times(26, (i) =>
        rect((i * 151) % 1280, 630 + ((i * 47) % 210), 70, 5, '#a8937c', 3, opacity(0.45)),
      ) +
      stroke('M420 130Q640 200 860 110', '#6b5a48', 3) +
      [0, 1, 2, 3, 4]
        .map((i) =>
          path(
            `M${num(460 + i * 80)} ${num(146 + Math.sin((i / 4) * Math.PI) * 22)}h50v64h-50z`,
            ['#fbfaf6', '#e58f6f', '#5b93a6', '#f5c25c', '#fbfaf6'][i] ?? '#fff',
          ),
        )
        .join('') +
      bicycle(470, 760, '#2f7a76', 2) +
      bicycle(760, 790, '#d9593d', 2) +
      at(1060, 800, plant('fiddle', 350, '#c98f6a', s.rng)) +
      at(190, 790, plant('olive', 300, '#f3e7d3', s.rng)) +
      awning(880, 440, 380, 60, '#d9593d', '#fff4e0'),
  ],
  [
    'night',
    (s) =>
      backSky(s, 600) +
      skyline(s, 1280, 600, 420, s.mood.far) +
      skyline(s, 1280, 600, 240, s.mood.near) +
      deck(s, 600, '#5b5468') +
      rect(0, 480, 1280, 8, '#8f97b8') +
      rect(0, 488, 1280, 112, '#9fb4d8', 0, opacity(0.18)) +
      softShadow(s, 640, 800, 380, 20) +
      path(
        'M330 760Q330 720 372 720H908Q950 720 950 760V810Q950 826 930 826H350Q330 826 330 810Z',
        '#8d6a4c',
      ) +
      ellipse(640, 724, 290, 38, '#5fb8c8') +
      ellipse(640, 722, 262, 28, '#7fd0da') +
      times(8, (i) =>
        circle(470 + i * 48, 716 + (i % 3) * 6, 10 + (i % 3) * 4, '#ffffff', opacity(0.75)),
      ) +
      times(5, (i) =>
        path(
          `M${480 + i * 80} 690q-14 -30 4 -54t0 -50`,
          'none',
          'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".22"',
        ),
      ) +
      shine(s, 640, 700, 360, 0.5, '#7fd0da') +
      at(150, 810, plant('palm', 330, '#c98f6a', s.rng)) +
      at(1130, 810, plant('snake', 260, '#f3e7d3', s.rng)) +
      lights(s, -20, 160, 640, 130, 70) +
      lights(s, 640, 130, 1300, 160, 70) +
      rect(1000, 700, 90, 100, '#8d6a4c', 6) +
      rect(1010, 676, 70, 26, '#fbf6ec', 8) +
      rect(1014, 652, 62, 26, '#e58f6f', 8),
  ],
];
