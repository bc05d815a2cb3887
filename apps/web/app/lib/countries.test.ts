import { expect, it } from 'vitest';
import { countries } from './countries.ts';

it('the list of countries is complete and sorted by name', () => {
  const list = countries('en');
  expect(new Set(list.map(({ code }) => code)).size).toBe(249);
  expect(list.find(({ code }) => code === 'US')).toEqual({ code: 'US', name: 'United States' });
  for (const { code, name } of list) expect(name, code).not.toBe(code);
  const names = list.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});
