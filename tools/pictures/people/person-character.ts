import type { MoodName } from '../drawing/palette.ts';
import type { Backdrop } from './person-backdrop.ts';
import type { Face } from './person-beard.ts';
import type { Outfit } from './person-clothes.ts';
import type { HairStyle } from './person-hair.ts';

/** Everything that differs from portrait to portrait. */
export interface Character extends Omit<Face, 'gender'> {
  style: HairStyle;
  outfit: Outfit;
  /** Colours of the garment, of what goes with it, and of the background. */
  colors: readonly [string, string, string];
  backdrop: Backdrop;
  mood: MoodName;
  tilt?: number;
  cap?: boolean;
  earrings?: boolean;
}
