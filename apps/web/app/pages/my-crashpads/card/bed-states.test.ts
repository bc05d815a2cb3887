import type { contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { bedStates, countBeds } from './bed-states.ts';

const bed = (status: 'pending' | 'accepted' | null): Pick<contract.listings.OwnBed, 'tenant'> => ({
  tenant: status && {
    rental_id: 1,
    status,
    display_name: null,
    start_date: '2026-06-01',
    end_date: null,
    checkout_date: null,
  },
});

it('a bed is free, taken, or pending while its tenant is invited', () => {
  const rooms = [
    { beds: [bed('accepted'), bed(null)] },
    { beds: [bed('pending'), bed('accepted')] },
  ];
  expect(bedStates(rooms)).toEqual(['taken', 'free', 'pending', 'taken']);
  expect(countBeds(rooms)).toEqual({ free: 1, taken: 2, pending: 1 });
  expect(countBeds([])).toEqual({ free: 0, taken: 0, pending: 0 });
});
