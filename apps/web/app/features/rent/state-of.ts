import type { contract } from '@crewpad/contract';

type Rental = Pick<
  contract.rentals.Rental,
  'phase' | 'closed_as' | 'end_date' | 'checkout_date' | 'checkout_requested_date'
>;

/** The badge of a rental: text and color. A deleted invitation shows why. */
export function stateOf(rental: Rental) {
  const { phase, closed_as } = rental;
  switch (closed_as) {
    case 'cancelled':
    case 'declined':
    case 'expired':
      return { mark: `closed_${closed_as}`, tone: 'over' } as const;
    default:
      return {
        mark: `phase_${shownPhase(rental)}`,
        tone: rental.checkout_requested_date === null ? TONES[phase] : 'waiting',
      } as const;
  }
}

/** Somebody leaves once an end is set that was not agreed from the start. */
export const shownPhase = ({
  phase,
  end_date,
  checkout_date,
}: Pick<Rental, 'phase' | 'end_date' | 'checkout_date'>) =>
  phase === 'leaving' && checkout_date === end_date ? 'staying' : phase;

/** Amber asks something of the lister, or waits for the invited person. */
const TONES = {
  invited: 'waiting',
  upcoming: 'good',
  staying: 'good',
  leaving: 'good',
  ended: 'over',
  deleted: 'over',
} as const;
