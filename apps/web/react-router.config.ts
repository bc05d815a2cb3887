import { join } from 'node:path';
import { ROUTES_PATH } from '@crewpad/domain';
import type { Config } from '@react-router/dev/config';
import { precompress } from './precompress.ts';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // A page contains its own routes, and the browser asks for those of its links once it is idle:
  // the table of all routes is 5 kB of every first load. The server sends them without counting
  // the request as a read (http/pages/pages.ts).
  routeDiscovery: { mode: 'lazy', manifestPath: ROUTES_PATH },
  // Here and not in a plugin, because the route table is written last.
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
