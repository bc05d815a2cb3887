import type { Db } from '../../../platform/database/database.ts';
import type { CardRow } from '../queries/card.ts';

/** Keeps how the provider knows a card now. One that has been replaced meanwhile is left alone. */
export async function refreshCard(db: Db, card: CardRow, now: Date): Promise<void> {
  const { payment_method, brand, last4, exp_month, exp_year, name, valid } = card;
  await db
    .updateTable('payment_methods')
    .set({ brand, last4, exp_month, exp_year, name, valid, updated_at: now })
    .where('payment_method', '=', payment_method)
    .where((where) =>
      where.or([
        where('brand', '<>', brand),
        where('last4', '<>', last4),
        where('exp_month', '<>', exp_month),
        where('exp_year', '<>', exp_year),
        where('name', '<>', name),
        where('valid', '<>', valid),
      ]),
    )
    .execute();
}
