import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole route table is one immutable asset: no /__manifest calls that no cache could keep.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
