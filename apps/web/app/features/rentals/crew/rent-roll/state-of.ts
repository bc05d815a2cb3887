import type { contract } from '@crewpad/contract';

type Rental = Pick<contract.rentals.Rental, 'phase' | 'closed_as'>;

/** The badge of a rental: text and color. A deleted invitation shows why. */
export function stateOf({ phase, closed_as }: Rental) {
  switch (closed_as) {
    case 'cancelled':
    case 'declined':
    case 'expired':
      return { mark: `closed_${closed_as}`, tone: 'over' } as const;
    default:
      return { mark: `phase_${phase}`, tone: TONES[phase] } as const;
  }
}

const TONES = {
  invited: 'waiting',
  upcoming: 'good',
  staying: 'good',
  leaving: 'waiting',
  ended: 'over',
  deleted: 'over',
} as const;
