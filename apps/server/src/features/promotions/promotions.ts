import {
  COLLECTION,
  FEATURED_PLAN_RECORDS,
  type FeaturedPlan,
  LISTING_STATUS,
  PROMOTION_KIND,
  type ProviderMode,
  promotionOf,
} from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { conflict, refusal } from '../../platform/errors.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import type {
  Obligation,
  ObligationKindRules,
  ObligationWords,
} from '../../platform/payments/obligation-kinds.ts';
import type { Services } from '../../platform/services.ts';
import type { Texts } from '../../platform/texts.ts';
import {
  closeObligation,
  findCard,
  type MoneyAnswer,
  type MoneyCall,
  noCardOnFile,
  OPEN_STATUSES,
  obligations,
  payNow,
  withProvider,
} from '../billing/index.ts';
import { refreshListings } from '../search/index.ts';
import { canPromote } from './policy.ts';
import {
  findBlockReason,
  findPromotedListing,
  isCancelled,
  listOpenCharges,
  listPurchases,
} from './promotions.queries.ts';
import { nextSlot, nextTerm } from './renewals.queries.ts';
import {
  cancelRunning,
  findRunning,
  holdListing,
  holdPaidListing,
  writePromotion,
} from './running.ts';

interface PromotionChoice {
  listing_id: number;
  featured_listing_plan: FeaturedPlan;
}

/** A choice that another tab changed and paid in the meantime ends here. */
const TURNS = 2;

/**
 * Promotes a listing, paid with the card on file while its lister waits. A repeated call continues
 * where the last one stopped.
 * @throws ApiError for every outcome but a payment
 */
export async function buyPromotion(
  services: Services,
  actor: MemberActor,
  { listing_id: listingId, featured_listing_plan: plan }: PromotionChoice,
  moneyCall: MoneyCall,
): Promise<MoneyAnswer> {
  const { db, clock, payments } = services;
  const pay = (chargeId: number) => payNow(services, { chargeId, payerId: actor.id }, moneyCall);
  const { chargeId } = moneyCall;
  if (chargeId !== undefined && !(await isCancelled(db, chargeId))) return pay(chargeId);
  enforce(canPromote(actor, 'feature', await findPromotedListing(db, listingId)));
  const card = await findCard(db, actor.id, payments.mode);
  if (!card?.valid) throw noCardOnFile();
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const request = { listingId, plan, mode: payments.mode, now: clock.now() };
    const opened = await openPromotion(db, actor, request);
    if (opened.kind === 'open') return pay(opened.id);
    if (!(await withProvider(services, () => closeObligation(services, opened.id)))) break;
  }
  throw refusal(409, 'PAYMENT_IN_PROGRESS', 'promotions:in_progress');
}

interface PromotionRequest {
  listingId: number;
  plan: FeaturedPlan;
  mode: ProviderMode;
  now: Date;
}

type OpenedPromotion =
  | { kind: 'open'; id: number }
  /** Another option was chosen before and is unpaid: it must be closed first. */
  | { kind: 'other'; id: number };

/**
 * Opens the obligation for a promotion, or returns the open one of the same option.
 * @throws ApiError 403, 404 and 409 of the policy
 */
function openPromotion(
  db: Db,
  actor: MemberActor,
  { listingId, plan, mode, now }: PromotionRequest,
): Promise<OpenedPromotion> {
  return transaction(db, async (trx): Promise<OpenedPromotion> => {
    const listing = await holdListing(trx, listingId);
    enforce(canPromote(actor, 'feature', listing));
    const amount_cents = FEATURED_PLAN_RECORDS[plan].price_cents;
    const open = await findOpen(trx, listingId);
    if (open !== undefined) {
      const isSame =
        open.featured_plan === plan &&
        open.amount_cents === amount_cents &&
        open.provider_mode === mode &&
        open.collection === COLLECTION.manual &&
        open.cancel_requested_at === null;
      return { kind: isSame ? 'open' : 'other', id: open.id };
    }
    const { id } = await obligations.open(trx, {
      kind: PROMOTION_KIND,
      subject_key: `boost:${listingId}:${await nextNumberOf(trx, listingId)}`,
      payer_id: actor.id,
      listing_id: listingId,
      featured_plan: plan,
      amount_cents,
      due_at: now,
      provider_mode: mode,
      created_at: now,
      updated_at: now,
    });
    return { kind: 'open', id };
  });
}

function findOpen(trx: Trx, listingId: number): Promise<Obligation | undefined> {
  return trx
    .selectFrom('obligations')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('kind', '=', PROMOTION_KIND)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
}

async function nextNumberOf(trx: Trx, listingId: number): Promise<number> {
  const { number } = await trx
    .selectFrom('obligations as o')
    .select(obligations.nextInKeys.as('number'))
    .where('listing_id', '=', listingId)
    .where('kind', '=', PROMOTION_KIND)
    .executeTakeFirstOrThrow();
  return number;
}

