import { type AuditAction, isSameEmail, LISTING_STATUS, maskedEmail } from '@crewpad/domain';
import { sql, type UpdateObject } from 'kysely';
import { audit } from '../../platform/audit.ts';
import { lockListings, lockMembers } from '../../platform/database/locks.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { conflict, forbidden, invalidInput, notFound } from '../../platform/errors.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import { askEmailChange, endSessions, stopEmailChange } from '../accounts/index.ts';
import type { Billing } from '../billing/index.ts';
import { holdCollections, resumeCollections, stopHeldPayments } from '../rent/index.ts';
import { refreshListings } from '../search/index.ts';
import { listNotes, type NoteRow } from './admin.queries.ts';
import type { Deps, Reader } from './members.ts';

interface Order {
  memberId: number;
  /** For admins and the member. */
  reason: string;
}

/**
 * Locks an account: its sessions end, its crash pads leave the search and are closed to strangers,
 * and its invitations cannot be accepted. The member can still log in to read, pay and settle. With
 * `holdsCollections` their tenants are not charged either, and their payouts are paused; this can
 * also be added to a lock.
 * @throws ApiError 403 for oneself or another admin, 404, or 409 if it is locked already
 */
export function lockAccount(
  services: Billing,
  by: Reader,
  { memberId, reason, holdsCollections = false }: Order & { holdsCollections?: boolean },
): Promise<void> {
  return change(services, by, { memberId, reason }, async (trx, member, now) => {
    const isLocked = member.locked_at !== null;
    const isHeld = member.collections_held_at !== null;
    if (isLocked && (isHeld || !holdsCollections)) throw conflict('admin:locked_already');
    const set = {
      ...(!isLocked && { locked_at: now }),
      ...(holdsCollections && { collections_held_at: now }),
      lock_reason: reason,
    };
    await saveLock(trx, memberId, set, now);
    if (!isLocked) await endSessions(trx, memberId, now);
    if (holdsCollections) await holdCollections(trx, memberId, now);
    const order = { mail: 'account_locked' as const, memberId, reason };
    await orderMail(trx, { ...order, ...(holdsCollections && { holdsCollections }) }, { now });
    return [
      ...(isLocked ? [] : (['admin.member_locked'] as const)),
      ...(holdsCollections ? (['admin.collections_held'] as const) : []),
    ];
  });
}

/**
 * Ends the lock; what it closed is open again. Tenants are charged again as after an outage.
 * @throws ApiError 403 for oneself or another admin, 404, or 409 if it is not locked
 */
export function unlockAccount(
  services: Billing,
  by: Reader,
  { memberId, reason }: Order,
): Promise<void> {
  return change(services, by, { memberId, reason }, async (trx, member, now) => {
    if (member.locked_at === null) throw conflict('admin:not_locked');
    const isHeld = member.collections_held_at !== null;
    const set = { locked_at: null, lock_reason: '', collections_held_at: null };
    await saveLock(trx, memberId, set, now);
    if (isHeld) await resumeCollections(trx, memberId, now);
    const order = { mail: 'account_unlocked' as const, memberId, reason };
    await orderMail(trx, { ...order, ...(isHeld && { holdsCollections: isHeld }) }, { now });
    return ['admin.member_unlocked', ...(isHeld ? (['admin.collections_resumed'] as const) : [])];
  });
}

type Subject = Awaited<ReturnType<typeof lockSubject>>;

/** Changes a lock, with entries in the audit trail; then stops payments that are held. */
async function change(
  services: Billing,
  { adminId, address }: Reader,
  { memberId, reason }: Order,
  /** @returns the actions for the audit trail */
  work: (trx: Trx, member: Subject, now: Date) => Promise<readonly AuditAction[]>,
): Promise<void> {
  const now = services.clock.now();
  await transaction(services.db, async (trx) => {
    const member = await lockSubject(trx, adminId, memberId);
    const listings = await lockListings(
      trx,
      sql`l.user_id = ${memberId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`,
    );
    const actions = await work(trx, member, now);
    await refreshListings(
      trx,
      listings.map(({ id }) => id),
      now,
    );
    const by = { actorId: adminId, memberId, address, at: now };
    for (const action of actions) await audit(trx, { action, ...by, details: { reason } });
  });
  // The lock has changed, whatever fails here: a job stops these payments and pauses the payouts.
  await stopHeldPayments(services).catch((error: unknown) => {
    services.log.warn({ err: error, member: memberId }, 'could not stop held payments; will retry');
  });
}

