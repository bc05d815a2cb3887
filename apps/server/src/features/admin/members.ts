import { isEmail, type MemberSort, RESET_TOKEN_MINUTES, storedEmail } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockMembers } from '../../platform/database/locks.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { StartError } from '../../platform/start-error.ts';
import {
  createLinkToken,
  endSessions,
  listSessions,
  resetSecondStepOf,
} from '../accounts/index.ts';
import { findPlanPayment } from '../billing/index.ts';
import { findMember, listMembers, listNotes, type MemberFilters } from './admin.queries.ts';
import { getMemberLife } from './member-life.queries.ts';

/** The reading admin and their address. Every read is audited. */
export interface Reader {
  adminId: number;
  address: string;
}

export type Deps = Pick<Services, 'db' | 'clock' | 'jobs'>;

export function readMember({ db, clock }: Deps, { adminId, address }: Reader, id: number) {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const member = await findMember(trx, id, now);
    if (member === undefined) throw notFound();
    await audit(trx, {
      action: 'admin.member_read',
      actorId: adminId,
      memberId: id,
      address,
      at: now,
    });
    const [sessions, notes] = [await listSessions(trx, id, now), await listNotes(trx, id)];
    const payment = await findPlanPayment(trx, { memberId: id });
    return { member, sessions, notes, payment, life: await getMemberLife(trx, id) };
  });
}

interface MemberSearch extends MemberFilters {
  sort?: MemberSort;
  limit: number;
  offset: number;
}

/** Lists members for an admin, and audits it, because the results are private. */
export function searchMembers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId, address }: Reader,
  { sort = 'newest', ...search }: MemberSearch,
) {
  const now = clock.now();
  return transaction(db, async (trx) => {
    await audit(trx, {
      action: 'admin.members_searched',
      ...{ actorId: adminId, memberId: null, address },
      details: search,
      at: now,
    });
    return listMembers(trx, { ...search, sort, now });
  });
}

/** The most members of one table. */
const EXPORT_MAX = 100_000;

/** All listed members for a table, which the audit log names with its reason. */
export function exportMembers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId, address }: Reader,
  { reason, ...search }: MemberFilters & { reason: string },
) {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const { data } = await listMembers(trx, {
      ...{ ...search, sort: 'newest', limit: EXPORT_MAX, offset: 0, now },
    });
    await audit(trx, {
      action: 'admin.members_exported',
      ...{ actorId: adminId, memberId: null, address },
      details: { ...search, reason, members: data.length },
      at: now,
    });
    return data;
  });
}

/**
 * Logs a member out everywhere, and ends admin views of the account. The calling session stays, so
 * that an admin can end their own other sessions.
 * @returns how many sessions ended
 * @throws ApiError 404
 */
export function endMemberSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { actor, address }: { actor: MemberActor; address: string },
  memberId: number,
): Promise<number> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const [member] = await lockMembers(trx, memberId);
    if (member === undefined) throw notFound();
    const ended = await endSessions(trx, memberId, now, actor.session.id);
    await audit(trx, {
      action: 'admin.sessions_ended',
      actorId: actor.id,
      memberId,
      address,
      details: { ended },
      at: now,
    });
    return ended;
  });
}

/** A change that the operator orders on the command line. */
export interface AdminChange {
  email: string;
  /** Takes the role back. */
  remove: boolean;
  /** Removes the member's second step instead, of whatever role. */
  resetSecondStep: boolean;
}

interface Site {
  db: Db;
  publicUrl: string;
  now: Date;
}

/** Their new names: the admin changes them in the profile. */
const NAMES = { first_name: 'Site', last_name: 'Admin', display_name: 'Admin' };

/** Whether anyone can use the admins' pages. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'ACTIVE')
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/**
 * Makes an admin of a member, creating an active one if the email has none, or takes the role back.
 * Their sessions end, so that no open one gains or keeps the role. A call in vain changes nothing,
 * except that an admin who never logged in gets a new link.
 * @returns lines for the operator, with a link for an admin who cannot log in yet
 * @throws StartError
 */
