import type { contract } from '@crewpad/contract';
import { MOVEMENT_KINDS, toDollars } from '@crewpad/domain';
import { roomAndBed } from '../rentals/index.ts';
import type { Balance, Balances, PaidToUs } from './balances.queries.ts';
import type { Days, Movement } from './movements.queries.ts';

type Part = contract.reports.StatementPart;

interface StatementFacts {
  year: number;
  days: Days;
  movements: readonly Movement[];
  paidToUs: readonly PaidToUs[];
}

/** A member's statement as lister or tenant; undefined if there is nothing to say. Pure. */
export function presentPart(
  { side, opening, closing, today }: Balances,
  { year, days, movements, paidToUs }: StatementFacts,
): Part | undefined {
  const isLister = side === 'lister';
  const own = movements.filter((movement) => movement.side === side);
  const counted = own.filter((item) => days.from <= item.counted && item.counted < days.to);
  const later = own.filter((item) => item.counted >= days.to);
  const isEmpty = [...Object.values(opening), ...Object.values(closing)].every(
    (item) => item === 0,
  );
  if (own.length === 0 && isEmpty && (!isLister || paidToUs.length === 0)) return undefined;
  const gross = counted.filter(({ kind, is_card }) => is_card && kind === 'payment');
  return {
    role: side,
    open_until: today < `${year + 1}-05-01` ? `${year + 1}-04-30` : null,
    until: today < days.to ? today : `${year}-12-31`,
    opening: presentBalance(opening),
    movements: counted.map((item) => presentMovement(item, days)),
    sums: presentSums(counted, isLister),
    closing: presentBalance(closing),
    after_closing: later.map((item) => presentMovement(item, days)),
    ...(isLister && {
      income: incomeOf(counted),
      houses: [...Map.groupBy(counted, ({ listing_id }) => listing_id).values()]
        .map((ofHouse) => ({
          location_id: ofHouse[0]?.listing_id ?? 0,
          name: ofHouse[0]?.location_name ?? '',
          ...incomeOf(ofHouse),
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name) || a.location_id - b.location_id),
      card_gross: toDollars(gross.reduce((sum, { amount, deposit }) => sum + amount + deposit, 0)),
      paid_to_us: paidToUs.map(({ id, kind, paid_on, cents }) => ({
        id,
        kind,
        paid_on,
        amount: toDollars(cents),
      })),
    }),
  };
}

/** Rental income as landlords report it; its lines add up to the net amount. */
function incomeOf(movements: readonly Movement[]): contract.reports.RentalIncome {
  const cents = { rents: 0, fees: 0, refunds: 0, kept_deposits: 0, payment_fees: 0 };
  for (const movement of movements) {
    cents[incomeLine(movement)] += movement.amount;
    cents.payment_fees += movement.fee;
  }
  const { rents, fees, refunds, kept_deposits, payment_fees } = cents;
  return {
    rents: toDollars(rents),
    fees: toDollars(fees),
    refunds: toDollars(refunds),
    kept_deposits: toDollars(kept_deposits),
    payment_fees: toDollars(payment_fees),
    net: toDollars(rents + fees + refunds + kept_deposits + payment_fees),
  };
}

/** A voided entry is taken out of the line that it was in. */
function incomeLine({ kind, purpose }: Movement) {
  if (kind === 'deposit_kept') return 'kept_deposits';
  if (kind !== 'payment' && kind !== 'voided') return 'refunds';
  return purpose === 'rent' ? 'rents' : 'fees';
}

const presentBalance = (balance: Balance): Part['opening'] => ({
  deposits_held: toDollars(balance.deposits_held),
  credit: toDollars(balance.credit),
  refunds_pending: toDollars(balance.refunds_pending),
  rent_owed: toDollars(balance.rent_owed),
  written_off: toDollars(balance.written_off),
});

function presentSums(movements: readonly Movement[], isLister: boolean): Part['sums'] {
  const total = (of: readonly Movement[]) => {
    const sum = (part: 'amount' | 'deposit' | 'fee') =>
      toDollars(of.reduce((cents, row) => cents + row[part], 0));
    return {
      amount: sum('amount'),
      deposit: sum('deposit'),
      ...(isLister && {
        fee: sum('fee'),
        net: toDollars(of.reduce((cents, { amount, fee }) => cents + amount + fee, 0)),
      }),
    };
  };
  const kinds = MOVEMENT_KINDS.map((kind) => ({
    kind,
    of: movements.filter((movement) => movement.kind === kind),
  }));
  return {
    kinds: kinds.filter(({ of }) => of.length > 0).map(({ kind, of }) => ({ kind, ...total(of) })),
    total: total(movements),
  };
}

function presentMovement(movement: Movement, { from }: Days): contract.reports.Movement {
  const { payment, line, side, purpose, amount, deposit, fee } = movement;
  return {
    line: `${payment}-${line}`,
    payment,
    kind: movement.kind,
    for: purpose,
    day: movement.day,
    counted_on: movement.counted,
    time_zone: movement.time_zone,
    amount: toDollars(amount),
    deposit: toDollars(deposit),
    ...(side === 'lister' && { fee: toDollars(fee), net: toDollars(amount + fee) }),
    method: movement.method,
    paid_on: movement.paid_on,
    is_of_earlier_year: movement.paid_counted < from,
    notes: movement.notes,
    period_from: movement.period_from,
    period_to: movement.period_to,
    location_name: movement.location_name,
    room_and_bed: roomAndBed(movement),
    tenant_name: movement.tenant_name,
    lister_name: movement.lister_name,
    tenant_id: movement.rental_id,
  };
}
