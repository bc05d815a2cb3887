import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { isText, sharedTexts, texts } from './vite/texts.ts';

/**
 * Modules without side effects, so that pages load only what they use, not every schema of the
 * contract and every export of an index.ts.
 */
const WITHOUT_SIDE_EFFECTS =
  /[\\/](packages[\\/](contract|domain|texts)|app[\\/](features|i18n|lib|settings|shell|ui))[\\/].*\.tsx?$/;

/** Packages of every page: one file compresses better than four, and releases rarely change it. */
const FRAMEWORK = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/** The frame of every page, with all that it imports. */
const SHELL = /[\\/]app[\\/]shell[\\/](shell|error-page)\.tsx$/;

/**
 * What visitors' first pages share, by the pages that load it. Everything else is left to the
 * bundler, which loads a module only where it is used, or to the groups of members' pages below.
 */
const VISITED = {
  // All of them: cards of listings, and small parts that most pages use.
  visited: [
    /[\\/]features[\\/]search[\\/](addresses|availability|favorites[\\/]favorite(s-store|-button)|listing-card[\\/](card-badges|listing-card)|recent[\\/]recent-listings)\./,
    /[\\/]lib[\\/](browser-call|format|languages|leave-page|page-meta|public-file|server-time|use-loaded)\./,
    /[\\/](ui[\\/](dialog|more-link|rating|section|use-carousel)|i18n[\\/]zones|contract[\\/]src[\\/]client|metrics[\\/]use-metrics|domain[\\/]src[\\/]geo)\./,
    /[\\/]Icon(ArrowLeft|ArrowRight|Bath|Bed|Calendar|ChevronLeft|ChevronRight|CircleCheck|Clock)\.mjs$/,
    /[\\/]Icon(CurrentLocation|Eye|EyeOff|Heart|HeartFilled|Mail|MapPin|MessageCircle|Phone|Plane)\.mjs$/,
    /[\\/]Icon(Star|StarFilled|Users|X)\.mjs$/,
  ],
  // Results and listing.
  nearby: [
    /[\\/]features[\\/](content[\\/](ads[\\/]ad-|feed[\\/]feed-(cards|text))|search[\\/]map[\\/](frame|geography[\\/]fetch))/,
    /[\\/]Icon(CalendarEvent|MapOff)\.mjs$/,
  ],
  // Home and results.
  airports: [
    /[\\/]domain[\\/]src[\\/]rental-types\.ts$/,
    /[\\/]lib[\\/]use-city-names\./,
    /[\\/]features[\\/]search[\\/](airport-box|airport-near|location-refused|recent[\\/](recently-viewed|use-cards)|recent-airports)/,
    /[\\/]ui[\\/](combobox|filter-link|show-in-row)\./,
    /[\\/]Icon(ArrowDown|History|InfoCircle|Map2|PlaneInflight)\.mjs$/,
  ],
  // Listing and profile.
  listers: [
    /[\\/]features[\\/](messages[\\/]report[\\/]report-(button|dialog-part)|reviews[\\/](distribution|last-listing|review-(list|stats)|use-review-dialogs))\./,
    /[\\/](lib[\\/]reply-time\.|IconFlag\.mjs$)/,
  ],
  // The listing, and members' pages.
  listed: [
    /[\\/]features[\\/](listings[\\/]public[\\/](calendar[\\/]bed-calendar\.module|gallery[\\/]gallery-controls|sections[\\/]document-name)|rentals[\\/]waitlist[\\/](join-dialog|use-entry))/,
    /[\\/]Icon(BrandFacebook|Building|Pencil|PlayerPause|PlayerPlay|Stack2)\.mjs$/,
  ],
};

/** Icons and rules that only members' pages use. */
const MEMBERS_ONLY = [
  /[\\/]Icon(Alert|ArrowBackUp|Copy|Flask|Minus|Plus|Trash)\w*\.mjs$/,
  /[\\/]Icon(Bell|BuildingCommunity|ClockExclamation|CreditCard|Dots|Home|Key|LayoutDashboard)\.mjs$/,
  /[\\/]Icon(Lock|MailOpened|Receipt|Settings|Shield|User|UserCircle)\.mjs$/,
  /[\\/]domain[\\/]src[\\/](account|autopay|promotion|rental|waitlist)-lifecycle\.ts$/,
  /[\\/]domain[\\/]src[\\/](airport-distance|card-expiry|counted-characters|fees|free-ranges)\.ts$/,
  /[\\/]domain[\\/]src[\\/](messages|money|names|rent|zoned-time)\.ts$/,
];

/** Small modules of most pages: one request instead of a dozen. */
const SHARED =
  /[\\/]app[\\/](ui|lib|brand|i18n|styles|shell)[\\/]|[\\/]node_modules[\\/]@tabler[\\/]|[\\/]packages[\\/]/;

/** Modules that pages with forms share and visitors' first pages do not need. */
const FORMS =
  /[\\/](contract[\\/]src[\\/](common|accounts[\\/]forms)\.ts|ui[\\/](form[\\/]|combobox|scene-page)|lib[\\/](guards|site-path)\.ts)/;

/** Their own group: a group includes the imports of its members, and these have none. */
const SCHEMAS = /[\\/]node_modules[\\/]zod[\\/]/;

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
  plugins: [texts(), reactRouter(), zodWithoutEval],
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
            sharedTexts,
            {
              name: 'members',
              test: (id) => MEMBERS_ONLY.some((one) => one.test(id)),
              minShareCount: 2,
              priority: 1,
            },
            ...Object.entries(VISITED).map(([name, tests]) => ({
              name,
              test: (id: string) => tests.some((one) => one.test(id)),
              minShareCount: 2,
              priority: 2,
            })),
            {
              name: 'shared',
              test: (id) => SHARED.test(id) && !FORMS.test(id) && !isText(id),
              minShareCount: 4,
              priority: 0,
            },
          ],
        },
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
