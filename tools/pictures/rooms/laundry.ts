import { dark, light } from '../drawing/color.ts';
import { pendant } from '../drawing/lamp.ts';
import { plant } from '../drawing/plant.ts';
import { cycle } from '../drawing/random.ts';
import { rug } from '../drawing/rug.ts';
import type { Scene } from '../drawing/scene.ts';
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
import { counter } from './cabinets.ts';
import { room } from './room.ts';
import { artAt, HOURS, plantAt, series, shelfAt, windowAt } from './rooms.ts';

const machine = (scene: Scene, x: number, y: number, color: string, load: string): void => {
  const z = scene.view.d - 64;
  const door =
    circle(30, -38, 21, '#c9c7cf') +
    circle(30, -38, 17, '#2f3a55') +
    path('M14 -34C20 -40 26 -30 32 -36S42 -40 46 -34C46 -24 38 -21 30 -21S15 -25 14 -34Z', load) +
    circle(36, -42, 4, light(load, 0.5), opacity(0.8)) +
    path(
      'M18 -46C22 -54 32 -56 38 -52',
      'none',
      'stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".6"',
    );
  if (y < 10) scene.shadow(x, z, 60, 56, 0.5);
  scene.add(
    z - y * 0.001,
    scene.box(x, y, z, 60, 84, 58, color, { soft: 4 }) +
      scene.front(
        x,
        y,
        z,
        rect(2, -82, 56, 16, dark(color, 0.08), 2) +
          rect(6, -79, 18, 9, light(color, 0.5), 1.5) +
          circle(36, -74, 4.4, '#8f93a3') +
          circle(48, -74, 3, '#ff7a59') +
          door,
      ),
  );
};

const basket = (color: string, a: string, b: string): string =>
  path('M-22 -28H22L18 0H-18Z', color) +
  times(4, (i) =>
    line(-20 + i * 0.8, -24 + i * 6, 20 - i * 0.8, -24 + i * 6, dark(color, 0.25), 1.4),
  ) +
  path('M-20 -28C-16 -40 -4 -36 0 -32C6 -42 20 -38 20 -28Z', a) +
  path('M-6 -28C-2 -36 8 -36 12 -28Z', b);

const foldedStack = (a: string, b: string, c: string): string =>
  times(5, (i) =>
    rect(-16 + (i % 2), -6 - i * 6, 32 - (i % 2) * 2, 5.4, [a, b, c, '#fffaf0', b][i] ?? a, 2.4),
  );

const line0 = (scene: Scene, w: number): string => {
  const { palette } = scene;
  const shirt = (x: number, c: string) =>
    path(
      `M${x - 9} 1L${x - 20} 9L${x - 15} 18L${x - 10} 14V40H${x + 10}V14L${x + 15} 18L${x + 20} 9L${x + 9} 1Q${x} 8 ${x - 9} 1Z`,
      c,
    ) +
    path(
      `M${x + 3} 8V40H${x + 10}V14L${x + 15} 18L${x + 20} 9L${x + 9} 1Z`,
      dark(c, 0.25),
      opacity(0.35),
    );
  return (
    stroke(`M0 0Q${w / 2} 5 ${w} 0`, '#4b4a5e', 1.2) +
    shirt(w * 0.14, '#fbfaf6') +
    shirt(w * 0.38, palette.textile) +
    rect(w * 0.54, 2, 26, 36, palette.pop, 1.5) +
    shirt(w * 0.84, '#24345f') +
    times(8, (i) => rect(w * 0.09 + i * w * 0.108, -2, 1.6, 6, '#c98f5a'))
  );
};

const ironing = (cover: string): string =>
  line(-30, -82, 24, 0, '#8f93a3', 3) +
  line(26, -82, -28, 0, '#8f93a3', 3) +
  path('M-70 -86H50C66 -86 66 -80 50 -80H-70Z', cover) +
  poly(
    [
      [10, -86],
      [44, -86],
      [40, -97],
      [22, -98],
    ],
    '#3f6b8f',
  ) +
  stroke('M20 -98C22 -106 38 -106 40 -97', '#22305a', 3.4) +
  path('M-60 -86H-10V-62Q-34 -58 -60 -62Z', '#fbfaf6');

type Layout = (scene: Scene, i: number) => void;

