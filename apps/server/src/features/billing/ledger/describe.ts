import type { ObligationKind } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import {
  type ObligationKinds,
  type ObligationWords,
  rulesOf,
} from '../../../platform/payments/obligation-kinds.ts';

const UNKNOWN: ObligationWords = { title: 'Payment', description: '', summary: 'Payment' };

/** The words of obligations of any kinds, with one query per kind. @returns words by id */
export async function describeObligations(
  db: Db,
  kinds: ObligationKinds,
  obligations: readonly { id: number; kind: ObligationKind }[],
): Promise<(id: number) => ObligationWords> {
  const words = new Map<number, ObligationWords>();
  for (const kind of new Set(obligations.map((one) => one.kind))) {
    const ids = obligations.filter((one) => one.kind === kind).map(({ id }) => id);
    for (const [id, text] of await rulesOf(kinds, kind).describe(db, ids)) words.set(id, text);
  }
  return (id) => words.get(id) ?? UNKNOWN;
}
