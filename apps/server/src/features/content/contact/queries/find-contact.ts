import type { Trx } from '../../../../platform/database/transaction.ts';

interface Contact {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Who was logged in; null: nobody, or the account is gone. */
  member: string | null;
}

/** What somebody wrote through the contact form; undefined once it was deleted. */
export async function findContact(trx: Trx, id: number): Promise<Contact | undefined> {
  const row = await trx
    .selectFrom('contact_messages as c')
    .leftJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.name', 'c.email', 'c.subject', 'c.message', 'm.id', 'm.email as member_email'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id: memberId, member_email, ...contact } = row;
  return { ...contact, member: memberId === null ? null : `${member_email} (${memberId})` };
}
