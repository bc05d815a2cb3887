import type { contract } from '@crewpad/contract';
import { toCents, toDollars } from '@crewpad/domain';

type Settlement = contract.rentals.Settlement;

const sumOf = (amounts: readonly number[]) =>
  toDollars(amounts.reduce((sum, amount) => sum + toCents(amount), 0));

/** The parts of a settlement that are not zero, with their amounts in US dollars. */
export function settlementParts(left: Settlement) {
  const parts = [
    { part: 'unused', amount: left.unused?.amount ?? 0 },
    { part: 'manual', amount: left.unused_manual },
    { part: 'credit', amount: left.credit },
    { part: 'open', amount: sumOf(left.open.map(({ amount }) => amount)) },
    { part: 'deposit', amount: left.deposit_held },
    { part: 'pending', amount: left.refunds_pending },
  ] as const;
  return parts.filter(({ amount }) => amount > 0);
}
export type SettlementPart = ReturnType<typeof settlementParts>[number]['part'];

/** What is with the lister and of no use to them: rent for days after the end, and credit. */
export const notReturned = ({ unused, unused_manual, credit }: Settlement): number =>
  sumOf([unused?.amount ?? 0, unused_manual, credit]);

/** Before the end only unused rent can be returned. */
export const returnable = (left: Settlement): Settlement => ({
  ...left,
  ...{ credit: 0, open: [], deposit_held: 0, refunds_pending: 0 },
});

/** What a set check-out leaves; what is owed and the deposit have their own lines on pages. Pure. */
export const leftLines = (left: Settlement, role: 'lister' | 'tenant') =>
  previewLines({ ...left, open: [], deposit_held: 0 }, role);

/** What happens to each part at the end of a stay: one line for each, for one side. Pure. */
export function previewLines(left: Settlement, role: 'lister' | 'tenant') {
  const unused = sumOf([left.unused?.amount ?? 0, left.unused_manual]);
  return [
    ...(unused > 0
      ? [{ key: `settle_unused_${role}` as const, amount: unused, days: left.unused_days }]
      : []),
    ...settlementParts(left).flatMap(({ part, amount }) =>
      part === 'unused' || part === 'manual'
        ? []
        : [{ key: `settle_${part}_${role}` as const, amount, days: null }],
    ),
  ];
}
export type SettlementLine = ReturnType<typeof previewLines>[number];
