import type { MemberStatus, ObligationStatus, Plan, ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';

export interface MailedCharge {
  id: number;
  status: ObligationStatus;
  mode: ProviderMode;
  plan: Plan | null;
  amountCents: number;
  /** Of a renewal: when the term ends that it goes on from. */
  dueAt: Date;
  periodStart: Date | null;
  periodEnd: Date | null;
  paidAt: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
  /** Why the provider's last answer was no. */
  declineCode: string | null;
  payer: { id: number; email: string; firstName: string; status: MemberStatus };
  isSignUp: boolean;
}

/** A charge as the mails about it tell it; undefined: there is none, or its payer's account is closed. */
export async function findMailedCharge(trx: Trx, id: number): Promise<MailedCharge | undefined> {
  const { rows } = await sql<MailedCharge>`
    select o.id, o.status, o.provider_mode as mode, o.plan, o.amount_cents as "amountCents", o.due_at as "dueAt", o.period_start as "periodStart",
      o.period_end as "periodEnd", o.paid_at as "paidAt", o.card_brand as "cardBrand",
      o.card_last4 as "cardLast4", m.signup_plan is not null as "isSignUp",
      (select coalesce(a.decline_code, a.code) from payment_attempts a
        where a.obligation_id = o.id and a.status = 'declined' order by a.n desc limit 1) as "declineCode",
      json_build_object('id', m.id, 'email', m.email, 'firstName', m.first_name, 'status', m.status) as payer
    from obligations o join members m on m.id = o.payer_id
    where o.id = ${id} and m.status <> 'CLOSED'
  `.execute(trx);
  return rows[0];
}
