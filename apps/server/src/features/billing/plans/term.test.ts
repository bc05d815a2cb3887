import { addMonths } from '@crewpad/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTerm } from './terms.ts';

const at = (text: string) => new Date(`${text}T12:00:00Z`);
const never = { anchor: null, months: 0, expireAt: null };

describe('a term', () => {
  it('starts now if there is none, or the last one has ended', () => {
    const now = at('2026-03-01');
    const first = nextTerm(never, 'seeker', now);
    expect(first).toEqual({ anchor: now, months: 6, startsAt: now, endsAt: at('2026-09-01') });
    const ended = { anchor: at('2024-01-31'), months: 12, expireAt: at('2025-01-31') };
    expect(nextTerm(ended, 'basic', now).endsAt).toEqual(at('2027-03-01'));
  });

  it('continues from its end if renewed earlier', () => {
    const running = { anchor: at('2026-03-01'), months: 12, expireAt: at('2027-03-01') };
    expect(nextTerm(running, 'basic', at('2027-02-28'))).toEqual({
      anchor: at('2026-03-01'),
      months: 24,
      startsAt: at('2027-03-01'),
      endsAt: at('2028-03-01'),
    });
  });

  it.each([
    ['2026-08-31', 'seeker', '2027-02-28', '2027-08-31'],
    ['2028-02-29', 'basic', '2029-02-28', '2030-02-28'],
    ['2027-08-31', 'seeker', '2028-02-29', '2028-08-31'],
  ] as const)(
    'a term from %s of %s ends at %s, and the next one at %s',
    (from, plan, first, second) => {
      const term = nextTerm(never, plan, at(from));
      expect(term.endsAt).toEqual(at(first));
      const state = { anchor: term.anchor, months: term.months, expireAt: term.endsAt };
      expect(nextTerm(state, plan, at(from)).endsAt).toEqual(at(second));
    },
  );

  it('a term after four leap years from February 29 ends on one', () => {
    let state: Parameters<typeof nextTerm>[0] = never;
    let end = at('2028-02-29');
    for (let year = 1; year <= 4; year += 1) {
      const term = nextTerm(state, 'pro', at('2028-02-29'));
      state = { anchor: term.anchor, months: term.months, expireAt: term.endsAt };
      end = term.endsAt;
    }
    expect(end).toEqual(at('2032-02-29'));
  });

  it('continues from an end that was not derived from the anchor', () => {
    const odd = { anchor: null, months: 0, expireAt: at('2026-05-31') };
    expect(nextTerm(odd, 'seeker', at('2026-03-01')).endsAt).toEqual(at('2026-11-30'));
  });

  it('renewed any number of times early equals one term of all the months', () => {
    const start = fc.date({ min: at('2020-01-01'), max: at('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 12 }), (from, times) => {
        let state: Parameters<typeof nextTerm>[0] = never;
        for (let turn = 1; turn <= times; turn += 1) {
          const term = nextTerm(state, 'seeker', from);
          state = { anchor: term.anchor, months: term.months, expireAt: term.endsAt };
        }
        expect(state.expireAt).toEqual(addMonths(from, 6 * times));
      }),
    );
  });
});
