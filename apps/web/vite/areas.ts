import { posix } from 'node:path';

const IMPORT = /^(?:import|export) (?!type )(?:([^'";]*?) from )?'(\.[^'\n]+)';/gm;
const USED = /useTranslation\(\s*('[\w/-]+'|\[[^\]]*\])|\bns: ('[\w/-]+')/g;
const PART = /(?<!typeof )\bimport\('(\.[^'\n]+)'\)/g;
const FRAME = 'root.tsx';

/** The text areas that a browser fetches with the separately loaded files. */
export interface LoadedAreas {
  /** By the path of a page. Those of the frame are loaded with every page. */
  pages: Map<string, string[]>;
  /** By the path of the importing file and what it says: `import('./dialog.tsx')`. */
  parts: Map<string, Map<string, string[]>>;
}

/**
 * The areas of every page and every lazy part: those that it or its imports name in useTranslation
 * or as `ns`.
 * @param sources the code of the app by path, such as `routes/home.tsx`
 */
export function collectAreas(sources: ReadonlyMap<string, string>): LoadedAreas {
  const frame = areasOf(FRAME);
  const beyondFrame = (areas: string[]) => areas.filter((area) => !frame.includes(area));
  const pages = new Map([[FRAME, frame]]);
  const parts = new Map<string, Map<string, string[]>>();
  for (const [path, text] of sources) {
    if (/^routes\/.+\.tsx$/.test(path)) pages.set(path, beyondFrame(areasOf(path)));
    for (const [, to = ''] of text.matchAll(PART)) {
      const there = areasOf(path);
      const areasBeyondFrame = beyondFrame(
        areasOf(posix.join(posix.dirname(path), to), namesTaken(text, to)),
      );
      const missing = areasBeyondFrame.filter((area) => !there.includes(area));
      parts.set(path, (parts.get(path) ?? new Map()).set(to, missing));
    }
  }
  return { pages, parts };

  /** The areas of a file and all its imports. Of an index.ts, only the imported names count. */
  function areasOf(start: string, names?: string[]): string[] {
    const areas = new Set<string>();
    const visitedPaths = new Set<string>();
    visit(start, names);
    return [...areas].sort();

    function visit(path: string, wantedNames: string[] | undefined): void {
      const isIndex = path.endsWith('/index.ts');
      const key = isIndex ? `${path} ${wantedNames}` : path;
      const text = sources.get(path);
      if (text === undefined || visitedPaths.has(key)) return;
      visitedPaths.add(key);
      for (const [, hook = '', ns = ''] of text.matchAll(USED)) {
        for (const [, area = ''] of `${hook}${ns}`.matchAll(/'([\w/-]+)'/g)) areas.add(area);
      }
      for (const [, what = '', to = ''] of text.matchAll(IMPORT)) {
        const names = namesIn(what);
        const namesToFollow =
          isIndex && wantedNames ? names.filter((name) => wantedNames.includes(name)) : names;
        if (namesToFollow.length > 0 || (what !== '' && !what.includes('{'))) {
          visit(
            posix.join(posix.dirname(path), to),
            what.includes('{') ? namesToFollow : undefined,
          );
        }
      }
    }
  }
}

/** What a file takes of an index.ts that it loads: `(await load()).name`. */
function namesTaken(text: string, to: string): string[] | undefined {
  if (!to.endsWith('/index.ts')) return undefined;
  return [...text.matchAll(/\(await \w+\(\)\)\.(\w+)/g)].map(([, name = '']) => name);
}

/** The value names in an import or export clause. */
function namesIn(clause: string): string[] {
  return (clause.match(/\{([\s\S]*)\}/)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] as string);
}

const inQuotes = (areas: readonly string[]) => areas.map((area) => `'${area}'`).join(', ');

/**
 * The code of a file in the browser: a page waits for its texts, and a lazy part comes with its own.
 * @param loader the module that loads texts
 */
export function loadingAreas(
  code: string,
  path: string,
  { pages, parts }: LoadedAreas,
  loader: string,
): string | undefined {
  const own = pages.get(path) ?? [];
  const lazy = [...(parts.get(path) ?? [])].filter(([, areas]) => areas.length > 0);
  const names: string[] = [];
  let loading = code;
  if (lazy.length > 0) names.push('withTexts as withTextsOfPart');
  for (const [to, areas] of lazy) {
    loading = loading.replaceAll(
      `import('${to}')`,
      `withTextsOfPart(import('${to}'), ${inQuotes(areas)})`,
    );
  }
  if (own.length > 0) names.push('loadTexts as loadTextsOfPage');
  if (names.length === 0) return undefined;
  loading += `\nimport { ${names.join(', ')} } from ${JSON.stringify(loader)};\n`;
  if (own.length === 0) return loading;
  // The frame renders once the entry has waited for it: the texts of its page are still loading.
  const waiting = path === FRAME ? '' : 'await ';
  return `${loading}${waiting}loadTextsOfPage(${inQuotes(own)});\n`;
}
