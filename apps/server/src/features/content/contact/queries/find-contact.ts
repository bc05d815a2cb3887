import type { Trx } from '../../../../platform/database/transaction.ts';

interface Contact {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The logged-in author; null if none, or the account was deleted. */
  member: string | null;
}

/** A message from the contact form; undefined once deleted. */
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
