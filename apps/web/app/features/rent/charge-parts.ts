import type { contract } from '@crewpad/contract';
import { type Locale, localDate, toCents, toDollars } from '@crewpad/domain';
import { exactMoney } from '../../lib/format.ts';
import { periodDays } from '../../lib/format-times.ts';

type Next = contract.rentals.NextCharge;

interface Part {
  key: 'part_rent' | 'part_rest' | 'part_covered';
  values: { amount: string; period: string };
}

/** The parts of the next charge, unless it is the whole rent of its period. Pure. */
export function chargeParts(next: Next, locale: Locale): Part[] {
  const { rent, carried, carried_from, carried_to, credit } = next;
  if (carried === 0 && credit === 0) return [];
  const part = (key: Part['key'], dollars: number, period = ''): Part[] =>
    dollars === 0 ? [] : [{ key, values: { amount: exactMoney(dollars, locale), period } }];
  const days = carried_from && carried_to ? periodDays(carried_from, carried_to, locale) : '';
  return [
    ...part('part_rent', rent),
    ...part('part_rest', carried, days),
    ...part('part_covered', -credit),
  ];
}

type Debt = NonNullable<contract.rentals.Rental['owed']>;

const OWED_PARTS = ['rent', 'deposit', 'requests'] as const;

/** The parts of what a tenant owes: what it is for. Pure. */
export const owedParts = (debt: Debt, locale: Locale) =>
  OWED_PARTS.filter((part) => debt[part] > 0).map((part) => ({
    key: `owed_${part}` as const,
    amount: exactMoney(debt[part], locale),
  }));

/**
 * The end of the key that says since when a tenant owes. Of today's debts at the crash pad no day
 * since when stands: they are due today, unless a request is among them, which has no due day. Pure.
 */
export function owedSince(
  { since, requests }: Debt,
  timeZone: string,
  now: Date,
): '' | '_today' | '_now' {
  if (since < localDate(now, timeZone)) return '';
  return requests === 0 ? '_today' : '_now';
}

/** All rent that is due and not paid. */
export function rentDue({ open_charges }: Pick<contract.rentals.Rental, 'open_charges'>): number {
  const due = open_charges.filter(({ state }) => state !== 'upcoming');
  return toDollars(due.reduce((sum, { amount }) => sum + toCents(amount), 0));
}
