import type { Plan } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';

export interface ReceiptFacts {
  id: number;
  payer_id: number;
  plan: Plan | null;
  amount_cents: number;
  currency: string;
  paid_at: Date;
  first_name: string;
  last_name: string;
  email: string;
  card_brand: string | null;
  card_last4: string | null;
  period_start: Date | null;
  period_end: Date | null;
}

/** What a member has paid or was paid, newest first; with `id` that one alone. */
export async function findReceipts(db: Db, memberId: number, id?: number): Promise<ReceiptFacts[]> {
  const rows = await db
    .selectFrom('obligations as o')
    .innerJoin('members as m', 'm.id', 'o.payer_id')
    .select([
      'o.id',
      'o.payer_id',
      'o.plan',
      'o.amount_cents',
      'o.currency',
      'o.paid_at',
      'm.first_name',
      'm.last_name',
      'm.email',
      'o.card_brand',
      'o.card_last4',
      'o.period_start',
      'o.period_end',
    ])
    .where('o.paid_at', 'is not', null)
    .where((where) =>
      where.or([where('o.payer_id', '=', memberId), where('o.payee_id', '=', memberId)]),
    )
    .$if(id !== undefined, (query) => query.where('o.id', '=', id ?? 0))
    .orderBy('o.id', 'desc')
    .limit(500)
    .execute();
  return rows.flatMap(({ paid_at, ...row }) => (paid_at === null ? [] : [{ ...row, paid_at }]));
}
