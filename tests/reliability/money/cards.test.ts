import { describe, expect, it } from 'vitest';
import { mayCollect } from './cards.ts';
import type { Card } from './event.ts';
import { rowsOf } from './readings.ts';
import { playOn } from './testing.ts';

const run = { on: 'run' } as const;
const card = (kind: Card) => ({ on: 'card', card: kind }) as const;
const AUTOPAY = { autopay: true };
const BEFORE = '2027-02-28T12:00Z';
const MARCH = ['2027-03-01T07:00Z', run] as const;
const pay = { on: 'pay', row: 'rent 2027-03-01' } as const;

describe('rent of a card', () => {
  it('whose bank asks waits for the tenant, until they confirm or let it lapse', () => {
    const confirmation = [[BEFORE, card('confirms')], MARCH, ['2027-03-01T12:00Z', pay]] as const;
    const states = (at: string, event: typeof run | { on: 'confirm' }) =>
      rowsOf(playOn(AUTOPAY, ...confirmation, [at, event])).map(({ state, next }) => [state, next]);
    expect(states('2027-03-01T12:05Z', { on: 'confirm' })).toEqual([['paid', null]]);
    expect(states('2027-03-02T12:09Z', run)).toEqual([['pending', null]]);
    expect(states('2027-03-02T12:10Z', run)).toEqual([['pending', null]]);
    expect(playOn(AUTOPAY, ...confirmation, ['2027-03-02T12:10Z', run]).confirmation).toBeNull();
  });

  it('that was declined names its next attempt, and is not collected manually on that day', () => {
    const model = (at: string) => playOn(AUTOPAY, [BEFORE, card('declined')], MARCH, [at, run]);
    const today = model('2027-03-01T12:00Z');
    expect(rowsOf(today)[0]).toMatchObject({
      ...{ state: 'failed', next: Date.parse('2027-03-02T07:00Z'), mayCollect: false },
    });
  });

  it('that is lost, outdated or also of the lister waits for another one, which is charged at once', () => {
    for (const kind of ['lost', 'outdated', 'shared'] as const) {
      const waiting = [[BEFORE, card(kind)], MARCH, ['2027-03-02T07:00Z', run]] as const;
      const [row] = rowsOf(playOn(AUTOPAY, ...waiting));
      expect([kind, row?.state, row?.next, row?.mayCollect]).toEqual([
        ...[kind, kind === 'shared' ? 'due' : 'failed', null, kind !== 'shared'],
      ]);
      const model = playOn(AUTOPAY, ...waiting, ['2027-03-02T12:00Z', card('good')]);
      expect(rowsOf(model)[0]?.state).toBe('paid');
    }
  });

  it('that AutoPay collects can be charged by a press, until it is off', () => {
    const withoutCard = [BEFORE, card('none')] as const;
    const model = playOn(AUTOPAY, withoutCard, MARCH, [
      '2027-03-01T12:00Z',
      { on: 'collect', row: 'x' },
    ]);
    expect(model.rows.map((row) => mayCollect(model, row))).toEqual([false]);
    expect(mayCollect({ ...model, card: 'good' }, model.rows[0] ?? never())).toBe(true);
    const off = { ...model, card: 'good', autopay: 'off' } as const;
    expect(mayCollect(off, model.rows[0] ?? never())).toBe(false);
  });
});

function never(): never {
  throw new Error('there is no row');
}