/** Grants a listing the paid promotion, in the transaction that marks it paid. */
async function grantPromotion(
  trx: Trx,
  { id, payer_id, listing_id, featured_plan: plan, collection, cancel_requested_at }: Obligation,
  now: Date,
): Promise<void> {
  if (listing_id === null || plan === null) throw new Error(`obligation ${id} names no listing`);
  const listing = await holdListing(trx, listing_id);
  if (listing === undefined) throw new Error(`there is no listing ${listing_id}`);
  const running = await findRunning(trx, listing_id);
  const term = nextTerm(running, plan, now);
  // The listing was deleted, or its owner left, during the charge.
  const isGone = listing.status === LISTING_STATUS.deleted || listing.owner_status === 'CLOSED';
  // If it was cancelled in the meantime, the paid time stays, without renewal.
  const isRunning =
    collection === COLLECTION.auto ? running?.repeat === true : running?.repeat !== false;
  const isContinued = cancel_requested_at === null && isRunning;
  const repeat = FEATURED_PLAN_RECORDS[plan].renews && isContinued && !isGone;
  if (running !== undefined) {
    await trx
      .updateTable('listing_features')
      .set({ ended_at: now, ended_as: 'renewed' })
      .where('id', '=', running.id)
      .execute();
  }
  await trx
    .insertInto('listing_features')
    .values({
      listing_id,
      plan,
      obligation_id: id,
      anchor: term.anchor,
      terms: term.terms,
      starts_at: term.startsAt,
      ends_at: term.endsAt,
      repeat,
      ended_at: isGone ? now : null,
      ended_as: isGone ? 'removed' : null,
      created_at: now,
    })
    .execute();
  await obligations.change(trx, id, { period_start: term.startsAt, period_end: term.endsAt });
  await audit(trx, {
    action: 'listing.promoted',
    actorId: null,
    memberId: payer_id,
    details: { obligation: id, listing: listing_id, plan, until: term.endsAt.toISOString() },
    at: now,
  });
  await writePromotion(trx, listing_id, isGone ? null : { repeat, ends_at: term.endsAt });
  await refreshListings(trx, [listing_id], now);
}

/**
 * Turns Featured into Boosted until its paid end, or ends Boosted now. No further charges: the
 * payment intent of a next term is canceled immediately, or by the job if the provider is
 * unreachable.
 * @param expected what the lister saw: a double press must not also end the Boosted rest
 * @throws ApiError 404 for listings of others, 409 if not promoted, or not as expected
 */
export async function cancelPromotion(
  services: Services,
  actor: MemberActor,
  { listingId, expected }: { listingId: number; expected: 'featured' | 'boosted' | undefined },
): Promise<void> {
  const { db, clock, log } = services;
  await transaction(db, async (trx) => {
    const listing = await holdListing(trx, listingId);
    enforce(canPromote(actor, 'cancel', listing));
    if (listing === undefined) return;
    if (expected !== undefined && promotionOf(listing) !== expected)
      throw conflict('promotions:changed');
    await cancelRunning(trx, listing, clock.now());
  });
  for (const id of await listOpenCharges(db, { listingId })) {
    await closeObligation(services, id).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not close a cancelled promotion; will retry');
    });
  }
}

/** The purchase, as described on receipts and in lists. */
export function planWords(plan: FeaturedPlan, { t }: Pick<Texts, 't'>) {
  const title = t(
    FEATURED_PLAN_RECORDS[plan].renews ? 'promotions:title_featured' : 'promotions:title_boosted',
  );
  return { title, term: t(`promotions:${plan}_term`) };
}

/** A term of a promotion: the product is paid, and the listing gets it. */
export const promotionKind: ObligationKindRules = {
  kind: PROMOTION_KIND,
  incomeAccount: 'promotions',
  lockRows: (trx, { id }) => holdPaidListing(trx, id),
  findBlock: findBlockReason,
  findTerms: async () => null,
  // A renewal that requires a confirmation.
  mayCollect: async (_db, { collection, featured_plan }, by) =>
    by === 'payer' &&
    collection === COLLECTION.auto &&
    featured_plan !== null &&
    FEATURED_PLAN_RECORDS[featured_plan].renews,
  applyPayment: grantPromotion,
  async orderFailureEmails(trx, { obligation, attemptId, attemptKey }, now) {
    const { id: obligationId, payer_id: memberId, collection, due_at } = obligation;
    // After the last attempt, the email about the end covers it.
    if (collection === COLLECTION.auto && nextSlot(due_at, now) === undefined) return;
    const mail = collection === COLLECTION.auto ? 'promotion_failed' : 'payment_failed';
    const about = attemptId === undefined ? { obligationId } : { obligationId, attemptId };
    const key = `${mail}:${obligationId}:${attemptKey}`;
    await orderMail(trx, { mail, memberId, ...about }, { now, key });
  },
  // Promotions are refunded at the provider, which notifies the payer.
  async orderRefundEmail() {},
  async applyDispute() {},
  async describe(db, ids, texts) {
    const words = new Map<number, ObligationWords>();
    for (const { id, title: listing, featured_plan } of await listPurchases(db, ids)) {
      if (featured_plan === null) continue;
      const { title, term } = planWords(featured_plan, texts);
      const description = `${listing}, ${term}`;
      words.set(id, { title, description, summary: `${title}: ${description}` });
    }
    return words;
  },
};
