import type { Purpose } from './event.ts';
import { type Model, todayOf } from './model.ts';

/** Money that passed between tenant and lister. Positive is from tenant to lister. */
export interface Movement {
  kind: 'payment' | 'refund' | 'return' | 'taken_by_bank' | 'given_back' | 'kept' | 'void';
  payment: string;
  for: Purpose;
  /** Its own day at the crash pad, and the day in reports. */
  day: string;
  countsOn: string;
  amount: number;
  deposit: number;
  fee: number;
  /** Whether it moved at the provider. */
  byCard: boolean;
}

/** Moves money in all reports. Its day in a closed year is the day on which we record it. */
export function move(
  model: Model,
  {
    byCard = true,
    ...what
  }: Omit<Movement, 'countsOn' | 'day' | 'byCard'> & Partial<Pick<Movement, 'day' | 'byCard'>>,
): void {
  const today = todayOf(model);
  const day = what.day ?? today;
  model.movements.push({ ...what, byCard, day, countsOn: isClosed(day, today) ? today : day });
}

/** A year closes at the end of April 30 of the next year. */
const isClosed = (day: string, today: string): boolean =>
  today > `${Number(day.slice(0, 4)) + 1}-04-30`;
