import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Source, under, withoutComments } from './sources.ts';

const web = under('apps/web/app/').filter(({ path }) => !path.includes('.test.'));

/** The classes of a style sheet. */
function classesIn(sheet: string): string[] {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)|"[^"]*"/g, '');
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))];
}

/** The style sheets that a file imports with a name. */
function sheetsOf({ path, text }: Source): { name: string; sheet: string }[] {
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].map(
    ([, name = '', address = '']) => ({ name, sheet: posix.join(posix.dirname(path), address) }),
  );
}

/** The classes that code names of a style sheet, and whether a variable names others. */
function classesUsed(text: string, sheet: string): { names: string[]; hasVariable: boolean } {
  const code = withoutComments(text);
  const names = [...code.matchAll(new RegExp(`(?<![\\w.$])${sheet}\\.(\\w+)`, 'g'))];
  return {
    names: names.map(([, name = '']) => name),
    hasVariable: new RegExp(`(?<![\\w.$])${sheet}\\[`).test(code),
  };
}

const uses = web.flatMap((file) =>
  sheetsOf(file).map(({ name, sheet }) => ({
    path: file.path,
    sheet,
    ...classesUsed(file.text, name),
  })),
);
const definitions = new Map(
  [...new Set(uses.map(({ sheet }) => sheet))].map((sheet) => {
    const file = fileURLToPath(new URL(`../../${sheet}`, import.meta.url));
    return [sheet, classesIn(readFileSync(file, 'utf8'))];
  }),
);
/** What a variable may contain. */
const words = new Set(web.flatMap(({ text }) => text.match(/(?<=')\w+(?=')/g) ?? []));

describe('the classes of style sheets', () => {
  it('are defined, if a component uses them', () => {
    const missing = uses.flatMap(({ path, sheet, names }) =>
      names
        .filter((name) => !definitions.get(sheet)?.includes(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(definitions.size).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('are used by a component', () => {
    const isUsed = (name: string, use: (typeof uses)[number]) =>
      use.names.includes(name) || (use.hasVariable && words.has(name));
    const unused = [...definitions].flatMap(([sheet, names]) => {
      const users = uses.filter((use) => use.sheet === sheet);
      return names
        .filter((name) => !users.some((use) => isUsed(name, use)))
        .map((name) => `${sheet}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('are found in style sheets and in code', () => {
    const sheet = `/* .old */ .head:hover > .title2 { background: url("/a.svg") 0.5rem }
      :global(.map) .frame-in { content: ".no" }`;
    expect(classesIn(sheet)).toEqual(['head', 'title2', 'frame-in']);
    const code = '<p className={[classes.head, form.head]} /> // classes.old\nclasses[kind]';
    expect(classesUsed(code, 'classes')).toEqual({ names: ['head'], hasVariable: true });
    expect(classesUsed(code, 'form')).toEqual({ names: ['head'], hasVariable: false });
  });
});
