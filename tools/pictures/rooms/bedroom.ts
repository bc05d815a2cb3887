import { light } from '../drawing/color.ts';
import { bed, desk, nightstand, wardrobe } from '../drawing/furniture.ts';
import { floorLamp, pendant, spot, stringLights } from '../drawing/lamp.ts';
import { plant } from '../drawing/plant.ts';
import { books, crewBag, hooks, pilotCap, suitcase } from '../drawing/props.ts';
import { cycle } from '../drawing/random.ts';
import { rug } from '../drawing/rug.ts';
import type { Scene } from '../drawing/scene.ts';
import { armchair } from '../drawing/sofa.ts';
import { at } from '../drawing/svg.ts';
import { room } from './room.ts';
import { artAt, HOURS, plantAt, series, shelfAt, windowAt } from './rooms.ts';
import { sideWindow } from './window.ts';

const HEADS = ['panel', 'tufted', 'slats'] as const;

const bedLook = (scene: Scene, i: number, w: number) => {
  const { palette } = scene;
  return {
    w,
    cover: cycle([palette.textile2, palette.textile, light(palette.accent, 0.35), '#f2ede4'], i),
    blanket: cycle([palette.textile, palette.pop, palette.deep, palette.accent], i),
    head: cycle(HEADS, i),
  };
};

const bag = (scene: Scene, x: number, z: number, i: number): void => {
  scene.shadow(x - 20, z - 5, 40, 18, 0.45);
  scene.add(
    z,
    scene.front(
      x,
      0,
      z,
      i % 2 === 0
        ? suitcase(cycle(['#24345f', scene.palette.textile, scene.palette.deep], i), 62)
        : crewBag('#24345f'),
    ),
  );
};

type Layout = (scene: Scene, i: number) => void;

