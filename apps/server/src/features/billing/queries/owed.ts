import type { ObligationKind, ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

export interface Owed {
  id: number;
  kind: ObligationKind;
  provider_mode: ProviderMode;
  payment_intent: string | null;
}

/** What a member has still to pay. */
export function findOwed(db: Db, memberId: number): Promise<Owed[]> {
  return db
    .selectFrom('obligations')
    .select(['id', 'kind', 'provider_mode', 'payment_intent'])
    .where('payer_id', '=', memberId)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id')
    .execute();
}
