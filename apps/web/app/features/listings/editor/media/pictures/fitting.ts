/** The longer side, in pixels, of stored pictures: larger ones need not be sent. */
export const LONGEST_SIDE = 2560;

/** The upload size of a picture: unchanged, or scaled down in proportion. */
export function fitting(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}
