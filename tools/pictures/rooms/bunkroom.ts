import { dark, light } from '../drawing/color.ts';
import { pendant, stringLights } from '../drawing/lamp.ts';
import type { MoodName } from '../drawing/palette.ts';
import { clock, hooks } from '../drawing/props.ts';
import { cycle } from '../drawing/random.ts';
import { rug } from '../drawing/rug.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Picture } from '../types.ts';
import { bunkAlong, bunkFacing } from './bunk.ts';
import { greenery, look, luggage, picture, windowFor } from './bunkroom-parts.ts';
import type { FloorStyle } from './floors.ts';
import { pods } from './pods.ts';
import { room } from './room.ts';
import type { WallStyle } from './walls.ts';
import { sideWindow } from './window.ts';

const MOODS_HERE: readonly MoodName[] = ['golden', 'night', 'day', 'dusk', 'morning', 'overcast'];

const FLOORS: readonly FloorStyle[] = ['planks', 'wide', 'planks', 'carpet', 'planks', 'concrete'];

const WALLS: readonly WallStyle[] = [
  'plain',
  'half',
  'shiplap',
  'accent',
  'arch',
  'wainscot',
  'stripes',
  'brick',
];

type Layout = (scene: Scene, i: number) => void;

const LAYOUTS: readonly Layout[] = [
  // Two rows and a window at the end.
  (scene, i) => {
    const { w, d, h } = scene.view;
    windowFor(scene, i, w / 2 - 58, 116);
    rug(
      scene,
      w / 2,
      110,
      130,
      220,
      i % 2 === 0 ? 'border' : 'stripes',
      scene.palette.textile,
      scene.palette.textile2,
    );
    bunkAlong(scene, true, d - 210, 200, look(scene, i));
    bunkAlong(scene, false, d - 210, 200, look(scene, i));
    pendant(
      scene,
      w / 2,
      h - 62,
      170,
      cycle(['rattan', 'globe', 'dome'] as const, i),
      scene.palette.deep,
      0.9,
    );
    luggage(scene, w / 2 + 46, d - 40, i);
  },
  // One bunk facing, a window beside it.
  (scene, i) => {
    const { w, d } = scene.view;
    windowFor(scene, i, w - 165, 110);
    bunkFacing(scene, 40, d - 96, 200, look(scene, i));
    rug(
      scene,
      w * 0.58,
      130,
      220,
      130,
      i % 2 === 0 ? 'round' : 'diamonds',
      scene.palette.accent,
      scene.palette.textile2,
    );
    scene.base(scene.front(12, 178, d, ''));
    greenery(scene, w - 42, d - 50, i, 115);
    luggage(scene, w - 120, d - 60, i + 1);
    luggage(scene, w - 80, d - 90, i);
  },
  // Cabins in the wall.
  (scene, i) => {
    const { w, d } = scene.view;
    pods(
      scene,
      40,
      w - 80,
      i % 2 === 0 ? 232 : 240,
      d - 8,
      i % 3 === 0 ? 3 : 2,
      2,
      i % 2 === 0 ? 18 : 4,
    );
    rug(
      scene,
      w / 2,
      120,
      240,
      120,
      i % 2 === 0 ? 'stripes' : 'round',
      scene.palette.deep,
      scene.palette.textile2,
    );
    sideWindow(scene, i % 2 === 1, 40, 95, 130, 110);
    greenery(scene, i % 2 === 0 ? 44 : w - 44, 120, i, 120);
    luggage(scene, i % 2 === 0 ? w - 90 : 90, 170, i);
  },
  // A row on one side, hooks and pictures on the back wall.
  (scene, i) => {
    const { w, d, palette } = { ...scene.view, palette: scene.palette };
    bunkAlong(scene, true, d - 205, 200, look(scene, i));
    bunkAlong(scene, true, d - 420, 200, look(scene, i));
    scene.base(scene.front(w * 0.4, 178, d, hooks(105, palette.wood, '#22305a', palette.textile)));
    picture(scene, w * 0.86, 176, 52, 66, i);
    rug(
      scene,
      w * 0.6,
      d - 170,
      170,
      190,
      i % 2 === 0 ? 'diamonds' : 'border',
      palette.textile,
      palette.textile2,
    );
    pendant(scene, w * 0.6, scene.view.h - 66, d - 150, 'dome', palette.pop, 1);
    scene.add(
      d - 30,
      scene.box(w * 0.4, 0, d - 40, 110, 42, 36, palette.wood) +
        scene.box(w * 0.4 + 2, 42, d - 40, 106, 7, 36, palette.textile, { soft: 5 }),
    );
    scene.shadow(w * 0.4, d - 45, 110, 30);
    sideWindow(scene, false, d - 270, 90, 150, 115);
    greenery(scene, w - 40, d - 40, i, 110);
    luggage(scene, w * 0.72, d - 70, i);
  },
  // Two bunks facing, side by side, a window between.
  (scene, i) => {
    const { w, d, h } = scene.view;
    windowFor(scene, i + 3, w / 2 - 40, 80);
    bunkFacing(scene, -34, d - 96, 195, look(scene, i));
    bunkFacing(scene, w - 161, d - 96, 195, look(scene, i + 1));
    rug(
      scene,
      w / 2,
      130,
      190,
      150,
      i % 2 === 0 ? 'plain' : 'border',
      scene.palette.textile2,
      scene.palette.accent,
    );
    stringLights(scene, 20, w - 20, h - 14, d - 130, 14);
    luggage(scene, w / 2 - 18, d - 70, i);
    greenery(scene, w / 2 + 34, d - 50, i, 78);
  },
  // Lockers and a bunk, seen from the corner.
  (scene, i) => {
    const { w, d } = scene.view;
    const { palette } = scene;
    bunkAlong(scene, false, d - 215, 200, look(scene, i));
    windowFor(scene, i + 2, w * 0.38, 105);
    const lockers = [0, 1, 2].map(
      (k) =>
        scene.box(
          4,
          0,
          d - 50 - k * 62,
          52,
          185,
          58,
          k === 1 ? palette.accent : light(palette.accent, 0.12),
        ) +
        scene.quad(
          [
            [56, 150, d - 40 - k * 62],
            [56, 150, d - 8 - k * 62],
            [56, 146, d - 8 - k * 62],
            [56, 146, d - 40 - k * 62],
          ],
          dark(palette.accent, 0.5),
        ) +
        scene.quad(
          [
            [56, 100, d - 44 - k * 62],
            [56, 100, d - 40 - k * 62],
            [56, 84, d - 40 - k * 62],
            [56, 84, d - 44 - k * 62],
          ],
          '#f2d9a0',
        ),
    );
    scene.add(d - 170, lockers.join(''));
    scene.shadow(4, d - 180, 52, 180);
    rug(scene, w * 0.46, 140, 150, 200, 'border', palette.textile, palette.textile2);
    scene.base(scene.front(w * 0.32 - 16, 186, d, clock(14, palette.wood)));
    luggage(scene, 88, 120, i);
    pendant(scene, w * 0.46, scene.view.h - 70, 150, 'cone', palette.pop, 0.9);
  },
];

