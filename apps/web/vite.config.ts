import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

/** Only values that are used reach the bundle: without this each schema of the contract would. */
const WITHOUT_SIDE_EFFECTS = /[\\/]packages[\\/](contract|domain)[\\/]/;

/** Large packages with one entry that names everything: bundled, so that the server starts fast. */
const BUNDLED_FOR_THE_SERVER = [/^@mantine\//, '@tabler/icons-react', 'country-flag-icons'];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [reactRouter(), precompress()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : { treeshake: { moduleSideEffects: [{ test: WITHOUT_SIDE_EFFECTS, sideEffects: false }] } },
  },
  ssr: {
    // One copy of the contract for host and pages: an operation or ApiError is the same object in both.
    external: ['@crewpad/contract', '@crewpad/domain'],
    noExternal: command === 'build' ? BUNDLED_FOR_THE_SERVER : [],
  },
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/hooks',
      '@mantine/notifications',
      '@tabler/icons-react',
      'country-flag-icons/react/3x2',
      'i18next',
      'react-i18next',
    ],
  },
}));
