/** Arithmetic on `#rrggbb` colors. */

const channels = (color: string): readonly [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

export const mix = (from: string, to: string, share: number): string => {
  const a = channels(from);
  const b = channels(to);
  const blend = (x: number, y: number) =>
    Math.round(x + (y - x) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(a[0], b[0])}${blend(a[1], b[1])}${blend(a[2], b[2])}`;
};

/** Towards a warm white. */
export const light = (color: string, share: number): string => mix(color, '#fff6e6', share);

/** Toward the night-sky ink, so that shadows never turn gray. */
export const dark = (color: string, share: number): string => mix(color, '#171c3a', share);

export const luminance = (color: string): number => {
  const [r, g, b] = channels(color);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};
