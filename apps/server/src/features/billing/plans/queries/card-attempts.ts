import type { ObligationKind, ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { AttemptStatus } from '../../../../platform/database/schema.ts';
import { cardCents } from '../../../../platform/payments/obligation-kinds.ts';

export interface CardAttempt {
  /** The obligation. */
  id: number;
  kind: ObligationKind;
  /** The amount that was charged, or would have been. */
  cents: number;
  status: AttemptStatus;
  code: string | null;
  decline_code: string | null;
}

/** The latest attempt of each charge that was made to the card on file without its owner. */
export async function listCardAttempts(
  db: Db,
  { memberId, mode, since }: { memberId: number; mode: ProviderMode; since: Date },
): Promise<CardAttempt[]> {
  const { rows } = await sql<CardAttempt>`
    select distinct on (o.id) o.id, o.kind, ${cardCents} as cents, a.status,
      a.code, a.decline_code
    from payment_methods p
    join payment_attempts a on a.payment_method = p.payment_method
    join obligations o on o.id = a.obligation_id and o.payer_id = p.member_id
    where p.member_id = ${memberId} and p.provider_mode = ${mode} and not a.on_session
      and a.created_at >= ${since}
    order by o.id, a.n desc`.execute(db);
  return rows;
}
