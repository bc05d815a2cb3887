export interface CardExpiry {
  exp_month: number;
  exp_year: number;
}

/** Whether a card's last month has ended in UTC. */
export function isPastExpiry({ exp_month, exp_year }: CardExpiry, now: Date): boolean {
  return now.getTime() >= Date.UTC(exp_year, exp_month);
}