export const bunkrooms: readonly Picture[] = Array.from({ length: 26 }, (_, i): Picture => {
  const key = `bunkroom-${String(i + 1).padStart(2, '0')}`;
  return {
    key,
    kind: 'bunkroom',
    svg: () => {
      const layout = i % LAYOUTS.length;
      const scene = room(key, {
        palette: i * 5 + 1,
        mood: cycle(MOODS_HERE, i + Math.floor(i / 6)),
        floor: cycle(FLOORS, i * 2 + Math.floor(i / 6)),
        wall: cycle(WALLS, i + Math.floor(i / 6) * 3),
        ceiling: cycle(['plain', 'beams', 'plain', 'wood'] as const, Math.floor(i / 2)),
        w: 380 + ((i * 37) % 70) + (layout === 4 ? 80 : 0),
        d: layout === 0 || layout === 3 ? 350 : 200 + ((i * 53) % 80),
        h: 250 + ((i * 29) % 35),
        eye: layout === 5 ? 0.44 : layout === 3 ? 0.6 : 0.42 + ((i * 7) % 5) * 0.04,
        light: i % 2 === 0 ? -1 : 1,
      });
      cycle(LAYOUTS, layout)(scene, i + Math.floor(i / 6));
      return scene.render();
    },
  };
});
