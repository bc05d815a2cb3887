/** Dollars of a form as they are stored; nothing stays nothing. */
export function cents(dollars: number): number;
export function cents(dollars: number | null | undefined): number | null;
export function cents(dollars: number | null | undefined): number | null {
  return dollars == null ? null : Math.round(dollars * 100);
}
