import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';
import { under } from './sources.ts';

const APP = join(import.meta.dirname, '../../apps/web/app');
const STYLES = join(APP, 'styles');

/** The code of pages. Components of ui may need values that no scale has. */
const pages = under('apps/web/app/').filter(
  ({ path }) => !path.includes('/app/ui/') && !path.includes('.test.'),
);

/** Texts in quotes that name several classes. */
const classNames = (text: string) =>
  [...text.matchAll(/(["'`])((?:(?!\1)[^\\\n]|\\.){3,})\1/g)]
    .map(([, , words = '']) => words)
    .filter((words) =>
      /(?:^|\s)(?:flex|grid|block|hidden|m[xytb]?-|p[xytblr]?-|text-|border)/.test(words),
    );

/** Values in brackets, such as `w-[13px]` and `[width:34vw]`, but no variants such as `[&_p]:m-0`. */
const BRACKETS = /(?:-\[[^\]\s]+\]|(?<![\w&-])\[[a-z-]+:[^\]\s]+\])!?(?=[\s"'`]|$)/g;
const LONG = 160;

const readStyle = (file: string) => readFileSync(join(STYLES, file), 'utf8');

it('a value of utilities does not have the name of the property that it reads', () => {
  // It would be written as `--radius: var(--radius)`, which is invalid everywhere.
  const own = [...readStyle('theme.css').matchAll(/(--[\w-]+): var\(\1\)/g)].map(
    ([, name]) => name,
  );
  expect(own).toEqual([]);
});

it('values in brackets only become fewer', () => {
  const count = pages.flatMap(({ text }) =>
    classNames(text).flatMap((words) => words.match(BRACKETS) ?? []),
  ).length;
  // A change that removes more of them lowers this number with it.
  expect(count).toBeLessThanOrEqual(214);
});

it('class names that are too long to read only become fewer', () => {
  const long = pages.flatMap(({ text }) => classNames(text).filter((words) => words.length > LONG));
  expect(long.length).toBeLessThanOrEqual(144);
});

it('every control is a component of ui', () => {
  const RAW = /<(?:button|input|select|textarea)\b[\s\S]*?>/g;
  const raw = pages
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ text }) => text.match(RAW) ?? [])
    // A form sends the first, and a component opens the second.
    .filter((tag) => !/type="(?:hidden|file)"/.test(tag));
  expect(raw).toEqual([]);
});

it('no page names a color of its own', () => {
  const COLOR = /#(?:[\da-f]{3}|[\da-f]{6})\b|\b(?:rgba?|hsla?|oklch)\(/i;
  const own = pages
    .filter(({ path }) => !path.includes('/app/brand/'))
    .filter(({ text }) => classNames(text).some((words) => COLOR.test(words)));
  expect(own.map(({ path }) => path)).toEqual([]);
});

it('style sheets are left only for what utilities cannot say well', () => {
  const sheets = globSync(join(APP, '**/*.css')).filter(
    (path) => !/app.brand.|styles.theme\.css$/.test(path),
  );
  expect(sheets.map((path) => relative(APP, path)).length).toBeLessThanOrEqual(15);
  const lines = sheets.flatMap((path) => readFileSync(path, 'utf8').split('\n')).length;
  expect(lines).toBeLessThanOrEqual(1500);
});

it('every class has a style, or marks an element for others', async () => {
  const sheet = ['theme.css', 'utilities.css']
    .map((file) =>
      readFileSync(join(STYLES, file), 'utf8').replace(/^@(?:import|source) .*$/gm, ''),
    )
    .join('\n');
  const { build } = await compile(`${sheet}\n@tailwind utilities;`);
  const code = under('apps/web/app/').filter(({ path }) => !path.includes('.test.'));
  const used = new Map(
    code.flatMap(({ path, text }) =>
      [...text.matchAll(/className="([^"]+)"|Class =\s+'([^']+)'/g)]
        .flatMap(([, inPlace = '', named = '']) => `${inPlace} ${named}`.split(/\s+/))
        .filter((name) => name !== '')
        .map((name) => [name, path] as const),
    ),
  );
  const styled = new Set(
    [...build([...used.keys()]).matchAll(/\.((?:\\[\da-f]{1,6} |\\.|[\w-]|p{L}|·)+)/g)].map(
      ([, name = '']) =>
        name.replace(/\\([\da-f]{1,6}) |\\(.)/g, (_, hex, sign) =>
          hex === undefined ? sign : String.fromCodePoint(Number.parseInt(hex, 16)),
        ),
    ),
  );
  const everything = code.map(({ text }) => text).join('\n');
  const isMark = (name: string) =>
    /^(?:group|peer)\//.test(name) ||
    (/^[a-z-]+$/.test(name) && new RegExp(`\\.${name}[_+~:&>)\\]]`).test(everything));
  const [, leftOut = ''] = /@source not inline\("\{([^}]+)/.exec(readStyle('utilities.css')) ?? [];
  const without = [...used].filter(
    ([name]) => (!styled.has(name) && !isMark(name)) || leftOut.split(',').includes(name),
  );
  expect(used.size).toBeGreaterThan(1000);
  expect(without).toEqual([]);
});
