import { readFileSync } from 'node:fs';

/** Callers, in the order of the file's columns. */
export const ROLES = [
  'visitor',
  'free',
  'seeker',
  'lister_owner',
  'lister_other',
  'tenant',
  'admin',
] as const;

export type Role = (typeof ROLES)[number];

export interface AuthorizationRow {
  feature: string;
  method: string;
  path: string;
  cells: Record<Role, string>;
  condition: string;
}

/** The rows of packages/contract/authorization.csv: every operation and who may call it. */
export function readAuthorization(): AuthorizationRow[] {
  const file = new URL('../../packages/contract/authorization.csv', import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const fields = [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map(
      ([, plain = '', quotedField]) => quotedField ?? plain,
    );
    const [feature = '', method = '', path = '', ...rest] = fields;
    const cells = Object.fromEntries(ROLES.map((role, index) => [role, rest[index] ?? '']));
    return {
      feature,
      method,
      path,
      cells: cells as AuthorizationRow['cells'],
      condition: rest[ROLES.length] ?? '',
    };
  });
}
