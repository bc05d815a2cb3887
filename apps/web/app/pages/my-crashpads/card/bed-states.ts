import type { contract } from '@crewpad/contract';

export type BedState = 'free' | 'taken' | 'pending';

type Rooms = readonly { beds: readonly Pick<contract.listings.OwnBed, 'tenant'>[] }[];

/** The state of each bed, by room. Pure. */
export function bedStates(rooms: Rooms): BedState[] {
  return rooms.flatMap(({ beds }) =>
    beds.map(({ tenant }) => {
      if (tenant === null) return 'free';
      return tenant.status === 'pending' ? 'pending' : 'taken';
    }),
  );
}

/** The number of beds per state. Pure. */
export function countBeds(rooms: Rooms): Record<BedState, number> {
  const states = bedStates(rooms);
  const countOf = (state: BedState) => states.filter((item) => item === state).length;
  return { free: countOf('free'), taken: countOf('taken'), pending: countOf('pending') };
}
