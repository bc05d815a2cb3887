import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { isText, texts } from './vite/texts.ts';

/**
 * Modules without side effects, so that pages load only what they use, not every schema of the
 * contract and every export of an index.ts.
 */
const WITHOUT_SIDE_EFFECTS =
  /[\\/](packages[\\/](contract|domain|texts)|app[\\/](features|i18n|lib|pages|router|shell|ui))[\\/].*\.tsx?$/;

/** Packages of every page: one file compresses better than four, and releases rarely change it. */
const FRAMEWORK = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/** Their own group: a group includes the imports of its members, and these have none. */
const SCHEMAS = /[\\/]node_modules[\\/]zod[\\/]/;

/** The frame of every page, with all that it imports. */
const SHELL = /[\\/]app[\\/]shell[\\/](shell|error-page)\.tsx$/;

/** The code of the site below its features and pages. */
const BASE =
  /[\\/]app[\\/](brand|i18n|lib|router|shell|styles|ui)[\\/]|[\\/](packages|@tabler)[\\/]/;

const ICONS = /[\\/]@tabler[\\/].*[\\/]icons[\\/]/;

/** The fields of forms and the schemas that check them: most visitors fill in no form. */
const FORMS = /[\\/](ui[\\/]form|contract[\\/]src[\\/](?!client|endpoints))/;

/** Packages with many modules: bundled, so that the server starts fast. */
const BUNDLED_FOR_THE_SERVER = [/^@base-ui\//, '@tabler/icons-react'];

/**
 * Makes zod validate without `new Function`, which the pages' Content-Security-Policy forbids. Set
 * in zod's own configuration module: schemas read it when they are created, and the import order
 * between chunks is undefined.
 */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/ },
    handler: (code) => `${code}\nconfig({ jitless: true });\n`,
  },
};

export default defineConfig(({ command }) => ({
  plugins: [texts(), tailwindcss(), reactRouter(), zodWithoutEval],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A page carries the texts of the endpoints that it calls, and of no others.
      optimization: { inlineConst: { mode: 'all' } },
      treeshake: { moduleSideEffects: [{ test: WITHOUT_SIDE_EFFECTS, sideEffects: false }] },
      output: {
        // Short names, because each page loads the list of all files.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK, priority: 3 },
            { name: 'schemas', test: SCHEMAS, priority: 3 },
            { name: 'shell', test: SHELL, priority: 2 },
            // What most pages share, in one file instead of dozens of small ones. A module of fewer
            // pages stays in a file of just those, so that the others do not load it.
            {
              name: 'base',
              test: (id) => BASE.test(id) && !FORMS.test(id) && !isText(id),
              minShareCount: 48,
              priority: 1,
            },
            // Icons of several pages, in one file: alone each would weigh twice as much.
            { name: 'icons', test: ICONS, minShareCount: 8 },
          ],
        },
      },
    },
  },
  environments: {
    ssr: {
      build: {
        // The server is one file, where what browsers load later cannot be a file of its own.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
  ssr: {
    // One copy of the contract for server and pages, so that both have the same ApiError class.
    external: ['@crewpad/contract', '@crewpad/domain'],
    noExternal: command === 'build' ? BUNDLED_FOR_THE_SERVER : [],
  },
  // Every module's packages are bundled before the first page of `npm run dev`: one that a later
  // page brings would outdate those that the browser has, which answers with a 504. Not what imports
  // a package of tests, which npm run dev does not install: one missing package stops all of this.
  optimizeDeps: {
    entries: [
      'app/**/*.{ts,tsx}',
      '!app/**/*.{test,d}.{ts,tsx}',
      '!app/**/testing.{ts,tsx}',
      '!app/{entry.server,routes}.{ts,tsx}',
    ],
  },
}));
