import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * Only what is used reaches a page: without this it would carry each schema of the contract, and
 * each component that an index.ts it imports from happens to name.
 */
const WITHOUT_SIDE_EFFECTS =
  /[\\/](packages[\\/](contract|domain)|app[\\/](features|i18n|lib|ui))[\\/].*\.tsx?$/;

/** What every page needs: one file packs tighter than six, and a release seldom changes it. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/;

/** Small parts that most pages have: one request instead of a dozen. */
const SHARED =
  /[\\/]app[\\/](ui|lib|brand|i18n|styles|features[\\/]shell)[\\/]|[\\/]node_modules[\\/]@tabler[\\/]|[\\/]packages[\\/]/;

/** What pages with forms share and the pages that visitors open first never need. */
const FORMS =
  /[\\/](contract[\\/]src[\\/](common|accounts[\\/]forms)\.ts|domain[\\/]src[\\/]plans\.ts|ui[\\/](form[\\/]|scene-page)|lib[\\/](guards|member-homes|site-path|storage)\.ts)/;

/** Texts of pages: all but those of the frame and of what visitors open first. */
const PAGE_TEXTS = /[\\/]i18n[\\/]en[\\/](?!(shell|ui|errors|search)\.ts)/;

/** By themselves: a group takes along what its members import, and these import nothing. */
const SCHEMAS = /[\\/]node_modules[\\/]zod[\\/]/;

/** Large packages with one entry that names everything: bundled, so that the server starts fast. */
const BUNDLED_FOR_THE_SERVER = [/^@mantine\//, '@tabler/icons-react', 'country-flag-icons'];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [reactRouter()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          treeshake: { moduleSideEffects: [{ test: WITHOUT_SIDE_EFFECTS, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 3 },
                { name: 'schemas', test: SCHEMAS, priority: 2 },
                {
                  name: 'shared',
                  test: (id) => SHARED.test(id) && !FORMS.test(id) && !PAGE_TEXTS.test(id),
                  minShareCount: 4,
                  priority: 1,
                },
              ],
            },
          },
        },
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
