import { type AuthorizationRow, ROLES, type Role, readAuthorization } from '../authorization.ts';

/** The rows of authorization.csv, by `METHOD /path`. */
export function rowsByName(): Map<string, AuthorizationRow> {
  return new Map(readAuthorization().map((row) => [`${row.method} ${row.path}`, row]));
}

export interface Cell {
  name: string;
  row: AuthorizationRow;
  role: Role;
  /** The refusal stated in the cell; undefined: allowed. */
  refusal: number | undefined;
}

/** Every cell of the given operations. */
export function cellsOf(rows: ReadonlyMap<string, AuthorizationRow>): Cell[] {
  return [...rows].flatMap(([name, row]) =>
    ROLES.map((role) => {
      const cell = row.cells[role];
      return { name, row, role, refusal: /^\d+$/.test(cell) ? Number(cell) : undefined };
    }),
  );
}
