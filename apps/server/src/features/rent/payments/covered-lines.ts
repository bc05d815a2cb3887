import type { contract } from '@crewpad/contract';
import { toDollars } from '@crewpad/domain';
import type { Texts } from '../../../platform/texts.ts';
import { type CarriedRest, type Covered, formatPeriod } from '../../rentals/index.ts';

type Line = [name: string, value: string];

interface CreditOf extends Pick<Covered, 'has_next_rent' | 'is_settled'> {
  /** Of an entry: the day of its void. */
  voided_on?: string | null;
}

/**
 * What becomes of credit: the next rent, the settlement where no rent follows, the lister once they
 * have closed that, or nothing.
 */
export function creditGoesTo({
  has_next_rent,
  is_settled,
  voided_on,
}: CreditOf): contract.rentals.CreditGoesTo {
  if (voided_on) return 'void';
  if (is_settled) return 'kept';
  return has_next_rent ? 'next' : 'end';
}

/** What a payment covers: the periods with their shares, credit and a rest; never a range. */
export function coveredLines(covered: Covered & CreditOf, texts: Texts): Line[] {
  const { periods, rest_cents, has_next_rent } = covered;
  const { t, money } = texts;
  const lines = periods.map(
    ({ period_from, period_to, cents, of_cents }): Line => [
      formatPeriod(period_from, period_to, texts),
      t('rent/payments:share', { amount: money(cents), of: money(of_cents) }),
    ],
  );
  return [...lines, ...creditLines(covered, texts), ...restLines(rest_cents, has_next_rent, texts)];
}

/** What of a payment covers nothing, and what becomes of it. */
export function creditLines(
  covered: Pick<Covered, 'credit_cents'> & CreditOf,
  { t, money }: Texts,
): Line[] {
  if (covered.credit_cents === 0) return [];
  const goesTo = creditGoesTo(covered);
  const amount = money(covered.credit_cents);
  const key = goesTo === 'kept' ? 'credit_settled' : (`credit_${goesTo}` as const);
  return [[t('rent/payments:credit'), t(`rent/payments:${key}`, { amount })]];
}

/** The credit that the lister kept, as a receipt lists it. */
export const keptParts = ({
  credit_kept_cents: amount_cents,
  credit_kept_reason: reason,
}: Pick<Covered, 'credit_kept_cents' | 'credit_kept_reason'>) =>
  amount_cents > 0 ? [{ reason: reason ?? '', amount_cents }] : [];

/** What happens to a rest that is too small for a card. */
export function restLines(cents: number, isCarried: boolean, { t, money }: Texts): Line[] {
  if (cents === 0) return [];
  const amount = money(cents);
  const next = t(isCarried ? 'rent/payments:rest_carried' : 'rent/payments:rest_waived', {
    amount,
  });
  return [[t('rent/payments:rest'), next]];
}

/** The same for receipts. */
export const restParts = (
  { rest_cents, has_next_rent }: Pick<Covered, 'rest_cents' | 'has_next_rent'>,
  { t }: Texts,
): { text: string; amount: number }[] =>
  rest_cents === 0
    ? []
    : [
        {
          text: t(has_next_rent ? 'rent:rest_carried' : 'rent:rest_waived'),
          amount: toDollars(rest_cents),
        },
      ];

/** The parts of an amount of rent in whole cents, unless it is the whole rent of the period. */
export function rentLines(
  { rent, carried, credit }: { rent: number; carried: CarriedRest | null; credit: number },
  texts: Texts,
): Line[] {
  const { t, money } = texts;
  if (carried === null && credit === 0) return [];
  const lines: Line[] = [[t('rent/payments:rent_line'), money(rent)]];
  if (carried !== null) {
    const period = formatPeriod(carried.period_from, carried.period_to, texts);
    lines.push([t('rent/payments:rest_of', { period }), money(carried.cents)]);
  }
  if (credit > 0) lines.push([t('rent/payments:covered_before'), money(-credit)]);
  return lines;
}

/** The text keys of payment purposes. */
export const PURPOSES = {
  deposit: 'rent:deposit',
  rent: 'rent:rent',
  parking: 'rent:parking',
  late_fee: 'rentals:late_fee',
  extra_nights: 'rent:extra_nights',
  damage: 'rent:damage',
  other: 'rent:other_payment',
} as const;
