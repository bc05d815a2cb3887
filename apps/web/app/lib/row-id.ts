/** A row id in an address; undefined if it is none. */
export function rowIdOf(text: string | null): number | undefined {
  const id = Number(text ?? '');
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}
