import { dark, light } from '../drawing/color.ts';
import type { MoodName } from '../drawing/palette.ts';
import { PLANTS, plant } from '../drawing/plant.ts';
import { ARTS, art } from '../drawing/props.ts';
import { cycle } from '../drawing/random.ts';
import type { Scene } from '../drawing/scene.ts';
import { rect } from '../drawing/svg.ts';
import type { Picture, PictureKind } from '../types.ts';
import type { Outlook } from './outlook.ts';
import { backWindow, type Drape, type WindowStyle } from './window.ts';

/** Shared room parts: a window, a plant, a picture on the wall, the series of one kind. */

const VIEWS: readonly Outlook[] = [
  'city',
  'trees',
  'airport',
  'hills',
  'suburb',
  'tail',
  'palms',
  'sea',
  'snow',
  'desert',
];
export const HOURS: readonly MoodName[] = [
  'day',
  'golden',
  'dusk',
  'morning',
  'night',
  'day',
  'overcast',
];

export const windowAt = (
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  style: WindowStyle,
  drape: Drape,
  i: number,
): void => backWindow(scene, { x, y, w, h, style, drape, outlook: cycle(VIEWS, i) });

export const plantAt = (scene: Scene, x: number, z: number, h: number, i: number): void => {
  scene.shadow(x - h * 0.14, z - 8, h * 0.28, 18, 0.4);
  scene.add(
    z,
    scene.front(
      x,
      0,
      z,
      plant(
        cycle(PLANTS, i),
        h,
        cycle(['#f3e7d3', scene.palette.pop, scene.palette.deep, '#c98f6a'], i),
        scene.rng,
      ),
    ),
  );
};

export const artAt = (
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  i: number,
): void => {
  const { palette, canvas, rng, mood } = scene;
  const frame = cycle([dark(palette.wood, 0.2), '#2a2d40', '#fbf6ec'], i);
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
        frame,
        rng,
        mood,
      ),
    ),
  );
};

/** A shelf board on the back wall; the things on it are drawn around its left end. */
export const shelfAt = (scene: Scene, x: number, y: number, w: number, content: string): void => {
  const { d } = scene.view;
  scene.wallShadow(x, y - 14, w, 12, 0.3);
  scene.add(
    d - 18,
    scene.box(x, y - 3, d - 22, w, 3, 22, scene.palette.wood) + scene.front(x, y, d - 16, content),
  );
};

export const panel = (w: number, h: number, color: string): string =>
  rect(1, -h + 1, w - 2, h - 2, color, 1) +
  rect(4, -h + 4, w - 8, h - 8, 'none', 1, `stroke="${dark(color, 0.16)}" stroke-width="1.2"`) +
  rect(1, -h + 1, w - 2, 1.4, light(color, 0.5), 0);

export const series = (
  kind: PictureKind,
  count: number,
  draw: (key: string, index: number) => string,
): readonly Picture[] =>
  Array.from({ length: count }, (_, i): Picture => {
    const key = `${kind}-${String(i + 1).padStart(2, '0')}`;
    return { key, kind, svg: () => draw(key, i) };
  });
