import type { Feature } from '../feature.ts';
import { addAdmin } from './index.ts';

export const admin: Feature = { name: 'admin', routes: addAdmin };
