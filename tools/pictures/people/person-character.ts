import type { MoodName } from '../drawing/palette.ts';
import type { Backdrop } from './person-backdrop.ts';
import type { Face } from './person-beard.ts';
import type { Outfit } from './person-clothes.ts';
import type { HairStyle } from './person-hair.ts';

/** Everything that varies between portraits. */
export interface Character extends Omit<Face, 'gender'> {
  style: HairStyle;
  outfit: Outfit;
  /** Colors of the garment, of the accessories, and of the background. */
  colors: readonly [string, string, string];
  backdrop: Backdrop;
  mood: MoodName;
  tilt?: number;
  cap?: boolean;
  earrings?: boolean;
}
