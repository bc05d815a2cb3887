import type { Db } from '../../../platform/database/database.ts';

export interface StaleAttempts {
  obligationId: number;
  paymentIntent: string;
  /** Younger ones may still arrive. */
  before: Date;
  now: Date;
}

/** Settles attempts of which the provider has never heard. */
export async function giveUpAttempts(
  db: Db,
  { obligationId, paymentIntent, before, now }: StaleAttempts,
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ status: 'declined', code: 'never_received', finished_at: now })
    .where('obligation_id', '=', obligationId)
    .where('payment_intent', '=', paymentIntent)
    .where('status', 'in', ['sent', 'unknown'])
    .where('created_at', '<=', before)
    .execute();
}
