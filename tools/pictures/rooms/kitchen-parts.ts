import { light } from '../drawing/color.ts';
import { cycle } from '../drawing/random.ts';
import type { Scene } from '../drawing/scene.ts';
import type { KitchenLook } from './cabinets.ts';

export const PENDANTS = ['dome', 'globe', 'cone', 'rattan', 'drum'] as const;

export const lookOf = (scene: Scene, i: number): KitchenLook => {
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

export const stand = (scene: Scene, x: number, content: string): void =>
  scene.add(scene.view.d - 62, scene.front(x, 90, scene.view.d - 36, content));

export type Layout = (scene: Scene, i: number, look: KitchenLook) => void;
