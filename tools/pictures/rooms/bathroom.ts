import { dark, light } from '../drawing/color.ts';
import { pendant, spot } from '../drawing/lamp.ts';
import { plant } from '../drawing/plant.ts';
import { cycle } from '../drawing/random.ts';
import { rug } from '../drawing/rug.ts';
import type { Scene } from '../drawing/scene.ts';
import { at, circle, ellipse, line, opacity, path, rect, stroke, times } from '../drawing/svg.ts';
import { room } from './room.ts';
import { HOURS, plantAt, series, shelfAt, windowAt } from './rooms.ts';
import { sideWindow } from './window.ts';

const CHINA = '#fbf8f2';

const towels = (w: number, a: string, b: string): string => {
  const cloth = (x: number, c: string, h: number) =>
    rect(x, 0, w * 0.4, h, c, 1.5) +
    rect(x, h - 8, w * 0.4, 2.4, light(c, 0.5)) +
    rect(x, h - 4, w * 0.4, 1.2, light(c, 0.5)) +
    rect(x + w * 0.3, 0, w * 0.1, h, dark(c, 0.25), 1.5, opacity(0.35));
  return rect(0, -2, w, 2.4, '#c79a4b', 1) + cloth(w * 0.06, a, 46) + cloth(w * 0.54, b, 38);
};

const bottles = (pop: string, accent: string): string =>
  rect(0, -15, 7, 15, pop, 2) +
  rect(2, -19, 3, 4, '#3b3a4e') +
  rect(10, -11, 8, 11, '#fffaf0', 2) +
  rect(21, -18, 6, 18, accent, 2) +
  rect(22.5, -22, 3, 4, '#3b3a4e');

const mirror = (w: number, h: number, round: boolean): string => {
  const shape = (grow: number, fill: string) =>
    round
      ? ellipse(0, -h / 2, w / 2 + grow, h / 2 + grow, fill)
      : rect(-w / 2 - grow, -h - grow, w + grow * 2, h + grow * 2, fill, 4 + grow);
  return (
    shape(2.5, '#c79a4b') +
    shape(0, '#cfe2e6') +
    path(
      `M${-w * 0.3} ${-h * 0.3}L${w * 0.1} ${-h * 0.8}H${w * 0.26}L${-w * 0.14} ${-h * 0.26}Z`,
      '#ffffff',
      opacity(0.4),
    )
  );
};

const vanity = (scene: Scene, x: number, w: number, color: string, round: boolean): void => {
  const { d } = scene.view;
  const z = d - 50;
  const basin =
    path('M-24 0C-24 -12 -20 -15 0 -15C20 -15 24 -12 24 0Z', CHINA) +
    ellipse(0, -14.5, 22, 3, dark(CHINA, 0.16)) +
    path('M8 0C20 -3 22 -9 22 -13L24 -8C25 -3 22 0 18 0Z', dark(CHINA, 0.2), opacity(0.4));
  scene.base(scene.front(x + w / 2, 112, d, mirror(w * 0.62, 86, round)));
  scene.add(
    z,
    scene.box(x, 22, z, w, 60, 48, color) +
      scene.front(
        x,
        82,
        z,
        rect(3, 6, w / 2 - 4, 24, light(color, 0.16), 1) +
          rect(w / 2 + 1, 6, w / 2 - 4, 24, light(color, 0.16), 1) +
          rect(3, 32, w - 6, 24, light(color, 0.1), 1) +
          rect(w * 0.2, 16, 14, 2, '#c79a4b', 1) +
          rect(w * 0.68, 16, 14, 2, '#c79a4b', 1),
      ) +
      scene.box(x - 2, 82, z - 2, w + 4, 4, 52, '#f3ede4') +
      scene.front(x + w / 2, 86, z + 36, stroke('M0 0V-22C0 -30 10 -30 10 -24', '#c79a4b', 2.6)) +
      scene.front(x + w / 2, 86, z + 20, basin) +
      scene.front(x + 6, 86, z + 20, bottles(scene.palette.pop, scene.palette.accent)) +
      scene.front(x + w - 12, 86, z + 20, plant('fern', 26, scene.palette.textile2, scene.rng)),
  );
  scene.add(
    d - 4,
    spot(scene, x + w / 2 - w * 0.44, 190, d - 4, 1.1) +
      spot(scene, x + w / 2 + w * 0.36, 190, d - 4, 1.1),
  );
  scene.shadow(x, z, w, 46, 0.4);
};

