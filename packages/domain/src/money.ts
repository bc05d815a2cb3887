const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whole cents as US dollars: 4999 becomes 49.99. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** Whole cents as English text, always with cents: 40000 becomes $400.00. */
export function formatMoney(cents: number): string {
  return MONEY.format(toDollars(cents));
}

/** US dollars with whole cents as whole cents: 49.99 becomes 4999. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
