import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './precompress.ts';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole route table is one immutable asset, without uncacheable /__manifest calls.
  routeDiscovery: { mode: 'initial' },
  // Here and not in a plugin, because the route table is written last.
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
