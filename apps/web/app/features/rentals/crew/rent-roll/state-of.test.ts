import { expect, it } from 'vitest';
import { stateOf } from './state-of.ts';

it.each(['checked_out', 'left', null] as const)(
  'shows a complete rental as Ended, however it ended: %s',
  (closed_as) => {
    expect(stateOf({ phase: 'ended', closed_as })).toEqual({ mark: 'phase_ended', tone: 'over' });
  },
);

it('shows why an invitation was deleted', () => {
  expect(stateOf({ phase: 'deleted', closed_as: 'declined' }).mark).toBe('closed_declined');
  expect(stateOf({ phase: 'deleted', closed_as: null }).mark).toBe('phase_deleted');
});
