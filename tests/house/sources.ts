import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const LEFT_OUT = new Set([
  'node_modules',
  'build',
  '.react-router',
  '.data',
  '.cache',
  'generated',
]);

/** Files served to browsers as they are. Features may have a folder of this name, too. */
const ASSETS = join(root, 'apps/web/public');

export interface Source {
  /** Path from the root, with forward slashes. */
  path: string;
  text: string;
  /** Its imports: a path from the root for project files, else the package name. */
  imports: string[];
}

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^'\n]+)'/g;

/** Every TypeScript file in the folders, with its imports resolved. */
export function readSources(...folders: string[]): Source[] {
  return folders.flatMap((folder) => [...filesIn(join(root, folder))].map(readSource));
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (LEFT_OUT.has(entry.name) || path === ASSETS) continue;
    if (entry.isDirectory()) yield* filesIn(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

function readSource(file: string): Source {
  const path = relative(root, file).split(sep).join('/');
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(IMPORT)].map(([, specifier = '']) => {
    if (specifier.startsWith('.')) return posix.join(dirname(path), specifier);
    if (specifier.startsWith('~/')) return posix.join('apps/web/app', specifier.slice(2));
    return specifier;
  });
  return { path, text, imports };
}

/** All code of the project. */
export const sources = readSources('packages', 'apps');
/** Also what only tests use: `testing.ts` and its like, and the folders called `testing`. */
export const TEST_CODE = /\.test\.tsx?$|\/testing(-[a-z]+)?\.tsx?$|\/testing\//;
export const isTest = ({ path }: Source) => TEST_CODE.test(path);
export const under = (folder: string) => sources.filter((source) => source.path.startsWith(folder));

/** The code without tests. */
export const code = sources.filter((source) => !isTest(source));

/** The code without comments, which may give examples. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '').replace(/^import .*$/gm, '');
}
