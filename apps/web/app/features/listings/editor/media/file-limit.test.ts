import { expect, it } from 'vitest';
import { fittingFiles, remainingFiles } from './file-limit.ts';

it('only stored and uploading files count toward the limit', () => {
  expect(
    remainingFiles(3, 1, [{ state: 'failed' }, { state: 'sending' }, { state: 'failed' }]),
  ).toBe(1);
  expect(remainingFiles(3, 3, [{ state: 'failed' }])).toBe(0);
  expect(remainingFiles(3, 3, [{ state: 'waiting' }])).toBe(0);
});

it('the first of many files are accepted, and refused files do not count', () => {
  const isRefused = (name: string) => !name.endsWith('.pdf');
  const selection = ['rules.doc', 'a.pdf', 'b.pdf', 'c.pdf'];
  expect(fittingFiles(selection, 2, isRefused)).toEqual(['rules.doc', 'a.pdf', 'b.pdf']);
  expect(fittingFiles(selection, 0, isRefused)).toEqual(['rules.doc']);
});
