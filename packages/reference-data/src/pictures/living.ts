import { dark, light } from './color.ts';
import { diningTable, fruitBowl } from './furniture.ts';
import { floorLamp, pendant, stringLights, tableLamp } from './lamp.ts';
import { plant } from './plant.ts';
import { books, clock, crewBag, mug, pilotCap, suitcase, vase } from './props.ts';
import { cycle } from './random.ts';
import { room } from './room.ts';
import { artAt, HOURS, plantAt, series, shelfAt, windowAt } from './rooms.ts';
import { rug } from './rug.ts';
import type { Scene } from './scene.ts';
import { armchair, coffeeTable, type SofaLook, sofa } from './sofa.ts';
import { at, circle, ellipse, opacity, path, rect, times } from './svg.ts';
import { sideWindow } from './window.ts';

const SOFAS = ['track', 'round', 'wood'] as const;

const sofaLook = (scene: Scene, i: number, seats: number): SofaLook => {
  const { palette } = scene;
  const colors = [palette.textile, palette.accent, palette.deep, '#cdbfae', palette.textile];
  return { color: cycle(colors, i), seats, cushions: [palette.pop, palette.textile2, light(palette.accent, 0.3)].slice(0, 2 + (i % 2)), style: cycle(SOFAS, i), ...(i % 2 === 0 ? { throwColor: palette.textile2 } : {}) };
};

const tableThings = (scene: Scene, i: number): string => at(-14, 0, i % 2 === 0 ? vase(scene.palette.textile2, scene.rng, scene.palette.pop) : mug(scene.palette.pop)) + at(12, 0, rect(-12, -3, 26, 3, scene.palette.deep, 0.6) + rect(-10, -5.6, 22, 2.6, scene.palette.pop, 0.6) + (i % 3 === 0 ? at(1, -5, pilotCap(), 0.7) : ''));

const bookcase = (scene: Scene, x: number, w: number, h: number): void => {
  const { palette, rng } = scene;
  const z = scene.view.d - 34;
  const c = palette.wood;
  let inside = rect(4, -h + 4, w - 8, h - 10, dark(c, 0.42));
  const rows = Math.floor(h / 42);
  for (let r = 0; r < rows; r += 1) {
    const y = -6 - r * ((h - 10) / rows);
    inside += rect(4, y, w - 8, 3, c);
    inside += at(8, y, books(rng, Math.floor(w / 5) - (r % 2) * 6, [palette.textile, palette.pop, palette.accent, palette.textile2, palette.deep]));
    if (r % 2 === 1) inside += at(w - 20, y, plant(r === 1 ? 'fern' : 'trailing', 26, palette.textile2, rng));
  }
  scene.shadow(x, z, w, 30, 0.45);
  scene.add(z, scene.box(x, 0, z, w, h, 32, c) + scene.front(x, 0, z, inside));
};

const tv = (scene: Scene, x: number, w: number): void => {
  const { palette, d } = { palette: scene.palette, d: scene.view.d };
  const z = d - 44;
  scene.add(z, scene.box(x, 10, z, w, 36, 40, palette.wood) + scene.front(x, 46, z, times(3, (i) => rect(4 + (i * (w - 6)) / 3, 5, (w - 6) / 3 - 3, 26, light(palette.wood, 0.16), 1))) + scene.front(x + w / 2, 46, z + 20, rect(-w * 0.36, -72, w * 0.72, 66, '#1c2033', 2) + rect(-w * 0.35, -70.5, w * 0.7, 62, scene.canvas.linear([[0, '#2b3a78'], [0.6, '#a2628f'], [1, '#ff9a6b']]), 1) + path(`M${-w * 0.35} -8.5L${-w * 0.1} -34L${w * 0.06} -18L${w * 0.2} -40L${w * 0.35} -20V-8.5Z`, '#22305a') + rect(-12, -6, 24, 6, '#1c2033')) + scene.front(x + w - 16, 46, z + 14, plant('snake', 34, palette.textile2, scene.rng)));
  scene.shadow(x, z, w, 40, 0.45);
};

const fireplace = (scene: Scene, x: number): void => {
  const { d } = scene.view;
  const z = d - 34;
  const c = light(scene.palette.wall, 0.5);
  const fire = rect(26, -74, 78, 74, '#241b26', 2) + path('M44 0C38 -22 58 -30 56 -52C72 -40 70 -28 78 -34C88 -20 86 -8 84 0Z', '#ff8a3c') + path('M54 0C50 -14 62 -20 62 -32C72 -22 76 -12 74 0Z', '#ffd36b') + rect(38, -6, 54, 6, '#5b3a2a', 3);
  scene.add(z, scene.box(x, 0, z, 130, 112, 32, c) + scene.box(x - 8, 112, z - 4, 146, 8, 38, scene.palette.wood) + scene.front(x, 0, z, fire + rect(8, -104, 114, 24, 'none', 1, `stroke="${dark(c, 0.12)}" stroke-width="1.4"`)) + scene.front(x + 22, 120, z + 10, vase(scene.palette.accent, scene.rng, scene.palette.pop)) + scene.front(x + 100, 120, z + 10, books(scene.rng, 4, [scene.palette.textile, scene.palette.pop, scene.palette.deep])));
  scene.glow(x + 65, 24, z - 2, 95, 1.1, '#ff9a4d');
};

type Layout = (scene: Scene, i: number) => void;

