import { expect, it } from 'vitest';
import { stateOf } from './state-of.ts';

const stay = { closed_as: null, end_date: null, checkout_date: null };
const rental = { ...stay, checkout_requested_date: null };

it('the state of a rental is amber only where the lister has to act', () => {
  const leaving = { ...rental, phase: 'leaving', checkout_date: '2027-05-01' } as const;
  expect(stateOf(leaving)).toEqual({ mark: 'phase_leaving', tone: 'good' });
  expect(stateOf({ ...leaving, end_date: '2027-05-01' }).mark).toBe('phase_staying');
  expect(stateOf({ ...leaving, checkout_requested_date: '2027-06-01' }).tone).toBe('waiting');
});

it.each(['checked_out', 'left', null] as const)(
  'a complete rental is shown as Ended, however it ended: %s',
  (closed_as) => {
    expect(stateOf({ ...rental, phase: 'ended', closed_as })).toEqual({
      mark: 'phase_ended',
      tone: 'over',
    });
  },
);

it('the state of a deleted invitation says why it was deleted', () => {
  expect(stateOf({ ...rental, phase: 'deleted', closed_as: 'declined' }).mark).toBe(
    'closed_declined',
  );
  expect(stateOf({ ...rental, phase: 'deleted' }).mark).toBe('phase_deleted');
});
