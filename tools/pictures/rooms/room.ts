import { MOODS, type MoodName, PALETTES } from '../drawing/palette.ts';
import { cycle, random } from '../drawing/random.ts';
import { Scene } from '../drawing/scene.ts';
import { type ShellLook, shell } from './shell.ts';

export interface RoomPlan extends ShellLook {
  palette: number;
  mood: MoodName;
  w?: number;
  h?: number;
  d?: number;
  /** 0 to 1 across the room. */
  eye?: number;
  eyeY?: number;
  light?: -1 | 1;
}

/** An empty room, ready to be furnished. */
export const room = (key: string, plan: RoomPlan): Scene => {
  const w = plan.w ?? 440;
  const d = plan.d ?? 330;
  const eye = plan.eye ?? 0.5;
  const view = {
    w,
    h: plan.h ?? 260,
    d,
    eyeX: w * eye,
    eyeY: plan.eyeY ?? 128,
    vx: 640 + (eye - 0.5) * 620,
    vy: 374,
    distance: 620,
    scale: 1480 / w,
  };
  const scene = new Scene(
    view,
    cycle(PALETTES, plan.palette),
    MOODS[plan.mood],
    random(key),
    plan.light ?? -1,
  );
  shell(scene, plan);
  return scene;
};
