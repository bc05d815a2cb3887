import type { EmailTime } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { TopicEmail } from '../../../../platform/outbox/mail-policy.ts';
import { emailTime } from './email-times.ts';

/**
 * The member with the address of an email, and their preference for its topic; undefined if none.
 */
export async function findMailedMember(
  trx: Trx,
  { to, topic }: TopicEmail,
): Promise<{ id: number; time: EmailTime } | undefined> {
  const { rows } = await sql<{ id: number; time: EmailTime }>`
    select m.id, ${emailTime(sql`m.id`, topic)} as time from members m
    where m.email = ${to} and m.status <> 'CLOSED'
  `.execute(trx);
  return rows[0];
}
