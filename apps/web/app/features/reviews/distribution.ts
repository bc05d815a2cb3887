interface Bar {
  stars: number;
  count: number;
  /** Share of all reviews, in whole percent. */
  percent: number;
}

/** The counts of 1 to 5 stars as bars, five stars first. */
export function distributionBars(distribution: readonly number[]): Bar[] {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  return distribution
    .map((count, at) => ({
      stars: at + 1,
      count,
      percent: total === 0 ? 0 : Math.round((count / total) * 100),
    }))
    .reverse();
}
