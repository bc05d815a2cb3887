import type { contract, OperationRequest } from '@crewpad/contract';
import { addMonths, CONTACT_KEPT_MONTHS } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';

type ContactForm = OperationRequest<typeof contract.content.sendContact>['body'];

/** Stores a contact message and orders its email to the operators. */
export async function recordContact(
  db: Db,
  { name = '', email, subject = '', message_content: message = '' }: ContactForm,
  memberId: number | null,
  now: Date,
): Promise<void> {
  await transaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('contact_messages')
      .values({ member_id: memberId, name, email, subject, message, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await orderMail(trx, { mail: 'contact', contactId: id }, { now, key: `contact:${id}` });
  });
}

/** Deletes contact messages after twelve months. */
export async function deleteOldContacts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('created_at', '<', addMonths(now, -CONTACT_KEPT_MONTHS))
    .execute();
}
