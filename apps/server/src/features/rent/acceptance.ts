import { ApiError } from '@crewpad/contract';
import {
  AUTOPAY,
  CARD_AMOUNT_MIN,
  type Locale,
  type ProviderMode,
  quoteInDollars,
  quoteRent,
  type RentQuote,
  toCents,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberContext } from '../../http/pipeline/context.ts';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { Refusal, refusal } from '../../platform/errors.ts';
import type { Obligation } from '../../platform/payments/obligation-kinds.ts';
import type { Services } from '../../platform/services.ts';
import { recordVerifiedEmail } from '../accounts/index.ts';
import {
  type Billing,
  closeObligation,
  leasedRow,
  type MoneyAnswer,
  type MoneyCalls,
  OPEN_STATUSES,
  obligations,
  payNow,
  withProvider,
} from '../billing/index.ts';
import { requirePayee } from '../payouts/index.ts';
import {
  type AcceptingMember,
  can,
  findByToken,
  getStoredRental,
  isInvited,
  isOver,
  lockAcceptingMember,
  lockRental,
  noSuchOffer,
  offerOf,
  recordAcceptance,
  type StoredRental,
  sameEmail,
} from '../rentals/index.ts';
import { requireCard } from './autopay/autopay.ts';
import { mailConsent, storeConsent } from './autopay/consents.ts';
import { recordHeldDeposit } from './payments/payments.ts';
import { openRentNow } from './periods/periods.ts';

const inProgress = () => refusal(409, 'PAYMENT_IN_PROGRESS', 'rent:deposit_in_progress');

interface OpenDeposit {
  id: number;
  amount_cents: number;
  in_flight: boolean;
}

async function findOpenDeposit(
  db: Db | Trx,
  rentalId: number,
  now: Date,
): Promise<OpenDeposit | undefined> {
  const { rows } = await sql<OpenDeposit>`
    select id, amount_cents,
      status in ('collecting', 'action_required') or ${leasedRow(now)} as in_flight
    from obligations o
    where rental_id = ${rentalId} and kind = 'deposit' and status in (${sql.join(OPEN_STATUSES)})
    order by id desc limit 1`.execute(db);
  return rows[0];
}

const COLUMNS = [
  'kind',
  'subject_key',
  'payer_id',
  'payee_id',
  'rental_id',
  'amount_cents',
  'due_at',
  'provider_mode',
  'created_at',
  'updated_at',
] as const;

/**
 * The deposit to pay for accepting a locked invitation, as currently offered. Its payment intent is
 * updated when it is charged.
 * @returns its id
 * @throws ApiError 409 while another amount is being paid
 */
async function openDeposit(
  trx: Trx,
  { id: rentalId, lister_id, deposit }: StoredRental,
  { memberId, mode, now }: { memberId: number; mode: ProviderMode; now: Date },
): Promise<number> {
  const open = await findOpenDeposit(trx, rentalId, now);
  if (open === undefined) {
    const first = sql`
      select 'deposit', 'deposit:' || ${rentalId}::integer || case when count(*) > 0
          then ':' || (count(*) + 1) else '' end,
        ${memberId}, ${lister_id}, ${rentalId}, ${deposit}, ${now}, ${mode}, ${now}, ${now}
      from obligations where rental_id = ${rentalId} and kind = 'deposit'`;
    const [row] = await obligations.openAll(trx, COLUMNS, first);
    if (row === undefined) throw new Error('the deposit was not stored');
    return row.id;
  }
  if (open.in_flight) {
    if (open.amount_cents !== deposit) throw inProgress();
    return open.id;
  }
  const terms = { payer_id: memberId, amount_cents: deposit, due_at: now, updated_at: now };
  await obligations.change(trx, open.id, terms);
  return open.id;
}

/** The deposit that was charged when an invitation was accepted. */
async function findPaidDeposit(trx: Trx, rentalId: number): Promise<number | undefined> {
  const paid = await trx
    .selectFrom('obligations')
    .select('id')
    .where('rental_id', '=', rentalId)
    .where('kind', '=', 'deposit')
    .where('charge_id', 'is not', null)
    .executeTakeFirst();
  return paid?.id;
}

/** A refusal while the tenant is paying the deposit of an offer about to change. */
export async function refusedWhilePaying(
  trx: Trx,
  rentalId: number,
  now: Date,
): Promise<ApiError | undefined> {
  return (await findOpenDeposit(trx, rentalId, now))?.in_flight ? inProgress() : undefined;
}

