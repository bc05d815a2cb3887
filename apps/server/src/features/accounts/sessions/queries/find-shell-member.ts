import type { ShellMember } from '@crewpad/contract';
import {
  type LegalDocument,
  type LegalVersions,
  type ProviderMode,
  unacceptedLegal,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import {
  presentRefusal,
  refusalOf,
  type StoredRefusal,
} from '../../../../platform/outbox/refusing-addresses.ts';
import { allMemberFacts } from '../../hooks.ts';

type ShellRow = Omit<
  ShellMember,
  'expired' | 'is_admin' | 'switched' | 'plan_ends_at' | 'to_accept' | 'email_refusal'
> & {
  email_refusal: StoredRefusal | null;
  expire_at: Date | null;
  accepted: { document: LegalDocument; version: string }[] | null;
};

/** The header data of the current member, in one round trip. */
export async function findShellMember(
  db: Db,
  { id, isExpired, role, session }: MemberActor,
  mode: ProviderMode,
  legal: LegalVersions,
): Promise<ShellMember | null> {
  const { unread, notifications, pending_invites, open_requests, has_rentals, tenant_autopay } =
    allMemberFacts();
  const hasValidCard = sql`exists (
    select from payment_methods p
    where p.member_id = m.id and p.provider_mode = ${mode} and p.valid)`;
  // Most sites ask for nothing, and need not look.
  const accepted =
    unacceptedLegal(legal, []).length === 0
      ? sql`null`
      : sql`(select jsonb_agg(jsonb_build_object('document', a.document, 'version', a.version))
          from acceptances a where a.member_id = m.id)`;
  const { rows } = await sql<ShellRow>`
    select m.id, m.first_name, m.display_name, m.photo, m.status, m.user_plan, m.signup_plan,
      m.expire_at, m.repeat as plan_renews,
      m.status = 'ACTIVE' and (m.user_plan is null or exists (
        select from customers c join payment_methods p
          on p.member_id = c.member_id and p.provider_mode = c.provider_mode
        where c.member_id = m.id and c.provider_mode = ${mode})) as setup_complete,
      ${unread} as unread, ${notifications} as notifications,
      ${pending_invites} as pending_invites, ${open_requests} as open_requests,
      ${has_rentals} as has_rentals,
      coalesce(${tenant_autopay} = 1, false) and not ${hasValidCard} as lacks_autopay_card,
      ${refusalOf(sql`m.email`)} as email_refusal, ${accepted} as accepted
    from members m where m.id = ${id}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) return null;
  const { expire_at, accepted: stored, email_refusal, ...row } = found;
  const plan_ends_at = expire_at?.toISOString() ?? null;
  const switched = session.adminSessionId !== null;
  const to_accept = unacceptedLegal(legal, stored ?? []);
  const is_admin = role === 'admin';
  return {
    ...{ ...row, plan_ends_at, expired: isExpired, is_admin, switched, to_accept },
    email_refusal: presentRefusal(email_refusal),
  };
}
