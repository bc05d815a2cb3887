import type { contract } from '@crewpad/contract';
import { firstBilledDay, unbilledRent } from '@crewpad/domain';
import { sql } from 'kysely';
import type { CallContext } from '../../../http/pipeline/context.ts';
import type { Actor, MemberActor } from '../../../platform/access/actor.ts';
import { lockListings, lockMember, lockMembers } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import type { OldData } from '../../../platform/old-data.ts';
import { orderMail, orderMails } from '../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { type CreatedAccount, createAccount, signUp } from '../../accounts/index.ts';
import type { Billing } from '../../billing/index.ts';
import { applyChange, changeRental, lockRental } from '../change-rental.ts';
import { prepareToClose, requireClosable } from '../hooks.ts';
import { can, type MemberAction } from '../policy.ts';
import { stayOf } from '../present-rental.ts';
import { findStoredRental, type StoredRental } from '../rentals.queries.ts';
import {
  type FoundByToken,
  getPendingOffer,
  isInvited,
  isOwnSession,
  noSuchOffer,
  requireEmailOf,
} from './invitations.queries.ts';

/** The member's data for an acceptance; their row is locked. */
export interface AcceptingMember {
  id: number;
  email: string;
  isEmailVerified: boolean;
  first_name: string;
  last_name: string;
  airlines: string | null;
  phone_number: string | null;
  country_code: string | null;
}

/** Locks a member before any listing and rental, the order of all commands. */
export async function lockAcceptingMember(trx: Trx, id: number): Promise<AcceptingMember> {
  const { email_verified_at, ...member } = await lockMember(trx, id, {
    columns: [
      'email',
      'email_verified_at',
      'first_name',
      'last_name',
      'airlines',
      'phone_number',
      'country_code',
    ],
  });
  return { ...member, isEmailVerified: email_verified_at !== null };
}

