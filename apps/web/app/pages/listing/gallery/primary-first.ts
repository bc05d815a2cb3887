/** The pictures with the primary one first, others in order. */
export function primaryFirst(images: readonly string[], primary: string | null): readonly string[] {
  if (primary === null || !images.includes(primary)) return images;
  return [primary, ...images.filter((image) => image !== primary)];
}
