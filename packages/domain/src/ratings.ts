/**
 * The mean review score to two decimals.
 * @param count number of reviews
 * @param sum of their scores, 1 to 5 each
 * @returns null without reviews
 */
export function averageScore(count: number, sum: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}
