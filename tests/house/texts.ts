import { posix } from 'node:path';
import { readSources } from './sources.ts';

const APP = 'apps/web/app';
const IMPORT = /^(?:import|export) (?!type )(?:([^'";]*?) from )?'(\.[^'\n]+)';/gm;
const USED = /useTranslation\(('[\w-]+'|\[[^\]]*\])|\bns: ('[\w-]+')/g;
const LOADED = /\bloadTexts\(([^)]*)\)/g;
const PART = /(?:withTexts\(\s*)?\bimport\('(\.[^'\n]+)'\)(?:,([^)]*))?/g;

/** A separately loaded file, with the text areas loaded with it and those it needs. */
export interface LoadedPart {
  file: string;
  loaded: string[];
  used: string[];
}

/** Every page and every lazy part, as loaded by the browser. */
export function loadedParts(): LoadedPart[] {
  const sources = new Map(readSources(APP).map(({ path, text }) => [path, text]));
  const textOf = (path: string) => sources.get(path) ?? '';
  const frame = quoted(matches(textOf(`${APP}/root.tsx`), LOADED, 1));

  const parts: LoadedPart[] = [
    { file: `${APP}/root.tsx`, loaded: frame, used: areasOf(`${APP}/root.tsx`) },
  ];
  for (const [path, text] of sources) {
    if (path.startsWith(`${APP}/routes/`) && path.endsWith('.tsx')) {
      const loaded = quoted(matches(text, LOADED, 1));
      parts.push({ file: path, loaded, used: beyondFrame(areasOf(path)) });
    }
    for (const [, to = '', areas = ''] of text.matchAll(PART)) {
      const target = posix.join(posix.dirname(path), to);
      const there = areasOf(path);
      const used = beyondFrame(areasOf(target, exportsUsed(text, to)));
      const missing = used.filter((area) => !there.includes(area));
      parts.push({ file: `${path} -> ${to}`, loaded: quoted([areas]), used: missing });
    }
  }
  return parts;

  function beyondFrame(areas: string[]): string[] {
    return areas.filter((area) => !frame.includes(area));
  }

  /**
   * The areas used by a file and everything it imports. For an index.ts, only the imported names
   * count.
   */
  function areasOf(start: string, names?: string[]): string[] {
    const areas = new Set<string>();
    const seen = new Set<string>();
    visit(start, names);
    return [...areas].sort();

    function visit(path: string, wanted: string[] | undefined): void {
      const isIndex = path.endsWith('/index.ts');
      const key = isIndex ? `${path} ${wanted}` : path;
      const text = sources.get(path);
      if (text === undefined || seen.has(key)) return;
      seen.add(key);
      for (const area of quoted([...matches(text, USED, 1), ...matches(text, USED, 2)])) {
        areas.add(area);
      }
      for (const [, what = '', to = ''] of text.matchAll(IMPORT)) {
        const named = namesIn(what);
        const asked = isIndex && wanted ? named.filter((name) => wanted.includes(name)) : named;
        if (asked.length > 0 || (what !== '' && !what.includes('{'))) {
          visit(posix.join(posix.dirname(path), to), what.includes('{') ? asked : undefined);
        }
      }
    }
  }
}

/**
 * The names taken from a lazy part: `(await load()).name` or `const { name } = await import(...)`.
 */
function exportsUsed(text: string, to: string): string[] | undefined {
  if (!to.endsWith('/index.ts')) return undefined;
  return matches(text, /\(await \w+\(\)\)\.(\w+)/g, 1);
}

/** The value names in an import or export clause. */
function namesIn(clause: string): string[] {
  return (clause.match(/\{([\s\S]*)\}/)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] as string);
}

function quoted(texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => matches(text, /'([\w-]+)'/g, 1)))].sort();
}

function matches(text: string, pattern: RegExp, group: number): string[] {
  return [...text.matchAll(pattern)].map((found) => found[group] ?? '');
}