export async function changeAdmins(
  site: Site,
  { email: typed, remove, resetSecondStep }: AdminChange,
): Promise<string> {
  const email = storedEmail(typed);
  if (!isEmail(email)) throw new StartError(`${JSON.stringify(typed)} is no email.`);
  return transaction(site.db, (trx) => {
    if (resetSecondStep) return resetMember(trx, email, site.now);
    return remove ? removeAdmin(trx, email, site.now) : makeAdmin(trx, email, site);
  });
}

async function makeAdmin(trx: Trx, email: string, { publicUrl, now }: Site): Promise<string> {
  const created = await trx
    .insertInto('members')
    .values({ email, status: 'ACTIVE', ...NAMES, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  const [member] = await lockMembers(trx, sql`m.email = ${email}`, {
    columns: [
      'email',
      'role',
      'status',
      'signup_plan',
      'password_hash',
      'social_type',
      'email_verified_at',
    ],
    strength: 'for update',
  });
  if (member === undefined) throw new Error(`there is no member ${email}`);
  const { id, role, status } = member;
  const canLogIn = member.password_hash !== null || member.social_type !== null;
  if (status === 'CLOSED') throw new StartError(`The account ${email} is closed.`);
  if (role !== 'admin') {
    // Anyone can sign up with the email of someone else.
    if (canLogIn && member.email_verified_at === null) {
      throw new StartError(`${email} is not verified: open the link in the email to it first.`);
    }
    if (status === 'INACTIVE' && member.signup_plan === null) {
      throw new StartError(
        `The account ${email} is inactive: its plan has no card. Add one first.`,
      );
    }
    await trx
      .updateTable('members')
      // An admin needs no plan, so an unpaid sign-up ends here.
      .set({
        role: 'admin',
        status: 'ACTIVE',
        signup_plan: null,
        second_step_due_at: now,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    await endSessions(trx, id, now);
    const details = { created: created !== undefined };
    await audit(trx, { action: 'admin.added', actorId: null, memberId: id, details, at: now });
  }
  const result = role === 'admin' ? 'is an admin already.' : 'is an admin now.';
  if (canLogIn) return `${email} ${result}${role === 'admin' ? '' : ' They need to log in again.'}`;
  const token = await createLinkToken(trx, {
    memberId: id,
    kind: 'reset',
    email: member.email,
    now,
  });
  return `${email} ${result} This link sets the password, once, within ${RESET_TOKEN_MINUTES} minutes:
${publicUrl}/reset-password/${token}`;
}

async function resetMember(trx: Trx, email: string, now: Date): Promise<string> {
  const [member] = await lockMembers(trx, sql`m.email = ${email} and m.status <> 'CLOSED'`, {
    columns: ['second_step'],
  });
  if (member === undefined) throw new StartError(`No member has the email ${email}.`);
  if (!member.second_step) throw new StartError(`${email} has no second step.`);
  await resetSecondStepOf(trx, member.id, now);
  return `${email} has no second step anymore, and is logged out everywhere.`;
}

async function removeAdmin(trx: Trx, email: string, now: Date): Promise<string> {
  const member = await trx
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (member === undefined) throw new StartError(`No member has the email ${email}.`);
  const { id } = member;
  // All of them, so that of two admins who are removed at the same time one stays.
  const admins = await lockMembers(trx, sql`m.role = 'admin'`, {
    columns: ['status'],
    strength: 'for update',
  });
  if (!admins.some((admin) => admin.id === id)) throw new StartError(`${email} is no admin.`);
  if (!admins.some((admin) => admin.id !== id && admin.status === 'ACTIVE')) {
    throw new StartError(`${email} is the last admin: make someone else an admin first.`);
  }
  await trx
    .updateTable('members')
    .set({ role: 'member', updated_at: now })
    .where('id', '=', id)
    .execute();
  await endSessions(trx, id, now);
  await audit(trx, { action: 'admin.removed', actorId: null, memberId: id, at: now });
  return `${email} is no admin anymore, and is logged out everywhere.`;
}
