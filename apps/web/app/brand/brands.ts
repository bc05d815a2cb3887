import type { BrandName } from '@crewpad/domain';
import type { Brand } from './brand.ts';
import { crashpad } from './crashpad.ts';
import { crew } from './crew.ts';
import { vacation } from './vacation.ts';

export const brands: Record<BrandName, Brand> = { crashpad, vacation, crew };
