import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BRANDS, type BrandName, LOCALES, type Locale } from '@crewpad/domain';
import { messagesOf, type TextFile } from '@crewpad/texts';
import type { Plugin } from 'vite';
import { brands } from '../app/brand/brands.ts';
import { collectAreas, type LoadedAreas, loadingAreas } from './areas.ts';

const APP = join(import.meta.dirname, '../app');
/** Words of many pages: the area `common`. */
const COMMON = join(import.meta.dirname, '../../../packages/texts/texts');
const LOADER = inPosix(join(APP, 'i18n/texts.ts'));

/** Bundled texts on the server, functions that fetch them in the browser: see virtual-texts.d.ts. */
const ALL = 'virtual:texts';
/** Functions that fetch the areas of a brand in a language: `virtual:texts/vacation/pt`. */
const LIST = /^\0virtual:texts\/(\w+)\/(\w+)$/;
/** The areas of most first pages, as one file: `virtual:texts/vacation/pt/shared`. */
const SHARED = /^\0virtual:texts\/(\w+)\/(\w+)\/shared$/;
const SHARED_AREAS = ['common', 'search', 'shell', 'shell/errors', 'ui'];
/** A text file in the wording of a brand. */
const WORDED = /^(.+[\\/]texts[\\/](\w\w)\.ts)\?brand=(\w+)$/;

/** The first page of most visitors needs no other list. */
const FIRST = { brand: BRANDS[0], language: LOCALES[0] } as const;

/**
 * The text files. A page fetches only those of the areas that it renders, in its language and in the
 * wording of its brand, merged here: one file per area, without the words of other brands.
 */
export function texts(): Plugin {
  let areas = readAreas();
  return {
    name: 'texts',
    // Before other plugins compile what areas are found in.
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:texts/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: [/^\0virtual:texts/, WORDED] },
      async handler(id) {
        const isBrowser = this.environment.config.consumer === 'client';
        if (id === `\0${ALL}`) return isBrowser ? allFetched() : allBundled();
        const [, listBrand, listLanguage] = LIST.exec(id) ?? [];
        if (listBrand !== undefined && listLanguage !== undefined) {
          return `export default ${listOf(listBrand as BrandName, listLanguage as Locale)}`;
        }
        const [, brandOfShared, languageOfShared] = SHARED.exec(id) ?? [];
        if (brandOfShared !== undefined && languageOfShared !== undefined) {
          return sharedTexts(brandOfShared as BrandName, languageOfShared as Locale);
        }
        const [, path = '', language, brand] = WORDED.exec(id) ?? [];
        this.addWatchFile(path);
        const messages = await readMessages(path, brand as BrandName, language as Locale);
        return { code: `export default ${JSON.stringify(messages)}`, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: /[\\/]app[\\/].+\.tsx?(\?route-chunk=main)?$/ },
      handler(code, id) {
        if (this.environment.config.consumer !== 'client') return;
        const path = inPosix(relative(APP, id.replace(/\?.*/, '')));
        const loading = loadingAreas(code, path, areas, LOADER);
        return loading === undefined ? undefined : { code: loading, map: null };
      },
    },
    hotUpdate({ file, modules }) {
      if (!/\.tsx?$/.test(file) || relative(APP, file).startsWith('..')) return;
      const before = areas;
      areas = readAreas();
      const changedModules = changedFiles(before, areas).flatMap((path) => [
        ...(this.environment.moduleGraph.getModulesByFile(inPosix(join(APP, path))) ?? []),
      ]);
      return changedModules.length > 0 ? [...new Set([...modules, ...changedModules])] : undefined;
    },
  };
}

export const isText = (id: string) => WORDED.test(id);

/** For the import statement of any system. */
function inPosix(path: string): string {
  return path.split(sep).join('/');
}

function readAreas(): LoadedAreas {
  const paths = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  const sources = paths
    .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path))
    .map((path) => [inPosix(path), readFileSync(join(APP, path), 'utf8')] as const);
  return collectAreas(new Map(sources));
}

/** The files that load other areas than before. */
function changedFiles(before: LoadedAreas, after: LoadedAreas): string[] {
  const paths = new Set([...after.pages.keys(), ...after.parts.keys()]);
  const stateOf = ({ pages, parts }: LoadedAreas, path: string) =>
    JSON.stringify([pages.get(path), [...(parts.get(path) ?? [])]]);
  return [...paths].filter((path) => stateOf(before, path) !== stateOf(after, path));
}

/** The text files of a language, by area: the path of their folder, without `features/`. */
function filesIn(language: Locale): [area: string, path: string][] {
  const own = globSync(`**/texts/${language}.ts`, { cwd: APP })
    .map((path) => inPosix(path))
    .toSorted()
    .map((path): [string, string] => [
      path.replace(/^features\/|\/texts\/\w+\.ts$/g, ''),
      inPosix(join(APP, path)),
    ]);
  return [['common', inPosix(join(COMMON, `${language}.ts`))], ...own];
}

function allBundled(): string {
  const imports: string[] = [];
  const languages = LOCALES.map((language) => {
    const files = filesIn(language).map(([area, path]) => {
      const name = `file${imports.length}`;
      imports.push(`import * as ${name} from ${JSON.stringify(path)};`);
      return `${JSON.stringify(area)}: ${name}`;
    });
    return `${language}: { ${files.join(', ')} }`;
  });
  return `${imports.join('\n')}
    export const bundled = { ${languages.join(', ')} };
    export const fetched = {};`;
}

function allFetched(): string {
  const otherLists = BRANDS.flatMap((brand) =>
    LOCALES.filter((language) => brand !== FIRST.brand || language !== FIRST.language).map(
      (language) => `'${brand} ${language}': () => import('virtual:texts/${brand}/${language}')`,
    ),
  );
  const first = `{ default: ${listOf(FIRST.brand, FIRST.language)} }`;
  return `const first = ${first};
    export const bundled = {};
    export const fetched = {
      '${FIRST.brand} ${FIRST.language}': () => first,
      ${otherLists.join(',\n')}
    };`;
}

function listOf(brand: BrandName, language: Locale): string {
  const fetchers = filesIn(language).map(([area, path]) => {
    const shared = SHARED_AREAS.indexOf(area);
    const file =
      shared < 0
        ? `import(${JSON.stringify(`${path}?brand=${brand}`)})`
        : `import('virtual:texts/${brand}/${language}/shared').then((file) => file.areas[${shared}])`;
    return `${JSON.stringify(area)}: () => ${file}`;
  });
  return `{ ${fetchers.join(',\n')} }`;
}

/** `areas`: what the files of the shared areas would export, in the same order. */
function sharedTexts(brand: BrandName, language: Locale): string {
  const paths = new Map(filesIn(language));
  const imports = SHARED_AREAS.map(
    (area, index) =>
      `import area${index} from ${JSON.stringify(`${paths.get(area)}?brand=${brand}`)};`,
  );
  const areas = SHARED_AREAS.map((_, index) => `{ default: area${index} }`);
  return `${imports.join('\n')}
    export const areas = [${areas.join(', ')}];`;
}

async function readMessages(path: string, brand: BrandName, language: Locale) {
  // Read again once it has changed.
  const address = `${pathToFileURL(path).href}?changed=${statSync(path).mtimeMs}`;
  const file = (await import(address)) as TextFile;
  return messagesOf(file, brand, language, { brand: brands[brand].name });
}