const LAYOUTS: readonly Layout[] = [
  (scene, i) => {
    const { w, d, h } = scene.view;
    const { palette } = scene;
    machine(scene, 40, 0, '#f4f1ec', palette.textile);
    machine(scene, 106, 0, '#f4f1ec', palette.pop);
    scene.add(
      d - 66,
      scene.box(34, 88, d - 66, 140, 4, 62, palette.wood) +
        scene.front(70, 92, d - 40, foldedStack(palette.textile, palette.pop, palette.accent)) +
        scene.front(130, 92, d - 40, basket('#d9b075', palette.textile2, palette.accent)),
    );
    shelfAt(
      scene,
      40,
      150,
      128,
      at(
        8,
        0,
        rect(0, -22, 14, 22, palette.pop, 2) +
          rect(18, -26, 12, 26, '#8fb5ae', 3) +
          rect(34, -16, 16, 16, '#fffaf0', 2),
      ) + at(90, 0, plant('trailing', 32, palette.textile2, scene.rng)),
    );
    windowAt(scene, w * 0.6, 104, 96, 100, 'grid', 'roman', i);
    scene.add(d - 110, scene.front(w * 0.74, 0, d - 110, ironing(palette.accent)));
    scene.shadow(w * 0.74 - 40, d - 116, 90, 14, 0.35);
    rug(scene, w * 0.44, d - 140, 170, 70, 'stripes', palette.textile, palette.textile2);
    pendant(scene, w * 0.45, h - 54, d - 100, 'dome', palette.pop, 0.9);
  },
  (scene, i) => {
    const { w, d } = scene.view;
    const { palette } = scene;
    machine(scene, w / 2 - 94, 2, '#dfe3ea', palette.accent);
    machine(scene, w / 2 - 94, 90, '#dfe3ea', palette.textile);
    machine(scene, w / 2 - 28, 2, '#dfe3ea', palette.pop);
    machine(scene, w / 2 - 28, 90, '#dfe3ea', palette.deep);
    machine(scene, w / 2 + 38, 2, '#dfe3ea', palette.textile);
    machine(scene, w / 2 + 38, 90, '#dfe3ea', palette.accent);
    scene.shadow(w / 2 + 60, d - 150, 50, 30, 0.4);
    scene.add(
      d - 140,
      scene.front(w / 2 + 96, 0, d - 140, basket('#d9b075', palette.textile, '#fbfaf6')) +
        scene.front(w / 2 - 130, 0, d - 130, basket('#8fb5ae', palette.pop, palette.textile2)),
    );
    artAt(scene, 46, 170, 54, 66, i);
    plantAt(scene, w - 34, d - 40, 140, i);
  },
  (scene, i) => {
    const { w, d } = scene.view;
    const { palette } = scene;
    windowAt(scene, w / 2 - 60, 108, 120, 92, 'wide', 'none', i + 2);
    counter(scene, 84, w - 150, {
      color: palette.accent,
      upper: palette.accent,
      top: palette.wood,
      knob: '#d8b15a',
    });
    machine(scene, 16, 0, '#f4f1ec', palette.pop);
    scene.add(
      d - 50,
      scene.front(16, 196, d - 50, '') +
        scene.front(w / 2 - 40, 90, d - 40, foldedStack('#fbfaf6', palette.textile, palette.pop)) +
        scene.front(w / 2 + 40, 90, d - 40, basket('#d9b075', palette.textile2, palette.pop)),
    );
    scene.add(d - 120, scene.front(30, 226, d - 110, line0(scene, w - 60)));
    rug(scene, w / 2, d - 130, 160, 60, 'diamonds', palette.textile, palette.textile2);
    scene.add(
      d - 61,
      scene.front(
        w - 40,
        0,
        d - 61,
        ellipse(0, -40, 0.1, 0.1, palette.wood) + basket('#c98f6a', '#24345f', '#fbfaf6'),
      ),
    );
  },
];

export const laundries = series('laundry', 8, (key, i) => {
  const turn = Math.floor(i / LAYOUTS.length);
  const scene = room(key, {
    palette: i * 5 + 3,
    mood: cycle(HOURS, i + turn),
    floor: cycle(['tiles', 'concrete', 'checker', 'planks'] as const, i),
    wall: cycle(['half', 'tile', 'shiplap', 'plain', 'brick'] as const, i + turn),
    w: 385 + ((i * 17) % 40),
    d: 215 + ((i * 13) % 40),
    h: 250,
    eye: 0.42 + (i % 4) * 0.05,
    eyeY: 132,
    light: i % 2 === 0 ? 1 : -1,
  });
  cycle(LAYOUTS, i)(scene, i + turn);
  return scene.render();
});
