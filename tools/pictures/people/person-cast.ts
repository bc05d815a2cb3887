import { CAST_A } from './person-cast-a.ts';
import { CAST_B } from './person-cast-b.ts';
import { CAST_C } from './person-cast-c.ts';
import type { Character } from './person-character.ts';

export const CAST: readonly Character[] = [...CAST_A, ...CAST_B, ...CAST_C];
