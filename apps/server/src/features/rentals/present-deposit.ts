import type { contract } from '@crewpad/contract';
import { type DepositStateName, isAutopayOn, toDollars } from '@crewpad/domain';
import { bankHold } from './queries/open-charge.ts';
import type { RentalRow } from './queries/rental-rows.ts';

type Deposited = Pick<RentalRow, 'status' | 'deposit' | 'auto_pay' | 'deposit_money'>;

/** The state of a rental's deposit, the same for both sides. Pure. */
export function presentDeposit(row: Deposited): contract.rentals.DepositState {
  const { status, deposit, auto_pay, deposit_money: money } = row;
  const state = stateOf(row);
  const open = status === 'accepted' ? openCents(row) : 0;
  const isCharged = status === 'pending' ? isAutopayOn(auto_pay) : money.was_charged;
  return {
    state,
    agreed: toDollars(deposit),
    paid: toDollars(money.paid),
    held: toDollars(money.held),
    returned: toDollars(money.returned),
    kept: toDollars(money.kept),
    taken_back: toDollars(money.taken_back),
    open: toDollars(open),
    requested: toDollars(Math.min(open, money.requested)),
    by: isCharged ? 'autopay' : 'hand',
    paid_on: money.paid_on,
    settled_on: state === 'settled' ? money.settled_on : null,
    hold: bankHold(money.waits_for_bank),
    reasons: money.reasons.flat(),
  };
}

/** What is left of the agreed deposit to pay, in whole cents. Settled money is not missing. */
function missingCents({ deposit, deposit_money: money }: Deposited): number {
  const { paid, returned, kept, taken_back } = money;
  const lost = Math.max(0, Math.min(taken_back, paid - returned - kept));
  return Math.max(0, deposit - (paid - lost));
}

/** Of that, what is owed: nobody owes what a bank may still give back. */
const openCents = (row: Deposited): number =>
  Math.max(0, missingCents(row) - row.deposit_money.undecided);

function stateOf(row: Deposited): DepositStateName {
  const { status, deposit, deposit_money: money } = row;
  const isMissing = missingCents(row) > 0;
  const isRunning = status === 'pending' || status === 'accepted';
  if (isRunning && isMissing && money.is_in_flight) return 'processing';
  if (status === 'pending') return deposit > 0 ? 'agreed' : 'none';
  if (money.held > 0) return openCents(row) > 0 && isRunning ? 'part' : 'held';
  if (money.taken_back > 0 && isMissing) return 'taken_back';
  if (money.returned + money.kept > 0) return 'settled';
  return isRunning && deposit > 0 ? 'due' : 'none';
}
