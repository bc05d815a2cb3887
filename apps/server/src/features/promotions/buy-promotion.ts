import type { FeaturedPlan } from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { refusal } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import {
  closeObligation,
  findCard,
  type MoneyAnswer,
  type MoneyCall,
  noCardOnFile,
  payNow,
  withProvider,
} from '../billing/index.ts';
import { openPromotion } from './commands/open-promotion.ts';
import { canPromote } from './policy.ts';
import { findPromotedListing, isCancelled } from './queries/promotions.ts';

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
