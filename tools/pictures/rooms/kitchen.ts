import { dark, light } from '../drawing/color.ts';
import { diningTable, fruitBowl } from '../drawing/furniture.ts';
import { pendant, stringLights } from '../drawing/lamp.ts';
import { plant } from '../drawing/plant.ts';
import { clock, crewBag, mug, suitcase, vase } from '../drawing/props.ts';
import { cycle } from '../drawing/random.ts';
import { rug } from '../drawing/rug.ts';
import type { Scene } from '../drawing/scene.ts';
import { at } from '../drawing/svg.ts';
import {
  counter,
  counterThings,
  crockery,
  fridge,
  hood,
  island,
  type KitchenLook,
  sink,
  stove,
  upper,
} from './cabinets.ts';
import { room } from './room.ts';
import { artAt, HOURS, plantAt, series, shelfAt, windowAt } from './rooms.ts';
import { sideWindow } from './window.ts';

const PENDANTS = ['dome', 'globe', 'cone', 'rattan', 'drum'] as const;

const lookOf = (scene: Scene, i: number): KitchenLook => {
  const { palette } = scene;
  const color = cycle(
    [
      palette.accent,
      '#f4eee2',
      palette.deep,
      palette.wood,
      light(palette.textile, 0.12),
      light(palette.accent, 0.35),
    ],
    i,
  );
  return {
    color,
    upper: i % 3 === 0 ? '#f8f2e6' : light(color, 0.1),
    top: cycle([palette.wood, '#f3ede4', '#3a3f55', light(palette.wood, 0.2)], i),
    knob: i % 2 === 0 ? '#d8b15a' : '#3b3a4e',
  };
};

const stand = (scene: Scene, x: number, content: string): void =>
  scene.add(scene.view.d - 62, scene.front(x, 90, scene.view.d - 36, content));

type Layout = (scene: Scene, i: number, look: KitchenLook) => void;

