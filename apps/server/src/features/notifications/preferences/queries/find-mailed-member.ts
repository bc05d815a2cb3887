import type { EmailTime } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { TopicEmail } from '../../../../platform/outbox/mail-policy.ts';
import { emailTime } from './email-times.ts';

/** Who has the address of an email, and when they want its topic; undefined: nobody has it. */
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
