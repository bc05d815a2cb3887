/** The pictures with the primary one in front, the rest in their order. */
export function primaryFirst(images: readonly string[], primary: string | null): readonly string[] {
  if (primary === null || !images.includes(primary)) return images;
  return [primary, ...images.filter((image) => image !== primary)];
}
