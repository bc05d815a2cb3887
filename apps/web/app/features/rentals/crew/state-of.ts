import type { contract } from '@crewpad/contract';

type Rental = Pick<contract.rentals.Rental, 'phase' | 'closed_as'>;

/** The badge of a rental: its text and its color. What is over says how it ended. */
export function stateOf({ phase, closed_as }: Rental) {
  if (closed_as !== null) return { mark: `closed_${closed_as}`, tone: 'over' } as const;
  const tone = TONES[phase];
  return { mark: `phase_${phase}`, tone } as const;
}

const TONES = {
  invited: 'waiting',
  upcoming: 'good',
  staying: 'good',
  leaving: 'waiting',
  ended: 'over',
  deleted: 'over',
} as const;
