/** A room or bed that is not saved yet has no other name than its place. */
export function itemKey(id: number | null, at: number): string {
  return id === null ? `new ${at}` : `saved ${id}`;
}