/** A refusal if the tenant has started to pay the deposit of an offer about to be closed. */
export async function refusedOncePaying(
  trx: Trx,
  rentalId: number,
  now: Date,
): Promise<ApiError | undefined> {
  return (await findOpenDeposit(trx, rentalId, now)) && inProgress();
}

/**
 * Cancels the deposit of an invitation before it is closed, so that no one pays for a closed one.
 * @throws ApiError 409 if it is being or was paid; 503 if the provider is unreachable
 */
export async function closeDeposit(billing: Billing, rentalId: number): Promise<void> {
  const open = await findOpenDeposit(billing.db, rentalId, billing.clock.now());
  if (open === undefined) return;
  const isClosed = await withProvider(billing, () => closeObligation(billing, open.id));
  if (!isClosed) throw inProgress();
}

/** The same for all invitations that a closing account has started to accept. */
export async function closeDepositsOf(billing: Billing, memberId: number): Promise<void> {
  const rows = await billing.db
    .selectFrom('obligations')
    .select('rental_id')
    .where('payer_id', '=', memberId)
    .where('kind', '=', 'deposit')
    .where('status', 'in', OPEN_STATUSES)
    .execute();
  for (const { rental_id } of rows) {
    if (rental_id !== null) await closeDeposit(billing, rental_id);
  }
}

export interface Acceptance {
  token: string;
  updated_at?: string | undefined;
  today_total?: number | undefined;
}

/** The result of an acceptance: a rental, or an unpaid deposit. */
export type Accepted = AcceptedRental | Exclude<MoneyAnswer, { kind: 'paid' }>;

interface AcceptedRental {
  kind: 'accepted';
  rental: StoredRental;
  /** The deposit, in dollars, if another call has paid it: this one charged nothing. */
  paidBefore?: number | undefined;
}

/**
 * Accepts an invitation as the invited member. Idempotent. With AutoPay the deposit is charged
 * first, and its payment accepts the invitation; a declined card leaves it pending.
 * @throws ApiError 402 if the card was declined; 403 if another person was invited, or their email
 * is not verified; 404 for an unknown token; 409 if no longer pending, or the offer differs from
 * the one shown; 422 without a card, or if the lister cannot be paid
 */
export async function accept(
  services: Services,
  calls: MoneyCalls,
  { actor, address, locale, idempotencyKey: key }: MemberContext,
  acceptance: Acceptance,
): Promise<Accepted> {
  const { db, clock, payments } = services;
  const prepared = await prepareAcceptance(services, actor, acceptance, { address, locale });
  const accepted = async (id: number) => {
    await openRentNow(db, id, { payments, now: clock.now() });
    return getStoredRental(db, id);
  };
  if (prepared.chargeId === undefined) {
    return { kind: 'accepted', rental: await accepted(prepared.rental.id) };
  }
  const { chargeId, rental } = prepared;
  const call = { memberId: actor.id, operation: 'accept', key, body: acceptance };
  try {
    const answer = await calls.run(call, clock.now(), (moneyCall) =>
      payNow(services, { chargeId, payerId: actor.id }, moneyCall),
    );
    if (answer.kind !== 'paid') return answer;
    return { kind: 'accepted', rental: await accepted(rental.id) };
  } catch (error) {
    // Paid, and thereby accepted, in another tab.
    if (!(error instanceof ApiError) || error.body.error_code !== 'ALREADY_PAID') throw error;
    const paidBefore = error.body.paid?.amount;
    return { kind: 'accepted', rental: await getStoredRental(db, rental.id), paidBefore };
  }
}

