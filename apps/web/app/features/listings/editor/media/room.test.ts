import { expect, it } from 'vitest';
import { fittingFiles, roomLeft } from './room.ts';

it('only files that are kept or on their way take room', () => {
  expect(roomLeft(3, 1, [{ state: 'failed' }, { state: 'sending' }, { state: 'failed' }])).toBe(1);
  expect(roomLeft(3, 3, [{ state: 'failed' }])).toBe(0);
  expect(roomLeft(3, 3, [{ state: 'waiting' }])).toBe(0);
});

it('of many files the first ones are taken, and a refused one takes no place of another', () => {
  const isRefused = (name: string) => !name.endsWith('.pdf');
  const chosen = ['rules.doc', 'a.pdf', 'b.pdf', 'c.pdf'];
  expect(fittingFiles(chosen, 2, isRefused)).toEqual(['rules.doc', 'a.pdf', 'b.pdf']);
  expect(fittingFiles(chosen, 0, isRefused)).toEqual(['rules.doc']);
});
