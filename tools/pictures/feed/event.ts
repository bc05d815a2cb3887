import { cycle } from '../drawing/random.ts';
import { finish, stage } from '../drawing/stage.ts';
import { group } from '../drawing/svg.ts';
import { series } from '../rooms/rooms.ts';
import { SCENES_A } from './event-a.ts';
import { SCENES_B } from './event-b.ts';
import { SCENES_C } from './event-c.ts';
import { SCENES_D } from './event-d.ts';
import type { Scenery } from './event-parts.ts';

const SCENES: readonly Scenery[] = [...SCENES_A, ...SCENES_B, ...SCENES_C, ...SCENES_D];

export const events = series('event', SCENES.length, (key, i) => {
  const [mood, draw] = cycle(SCENES, i);
  const s = stage(key, mood);
  return finish(s, group(draw(s)), 0.7);
});
