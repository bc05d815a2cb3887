import type { Feature } from '../feature.ts';
import { countLateWork } from './overview.ts';
import { addAdmin } from './routes.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    admin: typeof import('./texts/en.ts').default;
  }
}

export const admin: Feature = {
  name: 'admin',
  routes: addAdmin,
  jobs: (services) => [
    {
      name: 'count-late-work',
      cron: '7,17,27,37,47,57 * * * *',
      limitSeconds: 60,
      run: () => countLateWork(services),
    },
  ],
};
