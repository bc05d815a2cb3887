/** An unsaved room or bed is identified by its position. */
export function itemKey(id: number | null, at: number): string {
  return id === null ? `new ${at}` : `saved ${id}`;
}
