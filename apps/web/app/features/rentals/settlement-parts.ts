import type { contract } from '@crewpad/contract';
import { toCents, toDollars } from '@crewpad/domain';

type Settlement = contract.rentals.Settlement;

const sumOf = (amounts: readonly number[]) =>
  toDollars(amounts.reduce((sum, amount) => sum + toCents(amount), 0));

/** The parts of a settlement that are not zero, with their amounts in US dollars. */
export function settlementParts(settlement: Settlement) {
  const retriedAmount = sumOf((settlement.refunds_retried ?? []).map(({ amount }) => amount));
  const parts = [
    { part: 'unused', amount: settlement.unused?.amount ?? 0 },
    { part: 'manual', amount: settlement.unused_manual },
    { part: 'credit', amount: settlement.credit },
    { part: 'open', amount: sumOf(settlement.open.map(({ amount }) => amount)) },
    { part: 'deposit', amount: settlement.deposit_held },
    { part: 'retried', amount: retriedAmount },
    {
      part: 'pending',
      amount: toDollars(toCents(settlement.refunds_pending) - toCents(retriedAmount)),
    },
  ] as const;
  return parts.filter(({ amount }) => amount > 0);
}
export type SettlementPart = ReturnType<typeof settlementParts>[number]['part'];

/** What is with the lister and of no use to them: rent for days after the end, and credit. */
export const notReturned = ({ unused, unused_manual, credit }: Settlement): number =>
  sumOf([unused?.amount ?? 0, unused_manual, credit]);

/** Before the end only unused rent can be returned. */
export const returnable = (settlement: Settlement): Settlement => ({
  ...settlement,
  ...{ credit: 0, open: [], deposit_held: 0, refunds_pending: 0, refunds_retried: [] },
});

/** What a set check-out leaves; what is owed and the deposit have their own lines on pages. Pure. */
export const leftLines = (settlement: Settlement, role: Role): SettlementLine[] => {
  const elsewhere: readonly string[] = [
    ...[`settle_open_${role}`, `settle_deposit_${role}`, 'settle_unpaid'],
  ];
  return previewLines(settlement, role).filter(({ key }) => !elsewhere.includes(key));
};

type Role = 'lister' | 'tenant';

/** A sentence about one part of the money of a stay. */
export interface SettlementLine {
  key:
    | `settle_${Exclude<SettlementPart, 'manual' | 'retried'> | 'returned' | 'in_stay'}_${Role}`
    | 'settle_shortened'
    | 'settle_canceled'
    | 'settle_unpaid'
    | 'settle_retried';
  amount: number;
  /** What it is about, with an exclusive end. */
  days?: { from: string; to: string } | null;
  /** When it went back. */
  on?: string;
  /** What the whole period costs. */
  whole?: number;
  /** When the card is tried again. */
  next?: string | null;
}

/** What happens to each part at the end of a stay: one line for each, for one side. Pure. */
export function previewLines(settlement: Settlement, role: Role): SettlementLine[] {
  const unusedSum = sumOf([settlement.unused?.amount ?? 0, settlement.unused_manual]);
  const unpaid = settlement.deposit_unpaid ?? 0;
  return [
    ...(unusedSum > 0
      ? [{ key: `settle_unused_${role}` as const, amount: unusedSum, days: settlement.unused_days }]
      : []),
    ...returnedLines(settlement, role),
    ...settlement.open.flatMap(({ rent, whole, period_from: from, period_to: to }) =>
      whole === null
        ? []
        : [{ key: 'settle_shortened' as const, amount: rent, whole, days: { from, to } }],
    ),
    ...canceledLines(settlement),
    ...settlementParts(settlement).flatMap(({ part, amount }) =>
      part === 'unused' || part === 'manual' || part === 'retried'
        ? []
        : [{ key: `settle_${part}_${role}` as const, amount }],
    ),
    ...retriedLines(settlement),
    ...(unpaid > 0 ? [{ key: 'settle_unpaid' as const, amount: unpaid }] : []),
  ];
}

/** Rent that is not owed any more. */
const canceledLines = ({ canceled = [] }: Settlement): SettlementLine[] =>
  canceled.map(({ amount, period_from: from, period_to: to }) => ({
    key: 'settle_canceled',
    ...{ amount, days: { from, to } },
  }));

/** Refunds that the bank returned, each with the day of its next try. */
export const retriedLines = ({ refunds_retried: refunds = [] }: Settlement): SettlementLine[] =>
  refunds.map(({ amount, returned_on: on, next_try_on: next }) => ({
    key: 'settle_retried',
    ...{ amount, on, next },
  }));

/** What a stay that is over has returned and canceled. */
export const endedLines = (settlement: Settlement, role: Role): SettlementLine[] => [
  ...returnedLines(settlement, role),
  ...canceledLines(settlement),
];

/** What went back: for days after the end, and for days that are part of the stay again. */
function returnedLines({ returned }: Settlement, role: Role): SettlementLine[] {
  if (returned === null) return [];
  const { amount, on, in_stay, days } = returned;
  const later = toDollars(toCents(amount) - toCents(in_stay));
  return [
    ...(later > 0 ? [{ key: `settle_returned_${role}` as const, amount: later, on, days }] : []),
    ...(in_stay > 0 ? [{ key: `settle_in_stay_${role}` as const, amount: in_stay, on }] : []),
  ];
}
