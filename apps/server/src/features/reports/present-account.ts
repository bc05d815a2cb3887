import type { contract } from '@crewpad/contract';
import { ACCOUNT_KINDS, type AccountKind, toCents, toDollars } from '@crewpad/domain';
import { presentDeposit, presentOwed } from '../rentals/index.ts';
import type { AccountFacts, AccountMovement } from './account.queries.ts';

/** A line of an account, in whole cents: positive is what is due, negative what was paid. */
interface Line {
  on: string;
  kind: AccountKind;
  cents: number;
  charge_id?: number;
  transaction_id?: number;
  receipt_id?: number;
}

/**
 * What was due and what was paid in a rental, oldest first, with the balance after each line. Money
 * stands as it moved. Where money went back and nothing is owed again, a line says so, so that the
 * last balance is what is owed less the credit. Pure.
 */
export function presentAccount(
  facts: AccountFacts,
  now: Date,
): { data: contract.reports.AccountRow[]; balance: number } {
  const lines = [
    ...facts.rents.flatMap(linesOfRent),
    ...linesOfMoney(facts),
    ...linesOfRequests(facts, now),
    ...linesOfDeposit(facts),
    ...facts.kept.map(({ cents, on }): Line => ({ on, kind: 'credit', cents })),
    ...facts.objections.map(
      ({ on, charge_id }): Line => ({ on, kind: 'objection', cents: 0, charge_id }),
    ),
  ].toSorted(
    (a, b) =>
      a.on.localeCompare(b.on) || ACCOUNT_KINDS.indexOf(a.kind) - ACCOUNT_KINDS.indexOf(b.kind),
  );
  let balance = 0;
  const data = lines.map(({ cents, ...line }) => {
    balance += cents;
    return { ...line, amount: toDollars(cents), balance: toDollars(balance) };
  });
  return { data, balance: toDollars(balance) };
}

/** Rent is listed once it is due, and before as far as it was paid ahead. */
function linesOfRent(rent: AccountFacts['rents'][number]): Line[] {
  const { id: charge_id, due_on, opened_on, is_due, is_open, settled, written_off_on: on } = rent;
  const cents = is_open && !is_due ? settled : rent.cents;
  if (cents === 0) return [];
  const line: Line = { on: is_due ? due_on : opened_on, kind: 'rent', cents, charge_id };
  if (on === null) return [line];
  return [line, { on, kind: 'write_off', cents: settled - cents, charge_id }];
}

const KINDS: Record<AccountMovement['kind'], AccountKind> = {
  payment: 'payment',
  refund: 'refund',
  refund_returned: 'refund',
  taken_by_bank: 'dispute',
  given_back: 'dispute',
  voided: 'void',
  deposit_kept: 'credit',
  fee_returned: 'credit',
};

const isRent = ({ purpose }: Pick<AccountMovement, 'purpose'>) => purpose === 'rent';
const isDeposit = ({ purpose }: Pick<AccountMovement, 'purpose'>) => purpose === 'deposit';

/** The money as it moved, and what is due for it besides rent rows and the deposit. */
function linesOfMoney({ movements, rents, covered }: AccountFacts): Line[] {
  const charged = new Map(rents.map(({ id, charged: cents }) => [id, cents]));
  const shares = new Map(covered.map(({ payment, cents }) => [payment, cents]));
  const payments = Map.groupBy(movements, ({ payment }) => payment);
  return [...payments].flatMap(([payment, moved]) => {
    const lines = moved.map(({ kind, cents, day }): Line => {
      const receipt = kind === 'payment' && { receipt_id: payment };
      return { on: day, kind: KINDS[kind], cents: -cents, transaction_id: payment, ...receipt };
    });
    const [first] = moved;
    if (first === undefined || isDeposit(first)) return lines;
    const left = sumOf(moved);
    if (!isRent(first)) {
      // What is not rent is due as far as it is paid, on its own day.
      return [
        ...moved.map(({ cents, day }): Line => ({ on: day, kind: 'request', cents })),
        ...lines,
      ];
    }
    const used = charged.get(payment) ?? shares.get(payment) ?? 0;
    if (left === used) return lines;
    const on = moved.at(-1)?.day ?? first.day;
    return [...lines, { on, kind: 'rent', cents: left - used, transaction_id: payment }];
  });
}

const sumOf = (moved: readonly { cents: number }[]) =>
  moved.reduce((sum, { cents }) => sum + cents, 0);

/** Open requests. One for rent or the deposit asks for what is owed anyway, except beyond that. */
function linesOfRequests(facts: AccountFacts, now: Date): Line[] {
  const open = facts.requests.filter(({ is_pending }) => is_pending);
  const rent = toCents(presentOwed(facts, now)?.rent ?? 0);
  const left = { rent, deposit: toCents(presentDeposit(facts).open) };
  return open.map(({ id: charge_id, purpose, cents, on }): Line => {
    const within = purpose === 'rent' || purpose === 'deposit' ? Math.min(left[purpose], cents) : 0;
    if (purpose === 'rent' || purpose === 'deposit') left[purpose] -= within;
    return { on, kind: 'request', cents: cents - within, charge_id };
  });
}

/** The agreed deposit, and what is not owed of it any more, or was paid beyond it. */
function linesOfDeposit(facts: AccountFacts): Line[] {
  const { accepted_on, ended_on, deposit, movements } = facts;
  const moved = movements.filter(isDeposit);
  const due = toCents(presentDeposit(facts).open) + sumOf(moved);
  const agreed: Line[] =
    accepted_on === null || deposit === 0
      ? []
      : [{ on: accepted_on, kind: 'deposit', cents: deposit }];
  const rest = due - sumOf(agreed);
  if (rest === 0) return agreed;
  const last = moved.at(-1)?.day;
  const on =
    [accepted_on, ended_on, last]
      .filter((day) => day != null)
      .toSorted()
      .at(-1) ?? '';
  return [...agreed, { on, kind: 'deposit', cents: rest }];
}
