import { LISTING_STATUS } from '@crewpad/domain';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { endSessions, spendClosingCode } from '../../../accounts/index.ts';
import { refreshListings } from '../../../search/index.ts';
import { hasTenants } from '../queries/has-tenants.ts';

interface Closing {
  memberId: number;
  /** The code that was found right. */
  codeId: number;
  address: string;
  now: Date;
}

/**
 * Closes an account for good: its e-mail is free for a new one, its sessions end, its listings leave
 * the search, and what receipts and reviews do not need is cleared. The row stays, since they name it.
 * @returns how it went: the code may be used up meanwhile, or somebody have moved in
 */
export function closeAccount(
  db: Db,
  { memberId, codeId, address, now }: Closing,
): Promise<'closed' | 'bad_code' | 'has_tenants'> {
  return transaction(db, async (trx) => {
    const member = await trx
      .selectFrom('members')
      .select('email')
      .where('id', '=', memberId)
      .where('status', '<>', 'CLOSED')
      .forUpdate()
      .executeTakeFirst();
    if (member === undefined) return 'bad_code';
    const listingIds = await lockListings(trx, memberId);
    if (await hasTenants(trx, memberId)) return 'has_tenants';
    if (!(await spendClosingCode(trx, codeId, now))) return 'bad_code';
    await endSessions(trx, memberId, now);
    await clearMember(trx, memberId, now);
    await takeListingsDown(trx, memberId, listingIds, now);
    await orderMail(trx, { mail: 'account_closed', email: member.email }, { now });
    await audit(trx, { action: 'member.closed', actorId: memberId, memberId, address, at: now });
    await refreshListings(trx, listingIds, now);
    return 'closed';
  });
}

/** Whoever invites holds the listing: nobody comes to rent meanwhile. */
async function lockListings(trx: Trx, memberId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('listings')
    .select('id')
    .where('user_id', '=', memberId)
    .where('status', '<>', LISTING_STATUS.deleted)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Names stay for receipts and reviews, plan and term for the ledger; all else of the person goes. */
async function clearMember(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('members')
    .set({
      status: 'CLOSED',
      closed_at: now,
      updated_at: now,
      // The domain is one that can never get mail.
      email: `closed-${memberId}@account.invalid`,
      email_verified_at: null,
      password_hash: null,
      social_type: null,
      social_id: null,
      repeat: false,
      automatic_payment: 0,
      middle_name: null,
      gender: null,
      birthdate_year: null,
      birthdate_month: null,
      birthdate_day: null,
      photo: null,
      about: '',
      airlines: null,
      phone_number: null,
      country_code: null,
      hear_about_us: null,
      referral_code: null,
      approval_public_phone_user: 0,
      approval_public_phone_tenant: 0,
    })
    .where('id', '=', memberId)
    .execute();
  // Links and codes name the e-mail, kept answers the whole member.
  await trx.deleteFrom('member_tokens').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('idempotent_calls').where('member_id', '=', memberId).execute();
  // The card is gone at the provider; this is what is left of cards at providers used before.
  await trx.deleteFrom('payment_methods').where('member_id', '=', memberId).execute();
}

async function takeListingsDown(
  trx: Trx,
  memberId: number,
  listingIds: readonly number[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom('listing_drafts').where('member_id', '=', memberId).execute();
  if (listingIds.length > 0) {
    await trx
      .updateTable('listings')
      .set({ status: LISTING_STATUS.deleted, hidden: false, touched_at: now })
      .where('id', 'in', listingIds)
      .execute();
  }
  // Nothing shows any of them now. What is still being stored is cleared by the job.
  await trx
    .updateTable('uploads')
    .set({ state: 'removing' })
    .where('member_id', '=', memberId)
    .where('state', '=', 'kept')
    .execute();
}
