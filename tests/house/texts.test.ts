import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const root = new URL('../../', import.meta.url);

describe('the areas of texts', () => {
  const app = readSources('apps/web/app').filter(
    ({ path }) => !/\/app\/i18n\/|\.test\./.test(path),
  );

  it('are named by no page and no lazy part: the build collects them', () => {
    const naming = app.filter(({ text }) => /\b(loadTexts|withTexts)\b/.test(text));
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  it('are literal where they are used, so that the build finds them', () => {
    const AREA = "'[\\w/-]+'";
    const literal = new RegExp(
      `useTranslation\\(\\s*(?:${AREA}|\\[\\s*${AREA}(?:,\\s*${AREA})*,?\\s*\\])\\s*\\)|\\bns: ${AREA}`,
      'g',
    );
    const unknown = app
      .filter(({ text }) => /useTranslation\(|\bns:/.test(text.replace(literal, '')))
      .map(({ path }) => path);
    expect(unknown).toEqual([]);
  });

  it('are typed: i18next.d.ts has each folder of texts', () => {
    const types = readFileSync(new URL('apps/web/app/i18n/i18next.d.ts', root), 'utf8');
    const typedAreas = [
      ...types.matchAll(/^ {4}'?([\w/-]+)'?: typeof import\('(.+)\/texts\/en\.ts'\)/gm),
    ].map(([, area, folder]) => [area, folder]);
    const folders = readSources('apps/web/app')
      .filter(({ path }) => path.endsWith('/texts/en.ts'))
      .map(({ path }) => path.replace(/^apps\/web\/app\/|\/texts\/en\.ts$/g, ''))
      .map((folder) => [folder.replace(/^features\//, ''), `../${folder}`]);
    expect(Object.fromEntries(typedAreas)).toEqual({
      ...Object.fromEntries(folders),
      common: '../../../../packages/texts',
    });
  });
});

/** The quoted lines of a language in the texts of the server and of the pages. */
const linesIn = (language: string) =>
  readSources('apps/server/src', 'apps/web/app', 'packages/texts')
    .filter(({ path }) => path.endsWith(`/texts/${language}.ts`))
    .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
    .filter((line) => /['"`]/.test(line));

describe('what must not break across lines', () => {
  it('in French, the space before a colon and inside quotation marks', () => {
    const lines = linesIn('fr');
    expect(lines.filter((line) => / [:;!?»]|« /.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('\u00a0:'))).toBe(true);
  });

  it('in Portuguese, an amount, which is written in "US$"', () => {
    const lines = linesIn('pt');
    expect(lines.filter((line) => /(?<!US)\$[\s\d]|US\$(?!\u00a0\d)/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('US$\u00a09,99'))).toBe(true);
  });
});

describe('cities and countries', () => {
  const FOLDER = 'apps/web/app/';
  /** Files that name what others show, with those that show it. */
  const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
    'features/search/results/load-results.ts': [
      'features/search/map/results-map-view.tsx',
      'features/search/results/result-list.tsx',
      'features/search/results/results-page.tsx',
      'routes/airport-results.tsx',
    ],
    'features/search/airports/load-airports.ts': [
      'features/search/airports/airports-page.tsx',
      'features/search/airports/area-list.tsx',
      'features/search/airports/cities-page.tsx',
    ],
    'features/search/saved/load-saved.ts': ['features/search/saved/saved-page.tsx'],
    'pages/listing/load-listing.ts': [
      'pages/listing/listing-head.tsx',
      'pages/listing/listing-meta.ts',
    ],
    'pages/my-crashpads/load-my-crashpads.ts': ['pages/my-crashpads/card/crashpad-card.tsx'],
    'features/content/editor/load-editor.ts': ['features/content/editor/feed-list-page.tsx'],
    'routes/event.tsx': ['features/content/feed/feed-detail.tsx'],
    'routes/offer.tsx': ['features/content/feed/feed-meta.ts'],
    // A street address keeps its city, as one gives it to a driver.
    'features/rent/tenant/load-my-rentals.ts': ['features/rent/tenant/card/stay-facts.tsx'],
  };
  /** The city of a time zone, and codes of countries. */
  const NO_NAMES: readonly string[] = [
    'pages/my-crew/tenant/check-out-page.tsx',
    'features/payouts/payout-panel.tsx',
    'pages/settings/autopay-tab.tsx',
  ];
  const NAMER = /\/lib\/(city-names|use-city-names|countries)\.ts$/;
  const SHOWS = /(\.|[{,]\s*)(city|country)\b(?!\s*:)/;
  const pages = readSources('apps/web/app').filter(
    ({ path }) => /(\.tsx|-meta\.ts|json-ld\.ts)$/.test(path) && !/\.test\.|\/testing/.test(path),
  );
  const names = new Map(
    readSources('apps/web/app').map(({ path, text, imports }) => [
      path.slice(FOLDER.length),
      imports.some((imported) => NAMER.test(imported)) || text.includes('countryNames('),
    ]),
  );

  it('are shown by files that name them in the language of the reader', () => {
    const raw = pages
      .map(({ path, text }) => ({
        file: path.slice(FOLDER.length),
        code: text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, ''),
      }))
      .filter(({ file, code }) => SHOWS.test(code) && names.get(file) !== true)
      .map(({ file }) => file);
    expect(raw.toSorted()).toEqual([...Object.values(NAMED_BY).flat(), ...NO_NAMES].toSorted());
    for (const file of Object.keys(NAMED_BY)) expect(names.get(file), file).toBe(true);
  });
});