const toilet = (scene: Scene, x: number): void => {
  const z = scene.view.d - 66;
  scene.shadow(x - 20, z, 40, 50, 0.45);
  scene.add(
    z,
    scene.box(x - 22, 40, z + 46, 44, 40, 18, CHINA, { soft: 4 }) +
      scene.front(
        x,
        0,
        z,
        path('M-15 0C-12 -14 -16 -20 -20 -36H20C16 -20 12 -14 15 0Z', CHINA) +
          path(
            'M6 0C8 -14 14 -20 20 -36L20 -36C16 -20 12 -14 15 0Z',
            dark(CHINA, 0.25),
            opacity(0.5),
          ) +
          ellipse(0, -38, 22, 6, dark(CHINA, 0.14)) +
          ellipse(0, -40, 22, 6, '#ffffff') +
          rect(8, -76, 8, 3, '#c9c7cf', 1),
      ),
  );
};

const tub = (scene: Scene, x: number, z: number, w: number, color: string): void => {
  const shape =
    path(`M2 -56C0 -20 14 -6 34 -5H${w - 34}C${w - 14} -6 ${w} -20 ${w - 2} -56Z`, color) +
    path(
      `M${w * 0.6} -5H${w - 34}C${w - 14} -6 ${w} -20 ${w - 2} -56H${w - 22}C${w - 22} -30 ${w * 0.8} -8 ${w * 0.6} -5Z`,
      dark(color, 0.3),
      opacity(0.35),
    ) +
    ellipse(w / 2, -56, w / 2, 8, light(color, 0.7)) +
    ellipse(w / 2, -55, w / 2 - 6, 5.6, '#a9d3de') +
    times(7, (i) =>
      circle(w * (0.2 + i * 0.09), -56 + (i % 2), 4 + (i % 3), '#ffffff', opacity(0.85)),
    ) +
    rect(24, -6, 8, 6, '#c79a4b', 2) +
    rect(w - 32, -6, 8, 6, '#c79a4b', 2) +
    stroke(`M${w - 12} 0V-84C${w - 12} -96 ${w - 30} -96 ${w - 30} -84`, '#c79a4b', 3) +
    path(`M${w * 0.12} -60H${w * 0.3}V-26Q${w * 0.21} -22 ${w * 0.12} -26Z`, scene.palette.textile);
  scene.shadow(x, z - 14, w, 50, 0.5);
  scene.add(z, scene.front(x, 0, z, shape));
};

const shower = (scene: Scene, x: number, w: number): void => {
  const { d, h } = scene.view;
  const z = d - 92;
  const { accent } = scene.palette;
  const tiles =
    rect(0, -h + 20, w, h - 20, light(accent, 0.3)) +
    times(12, (i) => rect(0, -20 * (i + 1), w, 0.9, '#fffaf0', 0, opacity(0.5))) +
    times(Math.floor(w / 20), (i) =>
      rect(i * 20, -h + 20, 0.9, h - 20, '#fffaf0', 0, opacity(0.5)),
    ) +
    stroke(`M${w * 0.5} -90V-206H${w * 0.5 + 16}`, '#c79a4b', 2.6) +
    path(`M${w * 0.5 + 4} -200H${w * 0.5 + 30}L${w * 0.5 + 26} -206H${w * 0.5 + 8}Z`, '#c79a4b') +
    rect(w * 0.5 - 6, -100, 12, 6, '#c79a4b', 2) +
    rect(w * 0.12, -120, 24, 3, '#fffaf0') +
    at(w * 0.12 + 2, -120, bottles(scene.palette.pop, scene.palette.deep), 0.7);
  scene.base(scene.front(x, 0, d, tiles));
  scene.add(
    z,
    scene.box(x, 0, z, w, 8, 90, CHINA) +
      scene.quad(
        [
          [x, 8, z],
          [x + w, 8, z],
          [x + w, 205, z],
          [x, 205, z],
        ],
        '#dff2f5',
        opacity(0.26),
      ) +
      scene.front(
        x,
        205,
        z,
        path(
          `M${w * 0.15} 190L${w * 0.55} 0H${w * 0.7}L${w * 0.3} 190Z`,
          '#ffffff',
          opacity(0.22),
        ) +
          line(0, 0, w, 0, '#3b3a4e', 2.4) +
          line(0, 0, 0, 197, '#3b3a4e', 2.4) +
          line(w, 0, w, 197, '#3b3a4e', 2.4) +
          line(w * 0.5, 0, w * 0.5, 197, '#3b3a4e', 1.6) +
          rect(w * 0.5 - 5, 90, 3, 24, '#c79a4b', 1.5),
      ),
  );
};

