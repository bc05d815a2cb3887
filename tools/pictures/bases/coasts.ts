import { cloud } from '../drawing/landscape.ts';
import { ellipse, line, opacity, path, rect, stroke, times } from '../drawing/svg.ts';
import { gulls, palmTree, ridge, scene, sun, W, water } from './parts.ts';

/** A lighthouse on a green cliff. */
const lighthouse = (): string =>
  scene(
    [
      [0, '#6cc0ea'],
      [0.46, '#c9ebf3'],
      [0.62, '#fdf5de'],
    ],
    (canvas) =>
      cloud(64, 116, 150, '#ffffff', 0.9) +
      cloud(440, 92, 140, '#ffffff', 0.9) +
      cloud(200, 206, 90, '#ffffff', 0.6) +
      water(canvas, 284, '#3fa3c4', '#0d4163', '#ffffff', 'lighthouse', 0.5) +
      path('M500 284L560 258H640V300H520Z', '#7fa6a0') +
      // The cliff.
      path(
        'M640 296L520 268C470 262 430 260 386 272L338 300L318 346L296 372L270 480H640Z',
        '#8d8478',
      ) +
      path('M386 272L338 300L318 346L296 372L270 480H330L362 372L372 318Z', '#6f675f') +
      path(
        'M640 292L524 262C470 252 428 254 384 268L340 298C380 292 400 300 440 308S560 330 640 326Z',
        '#4f9a5f',
      ) +
      path('M640 326C560 330 480 318 440 308L470 372L640 392Z', '#3d8253') +
      // The tower.
      path('M426 280L434 130H470L478 280Z', '#fdf8ee') +
      path('M452 130H470L478 280H456Z', '#dcd6cf') +
      path('M430.5 196L432.6 160H471.6L473.7 196ZM427 264L429.2 228H475.4L477.4 264Z', '#d9503c') +
      path('M453 160H471.6L473.7 196H454ZM455 228H475.4L477.4 264H455.6Z', '#b33f31') +
      rect(424, 122, 56, 9, '#2f3f5c', 2) +
      rect(436, 98, 32, 24, '#ffe9a8') +
      rect(450, 98, 4, 24, '#2f3f5c') +
      path('M430 98Q452 66 474 98Z', '#d9503c') +
      rect(450, 68, 4, 14, '#2f3f5c') +
      rect(502, 258, 52, 32, '#fdf8ee') +
      path('M496 260L528 238L560 260Z', '#d9503c') +
      rect(512, 266, 10, 12, '#54708c') +
      rect(534, 266, 10, 24, '#2f5d6b') +
      stroke(
        'M300 380Q316 372 330 380T360 380M282 404Q300 396 316 404T350 404',
        '#ffffff',
        4,
        opacity(0.7),
      ) +
      path('M0 430C90 410 190 430 290 440S520 430 640 400V480H0Z', '#0c3553') +
      path('M90 300V262L112 300ZM86 300V268L72 300Z', '#ffffff') +
      path('M66 303H118L110 311H74Z', '#d9503c') +
      gulls(
        [
          [256, 158, 11],
          [292, 178, 8],
          [222, 184, 7],
        ],
        '#3d6f8c',
      ),
  );

/** Palms before a sun that sinks into the sea. */
const palms = (): string =>
  scene(
    [
      [0, '#3d3f98'],
      [0.28, '#b4529a'],
      [0.46, '#ff7f86'],
      [0.62, '#ffc27d'],
    ],
    (canvas) =>
      cloud(60, 128, 150, '#e07aa0', 0.5) +
      cloud(430, 104, 170, '#d0669c', 0.5) +
      sun(336, 286, 66, '#ffe69c', '#ffd98a', 0.24) +
      water(canvas, 296, '#f0808a', '#3a2a6a', '#ffe39c', 'palms', 0.7) +
      times(6, (i) =>
        rect(336 - 52 + i * 7, 302 + i * 11, 104 - i * 14, 4, '#ffe69c', 2, opacity(0.8 - i * 0.1)),
      ) +
      path('M0 388C120 356 220 372 330 384S560 372 640 352V480H0Z', '#3a2560') +
      path('M0 420C140 396 260 414 380 420S560 412 640 400V480H0Z', '#27194a') +
      palmTree(196, 400, 176, '#3a2263', -0.14) +
      palmTree(128, 410, 292, '#22153f', 0.16) +
      palmTree(548, 392, 236, '#22153f', -0.14) +
      gulls(
        [
          [270, 168, 9],
          [298, 184, 7],
          [244, 190, 6],
        ],
        '#4b2a66',
      ),
  );

/** A suspension bridge in the morning mist. */
const bridge = (): string => {
  const red = '#d4553c';
  const tower = (x: number) =>
    rect(x - 15, 96, 9, 238, red) +
    rect(x + 6, 96, 9, 238, '#b8432f') +
    [104, 150, 200, 252].map((y) => rect(x - 8, y, 16, 9, '#b8432f')).join('') +
    rect(x - 20, 322, 40, 18, '#8b9a97');
  const cables = (dy: number) =>
    `M-60 ${116 + dy}Q60 ${300 + dy} 196 ${104 + dy}Q330 ${398 + dy} 464 ${104 + dy}Q590 ${300 + dy} 700 ${116 + dy}`;
  return scene(
    [
      [0, '#5fa3bd'],
      [0.36, '#b5d8d4'],
      [0.66, '#ffe0b8'],
    ],
    (canvas) =>
      sun(330, 214, 34, '#fff3cf', '#fff3cf', 0.3) +
      cloud(58, 108, 112, '#ffffff', 0.6) +
      cloud(498, 158, 96, '#ffffff', 0.5) +
      ridge([250, 232, 262, 286, 268, 240, 214, 236], '#8fb5b3') +
      ridge([288, 262, 282, 312, 308, 286, 258, 268], '#5f9298') +
      water(canvas, 322, '#4c8f9c', '#0f3947', '#ffe9c9', 'bridge-bay', 0.55) +
      stroke(cables(0), red, 5) +
      times(28, (i) => {
        const x = 8 + i * 23;
        const t = x < 196 ? 0 : x < 464 ? 1 : 2;
        const [from, to, low] =
          t === 0 ? [-60, 196, 238] : t === 1 ? [196, 464, 251] : [464, 700, 238];
        const u = ((x - from) / (to - from)) * 2 - 1;
        const high = t === 1 ? 104 : 110;
        const y = low - (low - high) * u * u;
        return y < 282 ? line(x, y, x, 284, red, 1.4, opacity(0.75)) : '';
      }) +
      tower(196) +
      tower(464) +
      rect(0, 280, W, 8, red) +
      rect(0, 288, W, 5, '#9c3a2a') +
      ellipse(90, 322, 190, 15, '#fff4e2', opacity(0.5)) +
      ellipse(470, 332, 240, 13, '#fff4e2', opacity(0.42)) +
      gulls(
        [
          [300, 132, 9],
          [328, 148, 7],
          [270, 156, 6],
        ],
        '#43717c',
      ),
  );
};

export const COAST_SCENES = {
  lighthouse,
  palms,
  bridge,
};
