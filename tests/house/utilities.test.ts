import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { under } from './sources.ts';

const STYLES = join(import.meta.dirname, '../../apps/web/app/styles');

const namesIn = (file: string) =>
  [...readFileSync(join(STYLES, file), 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(
    ([, name = '']) => name,
  );

it('the values beside the scales of utilities only become fewer', () => {
  // A change that empties the list further lowers this number with it.
  expect(namesIn('other-steps.css').length).toBeLessThanOrEqual(17);
});

it('every value beside the scales is used', () => {
  const classes = under('apps/web/app/')
    .map(({ text }) => text)
    .join('\n');
  const uses: Readonly<Record<string, (step: string) => string>> = {
    spacing: (step) => `-${step}`,
    text: (step) => `text-${step}`,
    'font-weight': (step) => `font-${step}`,
    leading: (step) => `leading-${step}`,
    breakpoint: (step) => `${step}(?=:)`,
  };
  const unused = namesIn('other-steps.css').filter((name) => {
    const [, kind = '', step = ''] = /^--(font-weight|[a-z]+)-(.+)$/.exec(name) ?? [];
    return !new RegExp(`${uses[kind]?.(step)}(?![\\w-])`).test(classes);
  });
  expect(unused).toEqual([]);
});

it('a value of utilities does not have the name of the property that it reads', () => {
  // It would be written as `--radius: var(--radius)`, which is invalid everywhere.
  const own = ['theme.css', 'other-steps.css'].flatMap((file) =>
    [...readFileSync(join(STYLES, file), 'utf8').matchAll(/(--[\w-]+): var\(\1\)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(own).toEqual([]);
});
