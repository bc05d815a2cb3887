/** The remaining time of an offer in countdown units; null if it has ended. */
export function timeLeft(
  until: string,
  now: number,
): { hours: number; minutes: number; seconds: number } | null {
  const seconds = Math.ceil((Date.parse(until) - now) / 1000);
  if (seconds <= 0) return null;
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}
