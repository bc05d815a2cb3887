import type { Feature } from '../feature.ts';
import { addAdmin } from './routes.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    admin: typeof import('./texts/en.ts').default;
  }
}

export const admin: Feature = { name: 'admin', routes: addAdmin };