type Layout = (scene: Scene, i: number) => void;

const LAYOUTS: readonly Layout[] = [
  (scene, i) => {
    const { w, d } = scene.view;
    shower(scene, w - 120, 112);
    vanity(
      scene,
      30,
      104,
      cycle([scene.palette.wood, scene.palette.accent, scene.palette.deep], i),
      i % 2 === 0,
    );
    toilet(scene, w * 0.54);
    rug(
      scene,
      w * 0.36,
      d - 110,
      110,
      60,
      'stripes',
      scene.palette.textile,
      scene.palette.textile2,
    );
    scene.base(
      scene.front(w * 0.45, 150, d, towels(56, scene.palette.textile, scene.palette.textile2)),
    );
  },
  (scene, i) => {
    const { w, d, h } = scene.view;
    windowAt(
      scene,
      w / 2 - 70,
      96,
      140,
      116,
      cycle(['arch', 'grid', 'corner'] as const, i),
      i % 3 === 0 ? 'none' : 'blind',
      i,
    );
    tub(
      scene,
      w / 2 - 90,
      d - 90,
      180,
      cycle([CHINA, scene.palette.deep, scene.palette.accent], i),
    );
    scene.add(
      d - 40,
      scene.box(26, 0, d - 60, 40, 46, 34, scene.palette.wood) +
        scene.front(30, 46, d - 50, bottles(scene.palette.pop, scene.palette.accent)),
    );
    plantAt(scene, w - 36, d - 60, 140, i);
    scene.base(scene.front(22, 160, d, towels(60, scene.palette.textile, scene.palette.pop)));
    rug(scene, w / 2, d - 140, 140, 60, 'round', scene.palette.textile, scene.palette.textile2);
    pendant(scene, w / 2, h - 44, d - 110, 'globe', scene.palette.pop, 0.9);
  },
  (scene, i) => {
    const { w, d } = scene.view;
    vanity(scene, w / 2 - 86, 84, scene.palette.wood, true);
    vanity(scene, w / 2 + 4, 84, scene.palette.wood, true);
    sideWindow(scene, i % 2 === 0, d - 170, 110, 110, 90);
    toilet(scene, i % 2 === 0 ? w - 40 : 44);
    rug(scene, w / 2, d - 120, 150, 60, 'border', scene.palette.accent, scene.palette.textile2);
    plantAt(scene, i % 2 === 0 ? 34 : w - 34, d - 50, 120, i + 2);
  },
  (scene, i) => {
    const { w, d } = scene.view;
    tub(scene, 20, d - 70, 165, CHINA);
    windowAt(scene, 50, 110, 96, 96, cycle(['round', 'sash', 'slim'] as const, i), 'none', i + 2);
    vanity(scene, w * 0.56, 96, scene.palette.accent, false);
    shelfAt(
      scene,
      w - 62,
      150,
      54,
      at(4, 0, bottles(scene.palette.pop, scene.palette.deep)) +
        at(42, 0, plant('trailing', 26, scene.palette.textile2, scene.rng)),
    );
    toilet(scene, w - 36);
    rug(scene, w * 0.5, d - 120, 130, 60, 'plain', scene.palette.textile, scene.palette.textile2);
  },
];

export const bathrooms = series('bathroom', 12, (key, i) => {
  const turn = Math.floor(i / LAYOUTS.length);
  const scene = room(key, {
    palette: i * 4 + turn * 3 + 3,
    mood: cycle(HOURS, i + turn * 2),
    floor: cycle(['tiles', 'checker', 'wide', 'tiles', 'concrete'] as const, i),
    wall: cycle(['tile', 'half', 'tile', 'wainscot', 'plain'] as const, i + turn),
    w: 372 + ((i * 19) % 40),
    d: 200 + ((i * 13) % 40),
    h: 246,
    eye: 0.44 + (i % 4) * 0.04,
    eyeY: 136,
    light: i % 2 === 0 ? -1 : 1,
  });
  cycle(LAYOUTS, i)(scene, i + turn);
  return scene.render();
});