const LAYOUTS: readonly Layout[] = [
  (scene, i) => {
    const { w, d } = scene.view;
    windowAt(scene, w / 2 - 90, 92, 180, 118, cycle(['wide', 'grid', 'corner'] as const, i), cycle(['curtains', 'sheer', 'none'] as const, i), i);
    rug(scene, w / 2, d - 160, 290, 170, cycle(['border', 'diamonds', 'round'] as const, i), scene.palette.accent, scene.palette.textile2);
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
    rug(scene, w * 0.55, d - 150, 260, 150, 'stripes', scene.palette.textile2, scene.palette.textile);
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
    scene.add(d - 190, scene.front(w * 0.3, 0, d - 190, ellipse(0, -20, 36, 20, scene.palette.textile) + ellipse(-4, -36, 28, 13, light(scene.palette.textile, 0.16)) + path('M-20 -34Q0 -12 24 -32', 'none', `stroke="${dark(scene.palette.textile, 0.25)}" stroke-width="1.6"`)));
    coffeeTable(scene, w * 0.46, d - 195, 84, 56, true, tableThings(scene, i));
    armchair(scene, w - 128, d - 150, scene.palette.accent, scene.palette.pop);
    stringLights(scene, 10, w - 10, h - 12, d - 20, 12);
    plantAt(scene, w - 26, d - 40, 140, i);
  },
  (scene, i) => {
    const { w, d, h } = scene.view;
    windowAt(scene, 40, 84, 150, 126, cycle(['sash', 'corner', 'wide'] as const, i), 'roman', i);
    shelfAt(scene, w * 0.6, 176, 120, at(6, 0, books(scene.rng, 9, [scene.palette.textile, scene.palette.pop, scene.palette.accent, scene.palette.deep])) + at(74, 0, pilotCap(), 0.9) + at(106, 0, plant('trailing', 30, scene.palette.textile2, scene.rng)));
    shelfAt(scene, w * 0.66, 132, 90, at(12, 0, vase(scene.palette.accent, scene.rng, scene.palette.pop)) + at(40, 0, books(scene.rng, 6, [scene.palette.textile, scene.palette.pop, scene.palette.textile2])));
    sofa(scene, w * 0.1, d - 122, sofaLook(scene, i + 2, 2));
    diningTable(scene, w * 0.58, d - 130, 130, 66, fruitBowl(scene.palette.textile2) + at(34, 0, mug(scene.palette.pop)) + at(-36, 0, mug(scene.palette.textile)));
    pendant(scene, w * 0.58 + 65, h - 88, d - 100, cycle(['dome', 'cone', 'globe'] as const, i), scene.palette.pop, 1);
    scene.shadow(14, d - 190, 40, 20, 0.4);
    scene.add(d - 190, scene.front(36, 0, d - 190, i % 2 === 0 ? suitcase('#24345f', 60) : crewBag('#24345f')));
    plantAt(scene, 30, d - 40, 110, i + 1);
  },
  (scene, i) => {
    const { w, d } = scene.view;
    const { palette } = scene;
    for (let k = 0; k < 5; k += 1) artAt(scene, w * (0.26 + k * 0.12), k % 2 === 0 ? 190 : 178, k % 2 === 0 ? 36 : 44, k % 2 === 0 ? 44 : 58, i + k);
    sideWindow(scene, true, d - 240, 88, 170, 120);
    rug(scene, w / 2, d - 160, 280, 180, 'diamonds', palette.textile, palette.textile2);
    sofa(scene, w / 2 - 150, d - 128, { ...sofaLook(scene, i, 4), style: 'track' });
    scene.add(d - 200, scene.box(w / 2 + 86, 10, d - 200, 62, 32, 74, sofaLook(scene, i, 4).color, { soft: 12 }));
    scene.shadow(w / 2 + 86, d - 200, 62, 70, 0.5);
    coffeeTable(scene, w / 2 - 70, d - 215, 90, 56, i % 2 === 0, tableThings(scene, i));
    scene.add(d - 40, scene.box(w - 62, 0, d - 48, 40, 52, 36, palette.wood) + tableLamp(scene, w - 42, 52, d - 30, palette.textile2, palette.pop, 1.1));
    scene.base(scene.front(46, 196, d, clock(15, palette.wood) + circle(0, 0, 0.1, palette.wood, opacity(0))));
    plantAt(scene, 36, d - 50, 135, i);
  },
];

const WALLS = ['plain', 'accent', 'wainscot', 'half', 'brick', 'arch', 'stripes', 'slats', 'shiplap', 'plain'] as const;

export const livings = series('living', 20, (key, i) => {
  const turn = Math.floor(i / LAYOUTS.length);
  const layout = i % LAYOUTS.length;
  const scene = room(key, { palette: i * 4 + turn + 2, mood: cycle(HOURS, i + turn * 2), floor: cycle(['planks', 'wide', 'planks', 'carpet', 'concrete'] as const, i + turn), wall: cycle(WALLS, i * 3 + turn), ceiling: cycle(['plain', 'plain', 'beams', 'plain', 'wood'] as const, i + turn), w: 400 + ((i * 41) % 60), d: 250 + ((i * 17) % 50), h: 248 + ((i * 31) % 30), eye: 0.42 + ((i * 3) % 5) * 0.04, light: layout === 1 ? 1 : i % 2 === 0 ? -1 : 1 });
  cycle(LAYOUTS, layout)(scene, i + turn);
  return scene.render();
});
