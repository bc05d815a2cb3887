import { cycle } from '../drawing/random.ts';
import { finish, stage } from '../drawing/stage.ts';
import { series } from '../rooms/rooms.ts';
import { SCENES_A } from './outside-a.ts';
import { SCENES_B } from './outside-b.ts';
import { SCENES_C } from './outside-c.ts';
import type { Scenery } from './outside-parts.ts';

const SCENES: readonly Scenery[] = [...SCENES_A, ...SCENES_B, ...SCENES_C];

export const outsides = series('outside', SCENES.length, (key, i) => {
  const [mood, draw] = cycle(SCENES, i);
  const s = stage(key, mood);
  return finish(s, draw(s));
});
