import { Canvas } from '../drawing/canvas.ts';
import { cloud, plane } from '../drawing/landscape.ts';
import { random } from '../drawing/random.ts';
import {
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
import { H, picture, W } from './parts.ts';

export const vacationHero = (): string => {
  const canvas = new Canvas();
  const sea = canvas.linear([
    [0, '#8fd3cf'],
    [0.5, '#3fa9a3'],
    [1, '#1f7f7e'],
  ]);
  const wave = (y: number, o: number) =>
    stroke(`M0 ${y}${times(20, () => 'q20 -9 40 0t40 0')}`, '#ffffff', 3, opacity(o));
  const villa = (x: number, y: number, w: number, h: number, roof: string) =>
    rect(x, y - h, w, h, '#fffaf0') +
    rect(x + w * 0.72, y - h, w * 0.28, h, '#efe0c8') +
    poly(
      [
        [x - 12, y - h],
        [x + w * 0.2, y - h - 34],
        [x + w * 0.86, y - h - 34],
        [x + w + 12, y - h],
      ],
      roof,
    ) +
    times(3, (i) =>
      path(`M${num(x + 16 + i * (w / 3.2))} ${y - 18}v-34a13 13 0 0 1 26 0v34z`, '#5fa8a4'),
    );
  return picture(
    canvas,
    rect(
      0,
      0,
      W,
      H,
      canvas.linear([
        [0, '#4fa9c4'],
        [0.45, '#9ad6dc'],
        [0.72, '#f3ecd6'],
      ]),
    ) +
      circle(1210, 190, 190, '#fff6d8', opacity(0.28)) +
      circle(1210, 190, 120, '#fff3c8', opacity(0.4)) +
      circle(1210, 190, 66, '#fff3c4') +
      cloud(120, 240, 300, '#ffffff', 0.75) +
      cloud(900, 150, 200, '#ffffff', 0.6) +
      cloud(1290, 360, 260, '#ffffff', 0.7) +
      cloud(480, 420, 200, '#ffffff', 0.5) +
      stroke('M150 190Q320 130 420 118', '#ffffff', 3, opacity(0.6)) +
      plane(462, 108, 120, '#ffffff', '#f5a13f', -12) +
      path('M0 640C120 560 260 540 380 590S560 640 640 652H0Z', '#7fb5a0') +
      path('M1600 600C1480 520 1340 560 1240 610S1060 648 960 652H1600Z', '#8fbfa6') +
      rect(0, 640, W, 260, sea) +
      wave(668, 0.35) +
      wave(706, 0.3) +
      wave(752, 0.25) +
      poly(
        [
          [780, 652],
          [786, 600],
          [826, 648],
        ],
        '#ffffff',
      ) +
      poly(
        [
          [776, 652],
          [774, 612],
          [748, 648],
        ],
        '#f7e4c4',
      ) +
      path('M738 656H836L822 670H752Z', '#c9694a') +
      path('M1600 560C1480 570 1380 620 1330 690C1290 740 1400 800 1600 820Z', '#5f9a7c') +
      path('M1600 640C1500 650 1420 690 1400 740L1600 800Z', '#4c8a6e') +
      villa(1400, 668, 120, 78, '#d9774f') +
      villa(1490, 628, 110, 74, '#c9654a') +
      villa(1340, 726, 110, 70, '#e08a5a') +
      path('M0 760C260 700 460 800 800 812S1340 770 1600 790V900H0Z', '#f4e2bb') +
      path('M0 820C300 780 560 860 860 858S1380 830 1600 846V900H0Z', '#e9cf9c') +
      path(
        'M0 752C260 692 460 792 800 804S1340 762 1600 782',
        'none',
        'stroke="#ffffff" stroke-width="9" opacity=".75"',
      ) +
      palm(120, 850, 430, '#3f8f74', 0.14) +
      palm(250, 880, 320, '#55a283', -0.12) +
      palm(1500, 870, 340, '#3f8f74', -0.16) +
      line(380, 856, 400, 730, '#b98a5c', 7) +
      path('M318 748C336 690 450 690 482 752Q440 736 400 746Q360 732 318 748Z', '#f5a13f') +
      path('M372 738C380 704 410 696 404 744Z', '#fff4dc') +
      poly(
        [
          [330, 860],
          [430, 846],
          [520, 872],
          [410, 890],
        ],
        '#2f8f8a',
      ) +
      poly(
        [
          [350, 862],
          [372, 858],
          [458, 880],
          [436, 884],
        ],
        '#fff4dc',
      ),
  );
};

export const crewHero = (): string => {
  const canvas = new Canvas();
  const rng = random('hero-crew');
  const puff = (x: number, y: number, r: number, c: string, o: number) =>
    ellipse(x, y, r, r * 0.42, c, opacity(o));
  return picture(
    canvas,
    rect(
      0,
      0,
      W,
      H,
      canvas.linear([
        [0, '#0d2530'],
        [0.32, '#123f4c'],
        [0.52, '#4a3a68'],
        [0.68, '#94507c'],
        [0.78, '#e58a8a'],
        [0.88, '#f7c79a'],
      ]),
    ) +
      times(54, () =>
        circle(
          rng.range(0, W),
          rng.range(0, 380),
          rng.range(0.8, 2.2),
          '#eafaf4',
          opacity(rng.range(0.3, 0.9)),
        ),
      ) +
      circle(280, 150, 40, '#f4efd8') +
      circle(266, 140, 8, '#d9d3b8') +
      circle(294, 164, 10, '#d9d3b8') +
      ellipse(
        800,
        720,
        900,
        190,
        canvas.radial([
          [0, '#ffd9a8', 0.8],
          [1, '#f7a58a', 0],
        ]),
      ) +
      times(14, (i) => puff(i * 126 - 20, 716 + ((i * 53) % 40), 150, '#d0839c', 1)) +
      times(12, (i) => puff(i * 150 - 10, 782 + ((i * 41) % 36), 180, '#84589a', 1)) +
      times(11, (i) => puff(i * 166, 856 + ((i * 29) % 30), 200, '#3b4f80', 1)) +
      rect(0, 876, W, 30, '#2a4a66') +
      path(
        'M1600 560C1500 600 1330 690 1160 742L1120 700L1150 696L1176 726C1330 650 1480 560 1600 500Z',
        '#d9dfe6',
      ) +
      path('M1600 590C1500 630 1330 706 1164 744C1330 672 1480 590 1600 526Z', '#9fb0c0') +
      path('M1160 742L1118 640C1112 628 1126 622 1134 632L1186 728Z', '#2fa39a') +
      circle(1160, 738, 5, '#ff8a7a') +
      circle(1160, 738, 16, '#ff8a7a', opacity(0.35)) +
      stroke('M0 470Q200 400 372 372', '#ffe3d6', 3, opacity(0.35)) +
      plane(414, 360, 110, '#f4ece8', '#2fa39a', -10),
  );
};