const LAYOUTS: readonly Layout[] = [
  (scene, i) => {
    const { w, d } = scene.view;
    rug(
      scene,
      w / 2,
      d - 130,
      270,
      170,
      cycle(['border', 'round', 'diamonds'] as const, i),
      scene.palette.accent,
      scene.palette.textile2,
    );
    artAt(scene, w / 2 - 34, 178, 58, 72, i);
    artAt(scene, w / 2 + 38, 178, 58, 72, i + 2);
    bed(scene, w / 2 - 80, bedLook(scene, i, 160));
    nightstand(scene, w / 2 - 136, 46, true, i);
    nightstand(scene, w / 2 + 90, 46, true, i + 1);
    sideWindow(scene, i % 2 === 0, d - 240, 80, 150, 130);
    plantAt(scene, i % 2 === 0 ? w - 32 : 32, d - 60, 150, i);
    bag(scene, w / 2 + 140, d - 130, i);
  },
  (scene, i) => {
    const { w, d } = scene.view;
    windowAt(
      scene,
      w * 0.5,
      84,
      150,
      126,
      cycle(['wide', 'grid', 'sash'] as const, i),
      cycle(['curtains', 'sheer', 'blind'] as const, i),
      i,
    );
    bed(scene, w * 0.1, bedLook(scene, i, 140));
    rug(scene, w * 0.56, d - 140, 200, 130, 'round', scene.palette.pop, scene.palette.textile2);
    nightstand(scene, w * 0.1 + 148, 44, true, i);
    shelfAt(
      scene,
      w * 0.12,
      168,
      120,
      at(
        6,
        0,
        books(scene.rng, 8, [
          scene.palette.textile,
          scene.palette.pop,
          scene.palette.accent,
          scene.palette.deep,
        ]),
      ) +
        at(66, 0, pilotCap(), 0.9) +
        at(104, 0, plant('trailing', 28, scene.palette.textile2, scene.rng)),
    );
    armchair(scene, w - 112, d - 150, scene.palette.accent, scene.palette.pop);
    floorLamp(scene, w - 28, d - 40, scene.palette.textile2);
    bag(scene, w * 0.56, d - 60, i + 1);
  },
  (scene, i) => {
    const { w, d, h } = scene.view;
    desk(scene, w * 0.6, 130, true);
    windowAt(
      scene,
      w * 0.62,
      112,
      116,
      98,
      cycle(['grid', 'wide', 'slim'] as const, i),
      'roman',
      i + 4,
    );
    bed(scene, 22, bedLook(scene, i + 1, 110));
    scene.add(d - 30, spot(scene, 60, 152, d - 4, 1.3));
    artAt(scene, w * 0.34 + 30, 176, 60, 76, i + 3);
    rug(
      scene,
      w * 0.52,
      d - 170,
      220,
      110,
      'stripes',
      scene.palette.textile,
      scene.palette.textile2,
    );
    pendant(scene, w * 0.45, h - 60, d - 120, 'globe', scene.palette.pop, 1);
    plantAt(scene, w * 0.46, d - 40, 110, i);
    bag(scene, w * 0.5, d - 120, i);
  },
  (scene, i) => {
    const { w, d, h } = scene.view;
    windowAt(
      scene,
      w / 2 - 70,
      96,
      140,
      120,
      cycle(['arch', 'corner', 'sash'] as const, i),
      i % 3 === 0 ? 'none' : 'sheer',
      i + 1,
    );
    bed(scene, 26, bedLook(scene, i, 96));
    bed(scene, w - 122, bedLook(scene, i + 1, 96));
    nightstand(scene, w / 2 - 28, 56, true, i);
    rug(scene, w / 2, d - 170, 110, 170, 'border', scene.palette.textile, scene.palette.textile2);
    stringLights(scene, 10, w - 10, h - 16, d - 30, 14);
    bag(scene, w / 2 + 38, d - 110, i);
  },
  (scene, i) => {
    const { w, d } = scene.view;
    wardrobe(
      scene,
      14,
      104,
      212,
      i % 2 === 0 ? light(scene.palette.wood, 0.1) : light(scene.palette.accent, 0.2),
    );
    bed(scene, w * 0.42, bedLook(scene, i + 2, 150));
    artAt(scene, w * 0.42 + 75, 180, 120, 74, i + 4);
    nightstand(scene, w * 0.42 - 50, 44, true, i);
    sideWindow(scene, false, d - 230, 84, 150, 126);
    rug(
      scene,
      w * 0.42,
      d - 170,
      260,
      130,
      'diamonds',
      scene.palette.accent,
      scene.palette.textile2,
    );
    plantAt(scene, w - 30, d - 60, 120, i);
    bag(scene, w * 0.3, d - 90, i + 1);
  },
  (scene, i) => {
    const { w, d } = scene.view;
    windowAt(scene, 30, 4, 124, 206, 'french', 'curtains', i);
    bed(scene, w - 178, bedLook(scene, i, 150));
    scene.base(
      scene.front(
        w * 0.44,
        168,
        d,
        hooks(92, scene.palette.wood, '#22305a', scene.palette.textile),
      ),
    );
    artAt(scene, w - 102, 184, 104, 66, i + 1);
    scene.add(d - 20, spot(scene, w - 30, 150, d - 4, 1.2));
    rug(scene, w * 0.4, d - 160, 220, 140, 'plain', scene.palette.textile2, scene.palette.accent);
    plantAt(scene, w * 0.42, d - 36, 92, i + 2);
    bag(scene, w * 0.36, d - 100, i);
  },
];

const WALLS = [
  'accent',
  'half',
  'plain',
  'slats',
  'arch',
  'wainscot',
  'shiplap',
  'stripes',
  'brick',
] as const;

export const bedrooms = series('bedroom', 18, (key, i) => {
  const turn = Math.floor(i / LAYOUTS.length);
  const layout = i % LAYOUTS.length;
  const scene = room(key, {
    palette: i * 7 + turn,
    mood: cycle(HOURS, i * 2 + turn),
    floor: cycle(['planks', 'carpet', 'wide', 'planks'] as const, i + turn),
    wall: cycle(WALLS, i * 2 + turn),
    ceiling: cycle(['plain', 'plain', 'wood', 'plain', 'beams'] as const, i),
    w: 390 + ((i * 29) % 60),
    d: 250 + ((i * 19) % 50),
    h: 248 + ((i * 13) % 26),
    eye: layout === 4 ? 0.46 : 0.43 + ((i * 3) % 4) * 0.05,
    light: layout === 4 ? 1 : i % 2 === 0 ? -1 : 1,
  });
  cycle(LAYOUTS, layout)(scene, i + turn);
  return scene.render();
});
