/** How long an offer is still open, in the units that a countdown shows; null: it is over. */
export function timeLeft(
  until: string,
  now: number,
): { hours: number; minutes: number; seconds: number } | null {
  const left = Math.ceil((Date.parse(until) - now) / 1000);
  if (left <= 0) return null;
  return {
    hours: Math.floor(left / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  };
}
