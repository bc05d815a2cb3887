import { dark, light } from '../drawing/color.ts';
import { diningTable, fruitBowl } from '../drawing/furniture.ts';
import { floorLamp, pendant, stringLights, tableLamp } from '../drawing/lamp.ts';
import { plant } from '../drawing/plant.ts';
import { books, clock, crewBag, mug, pilotCap, suitcase, vase } from '../drawing/props.ts';
import { cycle } from '../drawing/random.ts';
import { rug } from '../drawing/rug.ts';
import type { Scene } from '../drawing/scene.ts';
import { armchair, coffeeTable, sofa } from '../drawing/sofa.ts';
import { at, circle, ellipse, opacity, path } from '../drawing/svg.ts';
import { bookcase, fireplace, sofaLook, tableThings, tv } from './living-parts.ts';
import { room } from './room.ts';
import { artAt, HOURS, plantAt, series, shelfAt, windowAt } from './rooms.ts';
import { sideWindow } from './window.ts';

type Layout = (scene: Scene, i: number) => void;

const LAYOUTS: readonly Layout[] = [
  (scene, i) => {
    const { w, d } = scene.view;
    windowAt(
      scene,
      w / 2 - 90,
      92,
      180,
      118,
      cycle(['wide', 'grid', 'corner'] as const, i),
      cycle(['curtains', 'sheer', 'none'] as const, i),
      i,
    );
    rug(
      scene,
      w / 2,
      d - 160,
      290,
      170,
      cycle(['border', 'diamonds', 'round'] as const, i),
      scene.palette.accent,
      scene.palette.textile2,
    );
    sofa(scene, w / 2 - 119, d - 130, sofaLook(scene, i, 3));
    coffeeTable(scene, w / 2 - 48, d - 225, 96, 50, i % 2 === 0, tableThings(scene, i));
    floorLamp(scene, 44, d - 60, scene.palette.textile2, i % 2 === 1);
    plantAt(scene, w - 42, d - 60, 150, i);
  },
  (scene, i) => {
    const { w, d } = scene.view;
    bookcase(scene, 24, 96, 200);
    artAt(scene, w * 0.48, 178, 74, 56, i);
    artAt(scene, w * 0.66, 186, 46, 58, i + 3);
    artAt(scene, w * 0.66, 120, 46, 40, i + 5);
    sideWindow(scene, false, d - 230, 90, 160, 118);
    rug(
      scene,
      w * 0.55,
      d - 150,
      260,
      150,
      'stripes',
      scene.palette.textile2,
      scene.palette.textile,
    );
    sofa(scene, w * 0.36, d - 126, sofaLook(scene, i + 1, 3));
    coffeeTable(scene, w * 0.42, d - 215, 110, 48, false, tableThings(scene, i));
    plantAt(scene, w - 36, d - 50, 130, i + 2);
    pendant(scene, w * 0.5, scene.view.h - 56, d - 180, 'rattan', scene.palette.wood, 1.1);
  },
  (scene, i) => {
    const { w, d } = scene.view;
    fireplace(scene, w / 2 - 65);
    artAt(scene, w / 2, 182, 92, 64, i + 1);
    windowAt(scene, 26, 78, 66, 130, 'arch', 'none', i);
    windowAt(scene, w - 92, 78, 66, 130, 'arch', 'none', i + 3);
    rug(scene, w / 2, d - 150, 230, 150, 'round', scene.palette.textile, scene.palette.textile2);
    armchair(scene, 40, d - 160, scene.palette.accent, scene.palette.pop);
    armchair(scene, w - 146, d - 160, scene.palette.textile, scene.palette.textile2);
    coffeeTable(scene, w / 2 - 40, d - 200, 80, 60, true, tableThings(scene, i));
  },
  (scene, i) => {
    const { w, d, h } = scene.view;
    windowAt(scene, w * 0.56, 6, 130, 205, 'french', i % 2 === 0 ? 'sheer' : 'curtains', i);
    tv(scene, 34, 160);
    rug(scene, w * 0.5, d - 150, 260, 140, 'border', scene.palette.deep, scene.palette.textile2);
    scene.shadow(w * 0.28, d - 190, 60, 50, 0.5);
    scene.add(
      d - 190,
      scene.front(
        w * 0.3,
        0,
        d - 190,
        ellipse(0, -20, 36, 20, scene.palette.textile) +
          ellipse(-4, -36, 28, 13, light(scene.palette.textile, 0.16)) +
          path(
            'M-20 -34Q0 -12 24 -32',
            'none',
            `stroke="${dark(scene.palette.textile, 0.25)}" stroke-width="1.6"`,
          ),
      ),
    );
    coffeeTable(scene, w * 0.46, d - 195, 84, 56, true, tableThings(scene, i));
    armchair(scene, w - 128, d - 150, scene.palette.accent, scene.palette.pop);
    stringLights(scene, 10, w - 10, h - 12, d - 20, 12);
    plantAt(scene, w - 26, d - 40, 140, i);
  },
  (scene, i) => {
    const { w, d, h } = scene.view;
    windowAt(scene, 40, 84, 150, 126, cycle(['sash', 'corner', 'wide'] as const, i), 'roman', i);
    shelfAt(
      scene,
      w * 0.6,
      176,
      120,
      at(
        6,
        0,
        books(scene.rng, 9, [
          scene.palette.textile,
          scene.palette.pop,
          scene.palette.accent,
          scene.palette.deep,
        ]),
      ) +
        at(74, 0, pilotCap(), 0.9) +
        at(106, 0, plant('trailing', 30, scene.palette.textile2, scene.rng)),
    );
    shelfAt(
      scene,
      w * 0.66,
      132,
      90,
      at(12, 0, vase(scene.palette.accent, scene.rng, scene.palette.pop)) +
        at(
          40,
          0,
          books(scene.rng, 6, [scene.palette.textile, scene.palette.pop, scene.palette.textile2]),
        ),
    );
    sofa(scene, w * 0.1, d - 122, sofaLook(scene, i + 2, 2));
    diningTable(
      scene,
      w * 0.58,
      d - 130,
      130,
      66,
      fruitBowl(scene.palette.textile2) +
        at(34, 0, mug(scene.palette.pop)) +
        at(-36, 0, mug(scene.palette.textile)),
    );
    pendant(
      scene,
      w * 0.58 + 65,
      h - 88,
      d - 100,
      cycle(['dome', 'cone', 'globe'] as const, i),
      scene.palette.pop,
      1,
    );
    scene.shadow(14, d - 190, 40, 20, 0.4);
    scene.add(
      d - 190,
      scene.front(36, 0, d - 190, i % 2 === 0 ? suitcase('#24345f', 60) : crewBag('#24345f')),
    );
    plantAt(scene, 30, d - 40, 110, i + 1);
  },
  (scene, i) => {
    const { w, d } = scene.view;
    const { palette } = scene;
    for (let k = 0; k < 5; k += 1)
      artAt(
        scene,
        w * (0.26 + k * 0.12),
        k % 2 === 0 ? 190 : 178,
        k % 2 === 0 ? 36 : 44,
        k % 2 === 0 ? 44 : 58,
        i + k,
      );
    sideWindow(scene, true, d - 240, 88, 170, 120);
    rug(scene, w / 2, d - 160, 280, 180, 'diamonds', palette.textile, palette.textile2);
    sofa(scene, w / 2 - 150, d - 128, { ...sofaLook(scene, i, 4), style: 'track' });
    scene.add(
      d - 200,
      scene.box(w / 2 + 86, 10, d - 200, 62, 32, 74, sofaLook(scene, i, 4).color, { soft: 12 }),
    );
    scene.shadow(w / 2 + 86, d - 200, 62, 70, 0.5);
    coffeeTable(scene, w / 2 - 70, d - 215, 90, 56, i % 2 === 0, tableThings(scene, i));
    scene.add(
      d - 40,
      scene.box(w - 62, 0, d - 48, 40, 52, 36, palette.wood) +
        tableLamp(scene, w - 42, 52, d - 30, palette.textile2, palette.pop, 1.1),
    );
    scene.base(
      scene.front(
        46,
        196,
        d,
        clock(15, palette.wood) + circle(0, 0, 0.1, palette.wood, opacity(0)),
      ),
    );
    plantAt(scene, 36, d - 50, 135, i);
  },
];

const WALLS = [
  'plain',
  'accent',
  'wainscot',
  'half',
  'brick',
  'arch',
  'stripes',
  'slats',
  'shiplap',
  'plain',
] as const;

export const livings = series('living', 20, (key, i) => {
  const turn = Math.floor(i / LAYOUTS.length);
  const layout = i % LAYOUTS.length;
  const scene = room(key, {
    palette: i * 4 + turn + 2,
    mood: cycle(HOURS, i + turn * 2),
    floor: cycle(['planks', 'wide', 'planks', 'carpet', 'concrete'] as const, i + turn),
    wall: cycle(WALLS, i * 3 + turn),
    ceiling: cycle(['plain', 'plain', 'beams', 'plain', 'wood'] as const, i + turn),
    w: 400 + ((i * 41) % 60),
    d: 250 + ((i * 17) % 50),
    h: 248 + ((i * 31) % 30),
    eye: 0.42 + ((i * 3) % 5) * 0.04,
    light: layout === 1 ? 1 : i % 2 === 0 ? -1 : 1,
  });
  cycle(LAYOUTS, layout)(scene, i + turn);
  return scene.render();
});
