import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './precompress.ts';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole route table is one immutable asset: no /__manifest calls that no cache could keep.
  routeDiscovery: { mode: 'initial' },
  // Here and not in a plugin: the route table is written after everything else.
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
