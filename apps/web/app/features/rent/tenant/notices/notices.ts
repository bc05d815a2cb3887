import type { contract } from '@crewpad/contract';
import { AUTOPAY, type AutopayPause } from '@crewpad/domain';

type Rental = Pick<
  contract.rentals.Rental,
  'auto_pay' | 'autopay_state' | 'next_charge' | 'open_charge' | 'status'
>;

/** Where a tenant adds a card. */
export const CARD_TAB = '/account-setting?tab=payment-methods';

/** Notices that a tenant needs to see or decide on. */
export type RentNotice = 'failed' | 'late' | 'due' | 'pending' | 'unconfirmed';
export type AutopayNotice = `paused_${AutopayPause}` | 'autopay_request' | 'autopay_stop_request';

/**
 * The state of the oldest unpaid rent; null if nothing is due. Pure.
 * @param payable the charges that the tenant can pay now: among those in progress, the ones waiting
 * for a confirmation
 */
export function rentNotice(
  { open_charge }: Pick<Rental, 'open_charge'>,
  payable: readonly number[],
): RentNotice | null {
  if (open_charge === null) return null;
  const { id, state } = open_charge;
  if (state === 'upcoming' || state === 'paid') return null;
  return state === 'pending' && payable.includes(id) ? 'unconfirmed' : state;
}

type OpenCharge = contract.rentals.Rental['open_charges'][number];
type Behind = OpenCharge & { state: 'due' | 'failed' | 'late' };

/** Rent behind the oldest that is open too and waits for no bank. Pure. */
export const openBehind = ({
  open_charge,
  open_charges,
}: Pick<contract.rentals.Rental, 'open_charge' | 'open_charges'>) =>
  open_charges.filter(
    (charge): charge is Behind =>
      charge.id !== open_charge?.id &&
      charge.hold !== 'bank_confirmation' &&
      ['due', 'failed', 'late'].includes(charge.state),
  );

/** Rent behind the oldest that the tenant has to confirm with the bank. Pure. */
export const unconfirmedBehind = (
  { open_charge, open_charges }: Pick<contract.rentals.Rental, 'open_charge' | 'open_charges'>,
  payable: readonly number[],
) =>
  open_charges.filter(
    ({ id, hold }) =>
      id !== open_charge?.id && hold === 'bank_confirmation' && payable.includes(id),
  );

/**
 * AutoPay notices, most urgent first. A pause is none once no more rent comes. Pure.
 * @param isOffered whether AutoPay is enabled: otherwise it can only be turned off
 */
export function autopayNotices(
  { auto_pay, autopay_state, next_charge, open_charge, status }: Rental,
  isOffered: boolean,
): AutopayNotice[] {
  const notices: AutopayNotice[] = [];
  const reason = autopay_state?.reason;
  const hasRent = next_charge !== null || open_charge !== null;
  if (reason !== undefined && hasRent) notices.push(`paused_${reason}`);
  if (auto_pay === AUTOPAY.asked && isOffered) notices.push('autopay_request');
  if (auto_pay === AUTOPAY.stopAsked && status === 'accepted') notices.push('autopay_stop_request');
  return notices;
}

/** What a lister asks and the tenant has not answered. */
export type Question = 'rent_change' | 'autopay_request' | 'autopay_stop_request';

/** The question that waits longest: a tenant answers one at a time. null for none. Pure. */
export function oldestQuestion(
  rental: Rental & Pick<contract.rentals.Rental, 'rent_change'>,
  isAutopayOffered: boolean,
): Question | null {
  const { rent_change, autopay_state, status } = rental;
  const notice = autopayNotices(rental, isAutopayOffered).find(isQuestion);
  const aboutRent = status === 'accepted' && rent_change?.state === 'asked' ? rent_change : null;
  if (aboutRent === null || notice === undefined) {
    return aboutRent === null ? (notice ?? null) : 'rent_change';
  }
  return (autopay_state?.since ?? '') < aboutRent.asked_at ? notice : 'rent_change';
}

const isQuestion = (notice: AutopayNotice): notice is Question & AutopayNotice =>
  notice === 'autopay_request' || notice === 'autopay_stop_request';

/** The notices about AutoPay, without a question that waits for the answer to an older one. Pure. */
export function shownAutopayNotices(
  rental: Parameters<typeof oldestQuestion>[0],
  isOffered: boolean,
): AutopayNotice[] {
  const question = oldestQuestion(rental, isOffered);
  return autopayNotices(rental, isOffered).filter(
    (notice) => !isQuestion(notice) || notice === question,
  );
}

/** What is next for a tenant: paying some rent, or answering a question. */
export type NextAction = { pay: number } | 'rent_change' | 'autopay';

/**
 * The one main action of a rental, the first that its card shows; null if nothing waits. Pure.
 * @param payable the charges that the tenant can pay now
 */
export function nextAction(
  rental: Rental & Pick<contract.rentals.Rental, 'open_charges' | 'rent_change'>,
  payable: readonly number[],
  isAutopayOffered: boolean,
): NextAction | null {
  const due = rental.open_charges.find(
    ({ id, state }) => state !== 'upcoming' && payable.includes(id),
  );
  if (due !== undefined) return { pay: due.id };
  if (rental.status !== 'accepted') return null;
  if (oldestQuestion(rental, isAutopayOffered) === 'rent_change') return 'rent_change';
  return shownAutopayNotices(rental, isAutopayOffered).length > 0 ? 'autopay' : null;
}

/** The rent whose payment is the main action; null for none. Pure. */
export const paymentOf = (next: NextAction | null | undefined): number | null =>
  typeof next === 'object' ? (next?.pay ?? null) : null;
