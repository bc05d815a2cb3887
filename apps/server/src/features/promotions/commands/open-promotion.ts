import { FEATURED_PLAN_RECORDS, type FeaturedPlan, type ProviderMode } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { OPEN_STATUSES, obligations } from '../../billing/index.ts';
import { canPromote } from '../policy.ts';
import { holdListing } from './lock-listing.ts';

export interface PromotionRequest {
  listingId: number;
  plan: FeaturedPlan;
  mode: ProviderMode;
  now: Date;
}

export type OpenedPromotion =
  | { kind: 'open'; id: number }
  /** Another option was chosen before and is unpaid: it must be closed first. */
  | { kind: 'other'; id: number };

/**
 * Opens the obligation for a promotion, or returns the open one of the same option.
 * @throws ApiError 403, 404 and 409 of the policy
 */
export function openPromotion(
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
        open.collection === 'hand' &&
        open.cancel_requested_at === null;
      return { kind: isSame ? 'open' : 'other', id: open.id };
    }
    const { id } = await obligations.open(trx, {
      kind: 'boost',
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
    .where('kind', '=', 'boost')
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
}

async function nextNumberOf(trx: Trx, listingId: number): Promise<number> {
  const { number } = await trx
    .selectFrom('obligations as o')
    .select(obligations.nextInKeys.as('number'))
    .where('listing_id', '=', listingId)
    .where('kind', '=', 'boost')
    .executeTakeFirstOrThrow();
  return number;
}
