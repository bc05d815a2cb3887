import type { Trx } from '../../../../platform/database/transaction.ts';

/** A try to charge a card, as the mails about it tell it. */
export interface MailedAttempt {
  at: Date;
  brand: string | null;
  last4: string | null;
  code: string | null;
  declineCode: string | null;
}

export function findMailedAttempt(trx: Trx, id: number): Promise<MailedAttempt | undefined> {
  return trx
    .selectFrom('payment_attempts')
    .select([
      'created_at as at',
      'card_brand as brand',
      'card_last4 as last4',
      'code',
      'decline_code as declineCode',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}
