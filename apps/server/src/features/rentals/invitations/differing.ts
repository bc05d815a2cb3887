/** The columns whose new value differs from the stored one. */
export function differing<Row extends object, Columns extends Partial<Row>>(
  row: Row,
  columns: Columns,
): Partial<Columns> {
  const entries = Object.entries(columns).filter(
    ([key, value]) => value !== (row as Record<string, unknown>)[key],
  );
  return Object.fromEntries(entries) as Partial<Columns>;
}
