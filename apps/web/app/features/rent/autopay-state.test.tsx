import { AUTOPAY_BEFORE_END, AUTOPAY_ENDS, AUTOPAY_PAUSES } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { wordsOf } from '../../lib/testing.tsx';
import { useAutopayWords } from './autopay-state.tsx';

function Words({ rental }: { rental: object }) {
  const lister = { display_name: 'Lea' };
  return useAutopayWords({ status: 'accepted', time_zone: 'UTC', lister, ...rental } as never);
}
const words = (role: string, autopay_state: object) =>
  wordsOf(<Words rental={{ role, autopay_state }} />);
const since = '2027-03-04T12:00:00.000Z';

it('a pause has the day on which it began, and no day if that is unknown', () => {
  for (const role of ['lister', 'tenant']) {
    for (const reason of AUTOPAY_PAUSES) {
      const state = { state: 'paused', reason };
      expect(words(role, { ...state, since })).toMatch(
        /^AutoPay has been paused since Mar 4, 2027: /,
      );
      expect(words(role, { ...state, since: null })).toMatch(/^AutoPay is paused: /);
    }
  }
});

it('what the end of the payouts ended was on, asked for, or only offered', () => {
  const endOf = (ended_from: string) => ({
    ...{ state: 'off', since, ended_by: 'payouts_disconnected' },
    ended_from,
  });
  const read = (role: string) => AUTOPAY_BEFORE_END.map((from) => words(role, endOf(from)));
  expect(read('tenant')).toEqual([
    expect.stringMatching(/^AutoPay ended on Mar 4, 2027 because Lea/),
    expect.stringMatching(/^The AutoPay request was withdrawn on Mar 4, 2027 because Lea/),
    expect.stringMatching(/^The invitation has been without AutoPay since Mar 4, 2027 because Lea/),
  ]);
  for (const sentence of read('lister')) {
    expect(sentence).toContain('because your payout account was disconnected.');
  }
});

it('no state names its reader in the third person, and the tenant reads the name of the lister', () => {
  const states = [
    ...AUTOPAY_PAUSES.map((reason) => ({ state: 'paused', since, reason })),
    ...AUTOPAY_ENDS.flatMap((ended_by) =>
      AUTOPAY_BEFORE_END.map((ended_from) => ({ state: 'off', since, ended_by, ended_from })),
    ),
    ...['on', 'asked', 'stop_asked'].map((state) => ({ state, since })),
  ];
  for (const state of states) {
    expect(words('lister', state)).not.toContain('lister');
    expect(words('tenant', state)).not.toMatch(/tenant|the lister/);
  }
  const pause = { state: 'paused', since: null, reason: 'payouts' };
  expect(words('lister', pause)).toContain('you can&#x27;t receive card payments');
  expect(words('tenant', pause)).toContain('Lea can&#x27;t receive card payments');
});