const saveLock = (trx: Trx, memberId: number, set: UpdateObject<Database, 'members'>, now: Date) =>
  trx
    .updateTable('members')
    .set({ ...set, updated_at: now })
    .where('id', '=', memberId)
    .execute();

/**
 * Sends a member the link that verifies their email again.
 * @throws ApiError 403 for oneself or another admin, 404, or 409 if it is verified
 */
export function resendVerification(
  { db, clock }: Deps,
  { adminId, address }: Reader,
  { memberId, reason }: Order,
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const member = await lockSubject(trx, adminId, memberId);
    if (member.email_verified_at !== null) throw conflict('admin:verified_already');
    await orderMail(trx, { mail: 'verify_email', memberId }, { now });
    await audit(trx, {
      action: 'admin.verification_sent',
      ...{ actorId: adminId, memberId, address },
      details: { reason },
      at: now,
    });
  });
}

/**
 * Asks for another email of a member: it replaces the present one after three days, if it is
 * verified and nobody stopped it.
 * @throws ApiError 403 for oneself or another admin, 404; 409 if it is taken; 422 for the same
 */
export function changeEmail(
  { db, clock }: Deps,
  { adminId, address }: Reader,
  { memberId, email, reason }: Order & { email: string },
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const member = await lockSubject(trx, adminId, memberId);
    if (isSameEmail(email, member.email)) {
      throw invalidInput({ email: ['new_email_must_differ'] });
    }
    await askEmailChange(trx, { memberId, email, adminId, reason, now });
    await audit(trx, {
      action: 'admin.email_asked',
      ...{ actorId: adminId, memberId, address },
      details: { email: maskedEmail(email), reason },
      at: now,
    });
  });
}

/**
 * Stops the change of a member's email.
 * @throws ApiError 403 for oneself or another admin, 404, or 409 without one
 */
export function stopEmail(
  { db, clock }: Deps,
  { adminId: actorId, address }: Reader,
  memberId: number,
): Promise<void> {
  return transaction(db, async (trx) => {
    await lockSubject(trx, actorId, memberId);
    if (!(await stopEmailChange(trx, memberId, { actorId, address }, clock.now()))) {
      throw conflict('admin:no_email_change');
    }
  });
}

/** Adds a note about a member, which only admins read. @throws ApiError 404 */
export function addNote(
  { db, clock }: Deps,
  { adminId, address }: Reader,
  { memberId, text }: { memberId: number; text: string },
): Promise<NoteRow> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const [member] = await lockMembers(trx, sql`m.id = ${memberId} and m.status <> 'CLOSED'`);
    if (member === undefined) throw notFound();
    const { id } = await trx
      .insertInto('member_notes')
      .values({ member_id: memberId, author_id: adminId, text, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(trx, {
      action: 'admin.note_added',
      ...{ actorId: adminId, memberId, address },
      details: { note: id },
      at: now,
    });
    const [note] = await listNotes(trx, memberId);
    if (note === undefined) throw notFound();
    return note;
  });
}

/** The row of a member whom an admin may act on. @throws ApiError 403 for oneself or an admin, 404 */
export async function lockSubject(trx: Trx, adminId: number, memberId: number) {
  const [member] = await lockMembers(trx, sql`m.id = ${memberId} and m.status <> 'CLOSED'`, {
    columns: ['role', 'email', 'locale', 'locked_at', 'collections_held_at', 'email_verified_at'],
    strength: 'for update',
  });
  if (member === undefined) throw notFound();
  if (memberId === adminId || member.role === 'admin') throw forbidden();
  return member;
}
