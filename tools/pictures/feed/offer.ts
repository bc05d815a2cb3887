import { cycle } from '../drawing/random.ts';
import { finish, stage } from '../drawing/stage.ts';
import { series } from '../rooms/rooms.ts';
import { SCENES_A } from './offer-a.ts';
import { SCENES_B } from './offer-b.ts';
import { SCENES_C } from './offer-c.ts';
import { SCENES_D } from './offer-d.ts';
import type { Scenery } from './offer-parts.ts';

const SCENES: readonly Scenery[] = [...SCENES_A, ...SCENES_B, ...SCENES_C, ...SCENES_D];

export const offers = series('offer', SCENES.length, (key, i) => {
  const [mood, draw] = cycle(SCENES, i);
  const s = stage(key, mood);
  return finish(s, draw(s), 0.5);
});
