import type { contract } from '@crewpad/contract';
import { isOpenObjection } from '@crewpad/domain';

type Rental = Pick<
  contract.rentals.Rental,
  'objections' | 'returned_refunds' | 'hold' | 'autopay_state'
>;

/** What the money of a rental waits for first; its page says more. Pure. */
export function rowNote({ objections, returned_refunds, hold, autopay_state }: Rental) {
  if (objections.some(isOpenObjection)) return 'objection';
  if (returned_refunds.length > 0) return 'refund';
  if (hold !== null) return hold;
  return autopay_state?.state === 'paused' ? 'paused' : null;
}
