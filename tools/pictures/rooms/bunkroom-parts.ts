import { dark, light } from '../drawing/color.ts';
import { PLANTS, plant } from '../drawing/plant.ts';
import { ARTS, art, crewBag, suitcase } from '../drawing/props.ts';
import { cycle } from '../drawing/random.ts';
import type { Scene } from '../drawing/scene.ts';
import type { BunkLook } from './bunk.ts';
import type { Outlook } from './outlook.ts';
import { backWindow, type Drape, type WindowStyle } from './window.ts';

const WINDOWS: readonly WindowStyle[] = ['grid', 'wide', 'sash', 'arch', 'round', 'slim', 'corner'];

const DRAPES: readonly Drape[] = ['curtains', 'blind', 'sheer', 'roman', 'none'];

const VIEWS: readonly Outlook[] = [
  'airport',
  'city',
  'tail',
  'suburb',
  'hills',
  'palms',
  'trees',
  'snow',
  'sea',
  'desert',
];

export const look = (scene: Scene, i: number): BunkLook => {
  const { palette } = scene;
  const frames = [palette.wood, '#f4ecdf', palette.deep, '#3a3f55', light(palette.wood, 0.25)];
  const frame = cycle(frames, i);
  return {
    frame,
    cover: i % 3 === 0 ? palette.accent : palette.textile,
    cover2: i % 3 === 1 ? palette.pop : palette.deep,
    tiers: i % 7 === 5 ? [32, 100, 168] : [34, 122],
    metal: i % 5 === 3,
    drawers: i % 2 === 0,
    ...(i % 4 === 1 ? { curtain: palette.textile } : {}),
  };
};

export const windowFor = (scene: Scene, i: number, x: number, w: number): void => {
  const style = cycle(WINDOWS, i);
  const h = style === 'round' ? w : style === 'wide' ? w * 0.72 : Math.min(150, w * 1.25);
  backWindow(scene, {
    x,
    y: style === 'slim' ? 70 : 205 - h,
    w,
    h,
    style,
    drape: style === 'round' || style === 'arch' ? 'none' : cycle(DRAPES, i),
    outlook: cycle(VIEWS, i),
  });
};

export const luggage = (scene: Scene, x: number, z: number, i: number): void => {
  scene.shadow(x - 22, z - 6, 44, 20, 0.45);
  scene.add(
    z,
    scene.front(
      x,
      0,
      z,
      i % 2 === 0 ? suitcase(i % 4 === 0 ? '#24345f' : scene.palette.textile) : crewBag('#24345f'),
    ),
  );
};

export const greenery = (scene: Scene, x: number, z: number, i: number, h = 95): void => {
  scene.shadow(x - 16, z - 8, 32, 18, 0.4);
  scene.add(
    z,
    scene.front(
      x,
      0,
      z,
      plant(cycle(PLANTS, i), h, i % 2 === 0 ? '#f3e7d3' : scene.palette.pop, scene.rng),
    ),
  );
};

export const picture = (
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  i: number,
): void => {
  const { palette, canvas, rng, mood } = scene;
  scene.base(
    scene.front(
      x,
      y,
      scene.view.d,
      art(
        canvas,
        cycle(ARTS, i),
        w,
        h,
        [palette.accent, palette.textile, palette.pop],
        i % 2 === 0 ? dark(palette.wood, 0.2) : '#2a2d40',
        rng,
        mood,
      ),
    ),
  );
};
