import { Canvas } from '../drawing/canvas.ts';
import { cloud, plane, tail, tower } from '../drawing/landscape.ts';
import { random } from '../drawing/random.ts';
import { circle, ellipse, opacity, path, poly, rect, stroke, times } from '../drawing/svg.ts';
import { tree } from '../drawing/trees.ts';
import { H, home, picture, row, W } from './parts.ts';

/** The wide scenes behind the search; the middle stays calm for text and the search box. */

export const crashpadHero = (): string => {
  const canvas = new Canvas();
  const rng = random('hero-crashpad');
  const glow = canvas.radial([
    [0, '#ffd08a', 0.85],
    [0.4, '#ff9a6b', 0.4],
    [1, '#ff7a59', 0],
  ]);
  const lamp = canvas.radial([
    [0, '#ffe3a3', 0.9],
    [1, '#ffe3a3', 0],
  ]);
  const sky = canvas.linear([
    [0, '#0b1b3a'],
    [0.36, '#1c2f63'],
    [0.58, '#54417f'],
    [0.72, '#b0627f'],
    [0.82, '#ff8f66'],
    [0.9, '#ffc27a'],
  ]);
  const runway = times(15, (i) => {
    const t = i / 14;
    const y = 800 + t * t * 110;
    const spread = 60 + t * t * 420;
    return (
      circle(800 - spread, y, 2 + t * 5, i % 4 === 0 ? '#7fd0ff' : '#ffe3a3') +
      circle(800 + spread, y, 2 + t * 5, i % 4 === 0 ? '#7fd0ff' : '#ffe3a3')
    );
  });
  return picture(
    canvas,
    rect(0, 0, W, H, sky) +
      times(46, () =>
        circle(
          rng.range(0, W),
          rng.range(0, 360),
          rng.range(0.8, 2.1),
          '#fff6dc',
          opacity(rng.range(0.3, 0.9)),
        ),
      ) +
      ellipse(800, 760, 900, 260, glow) +
      circle(1330, 130, 34, '#f6ecd0') +
      circle(1318, 120, 7, '#dccfae') +
      circle(1342, 142, 9, '#dccfae') +
      cloud(160, 330, 260, '#7d5a94', 0.4) +
      cloud(1210, 400, 300, '#b56a8a', 0.4) +
      cloud(620, 590, 300, '#ffb08a', 0.35) +
      cloud(60, 560, 220, '#d97f86', 0.4) +
      stroke('M120 250Q300 190 430 176', '#ffe6cf', 3, opacity(0.35)) +
      plane(470, 168, 130, '#f7ece4', '#ff7a59', -12) +
      path('M0 720C220 660 420 700 640 716S1040 690 1240 676S1500 700 1600 690V900H0Z', '#4a3a72') +
      path('M0 760C300 730 520 748 800 752S1320 740 1600 744V900H0Z', '#33305f') +
      times(
        26,
        (i) =>
          rect(
            470 + i * 26,
            738 - ((i * 37) % 22),
            20,
            30 + ((i * 37) % 22),
            i % 2 === 0 ? '#3c3768' : '#45406f',
          ) + (i % 3 === 0 ? rect(476 + i * 26, 744, 5, 6, '#ffcf85') : ''),
      ) +
      tower(1180, 770, 300, '#3d3a6c', '#ffd88a') +
      circle(1180, 522, 70, lamp, opacity(0.55)) +
      rect(
        0,
        766,
        W,
        140,
        canvas.linear([
          [0, '#2a2b5c'],
          [1, '#0e1b3c'],
        ]),
      ) +
      poly(
        [
          [745, 780],
          [855, 780],
          [1310, 900],
          [290, 900],
        ],
        '#1b2450',
      ) +
      times(5, (i) => {
        const t = (i + 0.3) / 5;
        return poly(
          [
            [800 - 2 - t * 9, 784 + t * t * 116],
            [800 + 2 + t * 9, 784 + t * t * 116],
            [800 + 3 + t * 13, 792 + t * t * 128],
            [800 - 3 - t * 13, 792 + t * t * 128],
          ],
          '#d9cfe0',
          opacity(0.6),
        );
      }) +
      runway +
      tail(300, 815, 170, '#ff7a59', '#dcd6e6') +
      row('left', 830, ['#24305f', '#2d3568', '#1f2a55'], '#ffd083', [
        [150, 190],
        [110, 130],
      ]) +
      row('right', 830, ['#2a3166', '#212b58', '#303a70'], '#ffd083', [
        [160, 210],
        [120, 150],
        [96, 104],
      ]) +
      tree(250, 842, 120, '#1c2a52', '#141d40') +
      tree(1168, 842, 110, '#1c2a52', '#141d40') +
      path(
        'M0 850C200 822 420 838 560 900H0ZM1600 846C1420 820 1180 838 1040 900H1600Z',
        '#0f1a3c',
      ) +
      times(
        3,
        (i) =>
          circle(60 + i * 170, 792, 60, lamp, opacity(0.28)) +
          circle(1560 - i * 170, 786, 60, lamp, opacity(0.28)),
      ),
  );
};

export const footer = (): string => {
  const canvas = new Canvas();
  const tones = ['#1d3261', '#233a6d', '#1a2c57', '#294277'];
  const sizes: readonly (readonly [number, number])[] = [
    [120, 90],
    [90, 130],
    [150, 74],
    [84, 150],
    [130, 96],
    [110, 118],
    [160, 70],
    [88, 140],
    [126, 90],
    [100, 112],
    [140, 80],
    [92, 134],
    [120, 92],
  ];
  let x = -20;
  const houses = sizes
    .map(([w, h], i) => {
      const out = home(x, 262, w, h, tones[i % 4] ?? '#1d3261', '#f5b95a', i);
      x += w + (i % 3 === 1 ? 34 : 4);
      return out;
    })
    .join('');
  const content =
    // A far row without gaps: nothing bright shows between the houses.
    rect(0, 178, W, 86, '#15264d') +
    times(17, (i) => rect(i * 98, 150 + ((i * 41) % 50), 70, 120, '#15264d')) +
    tower(1012, 262, 232, '#223868', '#ffcf85') +
    houses +
    times(8, (i) => tree(110 + i * 196, 264, 74, '#1c4558', '#142447')) +
    rect(0, 258, W, 6, '#2b4379') +
    stroke('M140 96Q360 20 580 62', '#6f86bd', 3, `stroke-dasharray="3 13" ${opacity(0.8)}`) +
    plane(622, 66, 96, '#dfe6f5', '#ff7a59', 8);
  return canvas.document(W, 264, content);
};