const LAYOUTS: readonly Layout[] = [
  // A window over the sink, cupboards to both sides.
  (scene, i, look) => {
    const { w, d } = scene.view;
    windowAt(
      scene,
      w / 2 - 62,
      112,
      124,
      92,
      cycle(['grid', 'wide', 'sash'] as const, i),
      cycle(['none', 'roman', 'sheer'] as const, i),
      i,
    );
    fridge(scene, 8, i % 2 === 0 ? '#e9e6e1' : look.upper);
    counter(scene, 80, w - 84, look);
    upper(scene, 82, w / 2 - 160, 140, look);
    upper(scene, w / 2 + 86, w / 2 - 92, 140, look);
    stove(scene, w - 130, i % 2 === 0 ? '#d9d7dc' : '#3a3f55');
    sink(scene, w / 2, '#c9a45a');
    stand(scene, 96, counterThings(scene.palette.pop, scene.palette.wood));
    stand(scene, w / 2 + 58, plant('fern', 34, scene.palette.textile2, scene.rng));
    rug(scene, w / 2, d - 130, 190, 70, 'stripes', scene.palette.textile, scene.palette.textile2);
  },
  // An island with stools.
  (scene, i, look) => {
    const { w, d, h } = scene.view;
    counter(scene, 30, w - 110, look);
    fridge(scene, w - 78, '#d9d7dc');
    stove(scene, w / 2 - 60, '#3a3f55');
    hood(scene, w / 2 - 62, i % 2 === 0 ? '#d9d7dc' : scene.palette.wood);
    shelfAt(scene, 36, 150, 104, crockery(scene.palette.pop, scene.palette.accent));
    shelfAt(
      scene,
      36,
      186,
      104,
      at(8, 0, plant('trailing', 30, scene.palette.textile2, scene.rng)) +
        at(30, 0, crockery(scene.palette.textile, scene.palette.pop), 0.72),
    );
    windowAt(scene, w / 2 + 22, 112, 76, 96, 'slim', 'none', i);
    island(
      scene,
      w / 2 - 120,
      d - 210,
      230,
      { ...look, color: cycle([scene.palette.wood, scene.palette.deep, scene.palette.textile], i) },
      3,
      fruitBowl(scene.palette.textile2) +
        at(60, 0, vase(scene.palette.accent, scene.rng, scene.palette.pop)) +
        at(-60, 0, mug(scene.palette.pop)),
    );
    for (const k of [0, 1, 2])
      pendant(
        scene,
        w / 2 - 80 + k * 76,
        h - 66,
        d - 180,
        cycle(PENDANTS, i),
        scene.palette.pop,
        0.72,
      );
    plantAt(scene, 22, d - 110, 120, i);
  },
  // Eat-in: a table in front of the counter.
  (scene, i, look) => {
    const { w, d, h } = scene.view;
    counter(scene, 20, w * 0.46, look);
    sink(scene, w * 0.2, '#b9bcc6');
    upper(scene, 22, w * 0.44, 140, look);
    stand(scene, w * 0.3, counterThings(scene.palette.textile, scene.palette.wood));
    windowAt(
      scene,
      w * 0.58,
      92,
      130,
      116,
      cycle(['sash', 'arch', 'corner'] as const, i),
      i % 3 === 1 ? 'none' : 'curtains',
      i,
    );
    diningTable(
      scene,
      w * 0.5,
      d - 170,
      170,
      74,
      fruitBowl(scene.palette.textile2) +
        at(-44, 0, mug(scene.palette.pop)) +
        at(44, 0, vase(scene.palette.accent, scene.rng, scene.palette.pop)),
    );
    pendant(
      scene,
      w * 0.5 + 85,
      h - 84,
      d - 130,
      cycle(PENDANTS, i + 1),
      scene.palette.textile,
      1.2,
    );
    rug(
      scene,
      w * 0.5 + 85,
      d - 140,
      250,
      150,
      'round',
      scene.palette.accent,
      scene.palette.textile2,
    );
    plantAt(scene, w - 22, d - 40, 130, i);
    scene.add(
      d - 110,
      scene.front(40, 0, d - 150, i % 2 === 0 ? crewBag('#24345f') : suitcase('#24345f', 58)),
    );
  },
  // Open shelves, a stove in the middle.
  (scene, i, look) => {
    const { w, d } = scene.view;
    counter(scene, 10, w - 20, look);
    stove(scene, w / 2 - 30, i % 2 === 0 ? '#f4eee2' : '#c94f3d');
    hood(scene, w / 2 - 32, i % 2 === 0 ? '#c98f5a' : '#e9e6e1');
    for (const [k, y] of [140, 180].entries()) {
      shelfAt(
        scene,
        30,
        y,
        w / 2 - 90,
        at(
          6,
          0,
          crockery(k === 0 ? scene.palette.pop : scene.palette.textile, scene.palette.accent),
        ),
      );
      shelfAt(
        scene,
        w / 2 + 60,
        y,
        w / 2 - 90,
        k === 0
          ? at(4, 0, plant('trailing', 32, scene.palette.textile2, scene.rng)) +
              at(26, 0, crockery(scene.palette.textile, scene.palette.pop), 0.9)
          : at(2, 0, crockery(scene.palette.accent, scene.palette.pop)),
      );
    }
    sink(scene, w * 0.2, '#c9a45a');
    stand(scene, w * 0.72, counterThings(scene.palette.pop, scene.palette.wood));
    sideWindow(scene, i % 2 === 0, d - 230, 92, 130, 110);
    rug(scene, w / 2, d - 125, 210, 70, 'diamonds', scene.palette.deep, scene.palette.textile2);
    plantAt(scene, i % 2 === 0 ? w - 34 : 34, d - 120, 125, i);
  },
  // A long galley with a bar on one side.
  (scene, i, look) => {
    const { w, d, h } = scene.view;
    windowAt(scene, w / 2 - 45, 100, 90, 112, 'sash', 'blind', i);
    const z0 = d - 300;
    const side = (isLeft: boolean): string => {
      const x = isLeft ? 0 : w - 60;
      const face = isLeft ? 60 : w - 60;
      let out = scene.box(x, 9, z0, 60, 77, 300, look.color);
      for (let k = 0; k < 6; k += 1)
        out +=
          scene.quad(
            [
              [face, 13, z0 + k * 50 + 2],
              [face, 13, z0 + k * 50 + 48],
              [face, 82, z0 + k * 50 + 48],
              [face, 82, z0 + k * 50 + 2],
            ],
            light(look.color, 0.12),
          ) +
          scene.quad(
            [
              [face, 70, z0 + k * 50 + 18],
              [face, 70, z0 + k * 50 + 32],
              [face, 73, z0 + k * 50 + 32],
              [face, 73, z0 + k * 50 + 18],
            ],
            look.knob,
          );
      out += scene.box(isLeft ? x : x - 3, 86, z0, 63, 4, 300, look.top);
      const ux = isLeft ? 0 : w - 34;
      const uf = isLeft ? 34 : w - 34;
      out += scene.box(ux, 145, z0 + 60, 34, 66, 240, look.upper);
      for (let k = 0; k < 5; k += 1)
        out += scene.quad(
          [
            [uf, 147, z0 + 62 + k * 48],
            [uf, 147, z0 + 106 + k * 48],
            [uf, 209, z0 + 106 + k * 48],
            [uf, 209, z0 + 62 + k * 48],
          ],
          dark(look.upper, 0.06),
        );
      return out;
    };
    scene.add(d - 90, side(true) + side(false));
    scene.add(
      d - 91,
      scene.front(
        4,
        90,
        d - 120,
        at(0, 0, counterThings(scene.palette.pop, scene.palette.wood), 0.66),
      ) +
        scene.front(w - 34, 90, d - 150, fruitBowl(scene.palette.textile2)) +
        scene.front(w - 30, 90, d - 90, plant('fern', 40, scene.palette.textile2, scene.rng)) +
        scene.front(28, 90, d - 210, mug(scene.palette.pop)),
    );
    rug(scene, w / 2, d - 150, 86, 240, 'stripes', scene.palette.textile, scene.palette.textile2);
    for (const k of [0, 1])
      pendant(
        scene,
        w / 2,
        h - 50,
        d - 70 - k * 120,
        cycle(PENDANTS, i + k),
        scene.palette.pop,
        0.8,
      );
    counter(scene, 62, w - 124, look);
    sink(scene, w / 2, '#c9a45a');
    stand(scene, w / 2 + 58, vase(scene.palette.accent, scene.rng, scene.palette.pop));
  },
  // A kitchenette for a crew: fridge with notes, coffee corner, pictures.
  (scene, i, look) => {
    const { w, d, h } = scene.view;
    fridge(scene, 20, cycle([scene.palette.pop, '#8fb5ae', '#e9e6e1'], i));
    counter(scene, 94, w * 0.5, look);
    sink(scene, 94 + w * 0.14, '#c9a45a');
    shelfAt(
      scene,
      104,
      152,
      w * 0.44,
      at(8, 0, crockery(scene.palette.pop, scene.palette.accent)) +
        at(118, 0, plant('trailing', 32, scene.palette.textile2, scene.rng)),
    );
    stand(scene, 94 + w * 0.26, counterThings(scene.palette.textile, scene.palette.wood));
    artAt(scene, w * 0.84, 178, 70, 52, i);
    scene.base(scene.front(w * 0.46, 206, d, clock(15, scene.palette.wood)));
    island(
      scene,
      w * 0.5,
      d - 190,
      170,
      look,
      2,
      at(-30, 0, mug(scene.palette.pop)) + at(20, 0, fruitBowl(scene.palette.textile2)),
    );
    stringLights(scene, 10, w - 10, h - 14, d - 60, 12);
    scene.shadow(w - 60, d - 60, 40, 20);
    scene.add(d - 50, scene.front(w - 36, 0, d - 50, suitcase('#24345f', 62)));
    sideWindow(scene, false, d - 220, 96, 120, 104);
  },
];

export const kitchens = series('kitchen', 20, (key, i) => {
  const turn = Math.floor(i / LAYOUTS.length);
  const layout = i % LAYOUTS.length;
  const scene = room(key, {
    palette: i * 3 + turn * 2,
    mood: cycle(HOURS, i + turn * 2),
    floor: cycle(['tiles', 'planks', 'checker', 'wide', 'concrete'] as const, i + turn),
    wall: cycle(['tile', 'plain', 'half', 'tile', 'plain', 'brick', 'accent'] as const, i + turn),
    ceiling: cycle(['plain', 'beams', 'plain', 'wood'] as const, i + turn),
    w: layout === 4 ? 330 : 400 + ((i * 23) % 50),
    d: layout === 4 ? 340 : 230 + ((i * 17) % 50),
    h: 248 + ((i * 11) % 24),
    eye: layout === 4 ? 0.5 : 0.43 + ((i * 3) % 4) * 0.05,
    eyeY: 138,
    light: layout === 5 ? 1 : layout === 3 ? (i % 2 === 0 ? -1 : 1) : i % 2 === 0 ? 1 : -1,
  });
  cycle(LAYOUTS, layout)(scene, i + turn, lookOf(scene, i + turn));
  return scene.render();
});
