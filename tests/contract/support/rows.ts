import { type AuthorizationRow, ROLES, type Role, readAuthorization } from '../authorization.ts';
import { NOT_BUILT_YET } from '../not-built-yet.ts';

const nameOf = ({ method, path }: AuthorizationRow) => `${method} ${path}`;

/** The rows of authorization.csv that the server answers, by `METHOD /path`. */
export function builtRows(): Map<string, AuthorizationRow> {
  const rows = readAuthorization().map((row) => [nameOf(row), row] as const);
  return new Map(rows.filter(([name]) => !NOT_BUILT_YET.includes(name)));
}

export interface Cell {
  name: string;
  row: AuthorizationRow;
  role: Role;
  /** The refusal that the cell states; undefined: allowed. */
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