/** An unpaid sign-up becomes a free tenant account. */
async function activateFreeTenant(trx: Trx, { id }: AcceptingMember, now: Date): Promise<void> {
  await trx
    .updateTable('members')
    .set({ status: 'ACTIVE', signup_plan: null, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'INACTIVE')
    .where('user_plan', 'is', null)
    .execute();
}

/** Cancels an invitation by its lister, and frees its bed. */
export async function cancelInvitation(
  services: Billing,
  actor: MemberActor,
  id: number,
  reason: string | null,
): Promise<StoredRental> {
  await prepareOwn(services, actor, id, 'cancel_invite');
  return changeRental(services, actor, id, 'cancel_invite', async (trx, _rental, now) => {
    await requireClosable(trx, id, now);
    await orderMail(trx, { mail: 'rental_cancelled', rentalId: id }, { now });
    return { set: { status: 'cancelled', closed_as: 'cancelled', ended_at: now }, reason };
  });
}

/** Prevents further payments for an invitation about to be closed. */
async function prepareOwn(
  services: Billing,
  actor: MemberActor,
  id: number,
  action: MemberAction,
): Promise<void> {
  const rental = await findStoredRental(services.db, id);
  if (rental !== undefined && can(actor, action, rental).allowed)
    await prepareToClose(services, id);
}

/** The end of a declined invitation. */
export const declined = (now: Date) =>
  ({ status: 'declined', closed_as: 'declined', ended_at: now }) as const;

/** Declines an invitation, and frees its bed. */
export async function declineInvitation(
  services: Billing,
  actor: MemberActor,
  id: number,
  reason: string | null,
): Promise<StoredRental> {
  await prepareOwn(services, actor, id, 'decline');
  return changeRental(services, actor, id, 'decline', async (trx, _rental, now) => {
    await requireClosable(trx, id, now);
    await orderMail(trx, { mail: 'rental_declined', rentalId: id, to: 'lister' }, { now });
    return { set: declined(now), reason };
  });
}

/**
 * The same by the token of the invitation's email, with or without an account. The invited address
 * is told, because others may have read the email.
 * @throws ApiError 404 unless it is that token of a pending invitation, with the body of its page
 */
export async function declineByToken(
  services: Billing,
  token: string,
  caller: Actor,
  reason: string | null,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const { rental: offered, isMailed } = await getPendingOffer(db, token, now);
  if (!isMailed) throw noSuchOffer();
  const { id } = offered;
  await prepareToClose(services, id);
  await transaction(db, async (trx) => {
    await lockRental(trx, id);
    // Answered, or sent again with another token, meanwhile.
    const { rental } = await getPendingOffer(trx, token, now);
    await requireClosable(trx, id, now);
    await orderMails(
      trx,
      [
        { order: { mail: 'rental_declined', rentalId: id, to: 'lister' } },
        { order: { mail: 'rental_declined', rentalId: id, to: 'tenant' } },
      ],
      now,
    );
    const isTheirs = caller.kind === 'member' && isInvited(caller, rental);
    const actorId = isTheirs && isOwnSession(caller) ? caller.id : null;
    const step = { action: 'decline', actor: 'tenant', actorId, now } as const;
    await applyChange(trx, rental, { set: declined(now), reason }, step);
  });
}

/** The same for a locked invitation to a member who closes their account. */
async function declineForClosing(
  trx: Trx,
  rental: StoredRental,
  actorId: number,
  now: Date,
): Promise<void> {
  await requireClosable(trx, rental.id, now);
  await orderMail(trx, { mail: 'rental_declined', rentalId: rental.id, to: 'lister' }, { now });
  const step = { action: 'decline', actor: 'tenant', actorId, now } as const;
  await applyChange(trx, rental, { set: declined(now) }, step);
}

/**
 * Declines all pending invitations of a member who closes their account.
 * @param email theirs, if verified: only then invitations to it are theirs
 */
export async function declineAllInvitations(
  trx: Trx,
  memberId: number,
  now: Date,
  email: string | undefined,
): Promise<void> {
  // In lock order.
  const { rows } = await sql<{ id: number }>`
    select id from rentals
    where status = 'pending'
      and (user_id = ${memberId} or user_id is null and email = ${email ?? null}::citext)
    order by listing_id, id`.execute(trx);
  for (const { id } of rows) {
    const rental = await lockRental(trx, id);
    if (rental?.status === 'pending') await declineForClosing(trx, rental, memberId, now);
  }
}

/** The refusals of addresses that neither an account nor a rental has anymore. */
export const oldRefusals: OldData = {
  what: 'refusals',
  async deleteSome(trx, _before, limit) {
    const { rows } = await sql`
      delete from refusing_addresses where address = any (array(
        select x.address from refusing_addresses x
        where not exists (select from members m where m.email = x.address)
          and not exists (select from rentals r where r.email = x.address)
        limit ${limit}))
      returning 1`.execute(trx);
    return rows.length;
  },
};

/**
 * Turns a locked invitation into a rental, with the first rent of the quote that the tenant saw.
 * @param quotedAt when they saw it
 */
export async function recordAcceptance(
  trx: Trx,
  rental: StoredRental,
  member: AcceptingMember,
  { now, quotedAt }: { now: Date; quotedAt: Date },
): Promise<StoredRental> {
  const mails = (['tenant', 'lister'] as const).map((to) => ({
    order: {
      ...{ mail: 'rental_accepted' as const, rentalId: rental.id, to },
      quotedAt: quotedAt.toISOString(),
    },
  }));
  await orderMails(trx, mails, now);
  await activateFreeTenant(trx, member, now);
  // Fills in what the lister left open.
  const set = {
    status: 'accepted' as const,
    user_id: member.id,
    accepted_at: now,
    ...unbilledRent(stayOf(rental), firstBilledDay(stayOf(rental), quotedAt)),
    first_name: rental.first_name || member.first_name,
    last_name: rental.last_name || member.last_name,
    airline: rental.airline ?? member.airlines,
    ...(rental.phone_number === null && {
      phone_number: member.phone_number,
      country_code: member.country_code,
    }),
  };
  const step = { action: 'accept', actor: 'tenant', actorId: member.id, now } as const;
  return applyChange(trx, rental, { set }, step);
}

type Form = contract.rentals.RegisterForm;

/**
 * Creates a free account for the invited person; the invitation stays pending. Only the emailed
 * token verifies the address, because the lister knows the other one.
 * @throws ApiError 404 for no such invitation for this email, 409 if the email has an account, 422
 */
export async function register(
  services: Services,
  form: Form,
  { locale, address, device }: CallContext,
): Promise<{ created: CreatedAccount; offer: FoundByToken }> {
  const { db, clock, config, secret } = services;
  const { verification_code: token, email } = form;
  requireEmailOf(await getPendingOffer(db, token, clock.now()), email);
  const now = clock.now();
  return signUp(services, form, ({ phone, passwordHash }) =>
    transaction(db, async (trx) => {
      const pendingOffer = await getPendingOffer(trx, token, now);
      // It stays pending with this token until the account exists.
      await lockRental(trx, pendingOffer.rental.id);
      const offer = await getPendingOffer(trx, token, now);
      requireEmailOf(offer, email);
      const options = { plan: null, isVerified: offer.isMailed, passwordHash, locale };
      const method = 'invitation' as const;
      const call = { method, address, device, now, secret, legal: config.legal };
      const account = { ...form, ...phone };
      const created = await createAccount(trx, account, { ...options, ...call });
      return created && { created, offer };
    }),
  );
}

/** Locks the lister, to serialize their invitations, then their own listings among these. */
export async function lockForInvitation(
  trx: Trx,
  listerId: number,
  listingIds: readonly number[],
): Promise<void> {
  await lockMembers(trx, listerId);
  await lockListings(trx, sql`l.id = any (${listingIds}::integer[]) and l.user_id = ${listerId}`);
}
