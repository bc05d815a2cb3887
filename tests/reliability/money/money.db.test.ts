import { MOVE_KINDS, rentState, STUCK_STATES } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../apps/server/src/testing/services.ts';
import { CHARGES, DISPUTES, REFUNDS } from './compare-pages.ts';
import { openRig, playStay, playStays } from './run.ts';
import { KINDS, kindOf, SHORT_FORM } from './short-form.ts';

const { STAYS, SEED = '35' } = process.env;
const SHORT = '1';

// The same stays each time: `npm run reliability -- money` plays new ones.
it(
  'says the same about money at every place, to both sides, after each step of random stays',
  () => playStays({ stays: Number(STAYS ?? SHORT), seed: Number(SEED) }),
  STAYS === undefined ? 600_000 : 0,
);

let rig: Awaited<ReturnType<typeof openRig>>;
beforeAll(async () => {
  rig = await openRig();
});
afterAll(() => rig.close());

const steps = new Set<string>();
it.each(Object.entries(SHORT_FORM))(
  'says the same after each step of a stay with %s',
  (_name, play) =>
    playStay(rig, play, (event, model) => steps.add(`${event.on} ${kindOf(event, model)}`)),
  600_000,
);

it('the player takes every kind of step in these stays', () => {
  const kinds = Object.entries(KINDS).flatMap(([step, all]) =>
    all.map((kind) => `${step} ${kind}`),
  );
  expect(kinds.filter((kind) => !steps.has(kind))).toEqual([]);
});

it('the model has a sentence for each state that the database accepts for charges, refunds, disputes and moves', async () => {
  const { rows } = await sql<{ column: string; check: string }>`
      select conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as check
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and cardinality(c.conkey) = 1`.execute(rig.db);
  const acceptedValues = (column: string) => {
    const { check = '' } = rows.find((row) => row.column === column) ?? {};
    return [...check.matchAll(/'(\w+)'/g)].map(([, kind]) => kind).toSorted();
  };
  expect(acceptedValues('refunds.state')).toEqual(Object.keys(REFUNDS).toSorted());
  expect(acceptedValues('disputes.state')).toEqual(Object.keys(DISPUTES).toSorted());
  expect(acceptedValues('provider_moves.kind')).toEqual(MOVE_KINDS.toSorted());
  const finalStates = ['done', 'closed'];
  const ofRefunds = ['pending', 'retrying', 'returned'];
  const ofMoves = STUCK_STATES.filter((state) => !ofRefunds.includes(state));
  expect(acceptedValues('provider_moves.state')).toEqual([...ofMoves, ...finalStates].toSorted());
  expect(acceptedValues('obligations.status')).toEqual(Object.keys(CHARGES).toSorted());
});

const READ_STATES = Object.entries(CHARGES).filter(([, state]) => state !== null);
it.each(READ_STATES)('a charge that is %s reads %s before it is late', (status, state) => {
  const due = { due_at: new Date('2027-03-01T07:00:00Z'), late_from: null };
  const now = new Date(status === 'scheduled' ? '2027-02-28' : '2027-03-02');
  expect(rentState({ status: status as keyof typeof CHARGES, ...due }, now)).toBe(state);
});
