import type { Feature } from '../feature.ts';
import { refreshSiteMetrics } from './commands/refresh-site-metrics.ts';
import { addFeed } from './feed/routes.ts';
import { hasSiteMetrics } from './queries/metrics.ts';
import { addSiteRoutes } from './routes.ts';

export const content: Feature = {
  name: 'content',
  routes(registry, services) {
    addSiteRoutes(registry, services);
    addFeed(registry, services);
  },
  jobs: ({ db, clock }) => [
    {
      name: 'refresh-site-metrics',
      cron: '10 3 * * *',
      limitSeconds: 600,
      isMissing: async () => !(await hasSiteMetrics(db)),
      run: () => refreshSiteMetrics(db, clock.now()),
    },
  ],
};
