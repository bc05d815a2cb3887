import type { contract, OperationRequest } from '@crewpad/contract';
import { dueDay, localDate, rentalPhase, toDollars } from '@crewpad/domain';
import {
  lateFeeAt,
  lateRent,
  presentAutopay,
  presentDeposit,
  presentNextCharge,
  presentOwed,
  roomAndBed,
} from '../rentals/index.ts';
import type { TenantBalance } from './tenant-balances.queries.ts';

type Row = contract.reports.TenantBalance;
type Order = Pick<OperationRequest<typeof contract.reports.getBalances>['query'], 'sort' | 'dir'>;
type State = OperationRequest<typeof contract.reports.getBalances>['query']['state'];

/** What tenants owe, in an order, and the sums of all of them, whatever the state. Pure. */
export function presentBalances(
  balances: readonly TenantBalance[],
  { sort, dir, state, now }: Order & { state: State; now: Date },
): { data: Row[]; totals: contract.reports.BalanceTotals } {
  const rows = balances.map((balance) => ({ balance, row: presentBalance(balance, now) }));
  const open = rows.filter(({ balance, row }) => isOpen(balance, row));
  const owing = open.filter(({ row }) => row.owed > 0);
  const late = owing.map(({ balance }) => lateRent(balance, now)?.cents ?? 0);
  return {
    data: open
      .map(({ row }) => row)
      .filter(({ owed, credit }) =>
        state === 'all' ? true : state === 'owing' ? owed > 0 : credit > 0,
      )
      .toSorted(inOrder({ sort, dir })),
    totals: {
      owed: sumOf(owing.map(({ row }) => row.owed)),
      late: toDollars(late.reduce((sum, cents) => sum + cents, 0)),
      people: new Set(owing.map(({ row }) => row.tenant.id ?? `rental ${row.rental_id}`)).size,
    },
  };
}

/** Adds dollars in whole cents. */
const sumOf = (amounts: readonly number[]) =>
  toDollars(amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0));

/** After the end of a stay, what is open; once it is settled, only what is owed. */
const isOpen = ({ status, settled_at }: TenantBalance, { owed, credit, deposit }: Row) =>
  status === 'accepted' || owed > 0 || (settled_at === null && (credit > 0 || deposit.held > 0));

function presentBalance(balance: TenantBalance, now: Date): Row {
  const isAccepted = balance.status === 'accepted';
  const late = lateRent(balance, now);
  const next = isAccepted ? presentNextCharge(balance, now) : null;
  const { agreed, held, open } = presentDeposit(balance);
  const fee = lateFeeAt(balance, late === undefined ? now : new Date(late.charge.due_at));
  const { id, user_id, listing_id, bed_id, last_payment, time_zone } = balance;
  return {
    rental_id: id,
    tenant: { id: user_id, name: balance.tenant },
    house: { id: listing_id, name: balance.location },
    bed: { id: bed_id, name: roomAndBed(balance) },
    phase: rentalPhase(balance, localDate(now, time_zone)),
    owed: presentOwed(balance, now)?.amount ?? 0,
    late_since: late?.since ?? null,
    late_days: late?.days ?? null,
    next: next && {
      amount: next.amount,
      due_on: dueDay(new Date(next.due_at), time_zone),
      by: next.by,
    },
    credit: toDollars(balance.credit_cents),
    deposit: { agreed, held, open },
    autopay: isAccepted ? presentAutopay(balance) : null,
    last_payment: last_payment && { amount: toDollars(last_payment.cents), on: last_payment.on },
    late_fee: fee === null ? null : toDollars(fee),
    reminded_at: balance.reminded_at?.toISOString() ?? null,
  };
}

/** The value of each order; null is last in both directions. */
const VALUES: Record<Order['sort'], (row: Row) => number | string | null> = {
  owed: ({ owed }) => owed,
  name: ({ tenant }) => tenant.name,
  house: ({ house }) => house.name,
  late: ({ late_days }) => late_days,
  next: ({ next }) => next?.due_on ?? null,
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function inOrder({ sort, dir }: Order) {
  const direction = dir ?? (sort === 'owed' || sort === 'late' ? 'desc' : 'asc');
  const sign = direction === 'desc' ? -1 : 1;
  return (a: Row, b: Row): number => {
    const [one, other] = [VALUES[sort](a), VALUES[sort](b)];
    if (one === null || other === null) {
      if (one !== other) return one === null ? 1 : -1;
    } else {
      const order =
        typeof one === 'number' && typeof other === 'number'
          ? one - other
          : collator.compare(`${one}`, `${other}`);
      if (order !== 0) return sign * order;
    }
    return (
      (sort === 'house' ? collator.compare(a.bed.name, b.bed.name) : 0) ||
      collator.compare(a.tenant.name, b.tenant.name) ||
      a.rental_id - b.rental_id
    );
  };
}
