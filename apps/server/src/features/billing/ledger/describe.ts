import type { ObligationKind } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import {
  type ObligationKinds,
  type ObligationWords,
  rulesOf,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Texts } from '../../../platform/texts.ts';

/** Describes obligations of any kinds, with one query per kind. @returns descriptions by id */
export async function describeObligations(
  db: Db,
  kinds: ObligationKinds,
  obligations: readonly { id: number; kind: ObligationKind }[],
  texts: Texts,
): Promise<(id: number) => ObligationWords> {
  const words = new Map<number, ObligationWords>();
  for (const kind of new Set(obligations.map((one) => one.kind))) {
    const ids = obligations.filter((one) => one.kind === kind).map(({ id }) => id);
    for (const [id, text] of await rulesOf(kinds, kind).describe(db, ids, texts))
      words.set(id, text);
  }
  const unknown = texts.t('billing:payment');
  return (id) => words.get(id) ?? { title: unknown, description: '', summary: unknown };
}