/** Accepts immediately, or opens the deposit that must be paid first. */
function prepareAcceptance(
  { db, clock, payments }: Services,
  actor: MemberActor,
  acceptance: Acceptance,
  { address, locale }: Pick<MemberContext, 'address' | 'locale'>,
): Promise<{ rental: StoredRental; chargeId?: number }> {
  const now = clock.now();
  const { mode } = payments;
  return transaction(db, async (trx) => {
    const unlockedOffer = await findByToken(trx, acceptance.token);
    if (unlockedOffer === undefined) throw noSuchOffer();
    const member = await lockAcceptingMember(trx, actor.id);
    const rental = await lockRental(trx, unlockedOffer.rental.id);
    if (rental === undefined || !isInvited(member, rental)) throw notInvited();
    if (rental.status === 'accepted') {
      const chargeId = await findPaidDeposit(trx, rental.id);
      return { rental, ...(chargeId !== undefined && { chargeId }) };
    }
    // Another edit, resend or answer happened in between.
    const offer = await findByToken(trx, acceptance.token);
    if (rental.status !== 'pending' || offer === undefined || isOver(rental, now))
      throw isOverNow();
    await requireVerified(
      trx,
      member,
      offer.isMailed && sameEmail(member.email, rental.email),
      now,
    );
    enforce(can({ ...actor, isEmailVerified: true }, 'accept', rental));
    requireShownOffer(rental, acceptance, now);
    if (rental.auto_pay === AUTOPAY.on) {
      await agreeToAutopay(trx, rental, { member, mode, address, locale, now });
    }
    const isCharged = rental.auto_pay === AUTOPAY.on && !rental.holds_deposit;
    if (isCharged && rental.deposit >= CARD_AMOUNT_MIN) {
      const chargeId = await openDeposit(trx, rental, { memberId: member.id, mode, now });
      return { rental, chargeId };
    }
    return { rental: await acceptNow(trx, rental, member, { now, quotedAt: now }) };
  });
}

/** Accepts a locked invitation, and emails the tenant what they agreed to. */
async function acceptNow(
  trx: Trx,
  rental: StoredRental,
  member: AcceptingMember,
  when: { now: Date; quotedAt: Date },
): Promise<StoredRental> {
  const accepted = await recordAcceptance(trx, rental, member, when);
  if (rental.auto_pay === AUTOPAY.on) await mailConsent(trx, rental.id, when.now);
  if (rental.holds_deposit) await recordHeldDeposit(trx, accepted, when.now);
  return accepted;
}

/**
 * Accepts the invitation in the transaction that records the deposit's payment. Rent follows the
 * quote that the tenant accepted, however late the payment is reported.
 */
export async function acceptPaidInvitation(
  trx: Trx,
  { id, rental_id, payer_id, due_at }: Obligation,
  now: Date,
): Promise<void> {
  const member = await lockAcceptingMember(trx, payer_id);
  const rental = rental_id === null ? undefined : await lockRental(trx, rental_id);
  if (rental?.status === 'pending') {
    await acceptNow(trx, rental, member, { now, quotedAt: due_at });
    return;
  }
  // It was forcibly closed in the meantime. The lister has the money, and can return it.
  await audit(trx, {
    action: 'deposit.paid_without_rental',
    actorId: null,
    memberId: payer_id,
    details: { obligation: id, rental: rental_id },
    at: now,
  });
}

/** @throws ApiError 422 if the card cannot be charged, or the lister cannot be paid */
async function agreeToAutopay(
  trx: Trx,
  rental: StoredRental,
  {
    member,
    mode,
    ...consent
  }: { member: AcceptingMember; mode: ProviderMode; address: string; locale: Locale; now: Date },
): Promise<void> {
  await requireCard(trx, { memberId: member.id, listerId: rental.lister_id }, mode);
  await requirePayee(trx, rental.lister_id, mode);
  await storeConsent(trx, rental, { memberId: member.id, ...consent });
}

const notInvited = () => refusal(403, 'NOT_INVITED', 'rent:invitation_of_another');

const isOverNow = () => refusal(409, 'INVITE_NOT_VALID', 'rentals:invitation_over');

/** Coming from the emailed link proves the address. */
async function requireVerified(
  trx: Trx,
  member: AcceptingMember,
  hasMailedToken: boolean,
  now: Date,
): Promise<void> {
  if (member.isEmailVerified) return;
  if (hasMailedToken) return recordVerifiedEmail(trx, member.id, now);
  throw refusal(403, 'EMAIL_NOT_VERIFIED', 'rent:email_not_verified');
}

/** The lister may have changed the offer after it was shown, or the due amount may have changed. */
function requireShownOffer(
  rental: StoredRental,
  { updated_at, today_total }: Acceptance,
  now: Date,
): void {
  const quote = quoteRent(offerOf(rental), now);
  const isSame = updated_at === undefined || Date.parse(updated_at) === rental.updated_at.getTime();
  if (isSame && (today_total === undefined || toCents(today_total) === totalToday(quote))) return;
  throw new Refusal(409, {
    text: 'rent:offer_changed',
    error_code: 'EDITED_MEANWHILE',
    quote: quoteInDollars(quote),
  });
}

const totalToday = ({ today }: RentQuote) => today.reduce((sum, { amount }) => sum + amount, 0);
