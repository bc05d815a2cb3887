import type { ShellMember } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { actionsFor, isNamed } from './actions.ts';

const actionsOf = (member: Partial<ShellMember>) =>
  actionsFor({
    status: 'ACTIVE',
    user_plan: 'seeker',
    is_admin: false,
    ...member,
  } as ShellMember).map(([action]) => action);

it('an action is found by the first letters of its words, in any order and without accents', () => {
  const name = 'Estado de cuenta anual';
  expect(['anu', 'cuenta estado', 'ESTA', 'ánual'].map((typed) => isNamed(name, typed))).toEqual([
    ...[true, true, true, true],
  ]);
  expect(['stado', 'anual x'].map((typed) => isNamed(name, typed))).toEqual([false, false]);
  expect(isNamed('Relevé annuel', 'releve')).toBe(true);
});

it('listers have the actions of a lister, admins also theirs, and everyone those of members', () => {
  expect(actionsOf({ user_plan: 'pro' })).toEqual(
    expect.arrayContaining(['invite', 'statement', 'airports']),
  );
  expect(actionsOf({})).toEqual(['transactions', 'airports', 'help', 'contact']);
  expect(actionsOf({ is_admin: true })).toEqual(expect.arrayContaining(['audit', 'help']));
});

it('a lister who has not paid has none of a lister', () => {
  expect(actionsOf({ user_plan: 'pro', status: 'INACTIVE' })).toEqual([]);
});
