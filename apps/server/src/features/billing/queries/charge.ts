import type { ObligationKind, ObligationStatus } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';

export interface ChargeRow {
  id: number;
  kind: ObligationKind;
  status: ObligationStatus;
  amount_cents: number;
  payer_id: number;
  payment_intent: string | null;
}

/** A charge as its payer or payee may see it; undefined for everybody else. */
export function getChargeRow(db: Db, id: number, memberId: number): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('obligations')
    .select(['id', 'kind', 'status', 'amount_cents', 'payer_id', 'payment_intent'])
    .where('id', '=', id)
    .where((where) =>
      where.or([where('payer_id', '=', memberId), where('payee_id', '=', memberId)]),
    )
    .executeTakeFirst();
}
