import { contract, type OperationAnswer } from '@crewpad/contract';
import { LISTING_STATUS } from '@crewpad/domain';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import { requireLister } from '../../platform/access/guards.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { textsIn } from '../../platform/texts.ts';
import { MoneyCalls, presentUnpaid } from '../billing/index.ts';
import { canPromote } from './policy.ts';
import { presentBought, presentOffer, presentPromotion, refusalOf } from './present.ts';
import {
  findPaidPromotion,
  findPromotedListing,
  findShown,
  getOffer,
  listPromotions,
} from './promotions.queries.ts';
import { buyPromotion, cancelPromotion } from './promotions.ts';

type Featured = OperationAnswer<typeof contract.promotions.featureListing>;

/** Registers the operations on featured and boosted listings. */
export function addPromotions(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const calls = new MoneyCalls(db);

  registry.addForMembers(
    contract.promotions.featureListing,
    async ({ body }, context): Promise<Featured> => {
      const { actor, idempotencyKey: key } = context;
      const listing = await findPromotedListing(db, body.listing_id);
      // Calls by others than the owner are not audited.
      if (listing?.user_id !== actor.id || listing.status === LISTING_STATUS.deleted) {
        throw notFound();
      }
      const call = { memberId: actor.id, operation: 'feature-listing', key, body };
      const answer = await calls.run(call, clock.now(), (moneyCall) =>
        buyPromotion(services, actor, body, moneyCall),
      );
      if (answer.kind !== 'paid') return presentUnpaid(answer, context);
      const paid = await findPaidPromotion(db, answer.chargeId);
      if (paid === undefined) throw new Error(`charge ${answer.chargeId} has bought nothing`);
      const { t, day } = textsIn(context.locale);
      const message = paid.repeat
        ? t('promotions:featured')
        : t('promotions:boosted_until', { day: day(paid.ends_at) });
      return { data: presentBought(answer.chargeId, paid), message };
    },
    { ownSessionOnly: true, limit: 'money', allows: requireLister },
  );

  registry.addForMembers(
    contract.promotions.cancelPromotion,
    async ({ params: { id }, query }, { actor, locale }) => {
      await cancelPromotion(services, actor, { listingId: id, expected: query.state });
      const data = await findShown(db, id);
      const { t, day } = textsIn(locale);
      const message =
        data.ends_at === null
          ? t('promotions:boost_cancelled')
          : t('promotions:feature_cancelled', { day: day(new Date(data.ends_at)) });
      return { data, message };
    },
    {
      allows: requireLister,
      party: async (actor, id) => {
        const decision = canPromote(actor, 'cancel', await findPromotedListing(db, id));
        if (!decision.allowed && decision.refusal.status === 404) throw decision.refusal;
      },
    },
  );

  registry.addForMembers(
    contract.promotions.getPromotions,
    async ({ query: { listing_id: listingId, limit, offset } }, { actor }) => {
      const listing =
        listingId === undefined ? undefined : await findPromotedListing(db, listingId);
      const isOwn = listing?.user_id === actor.id && listing.status !== LISTING_STATUS.deleted;
      if (listingId !== undefined && !isOwn) throw notFound();
      const { rows, total } = await listPromotions(db, actor.id, { listingId, limit, offset });
      const data = rows.map(presentPromotion);
      if (listingId === undefined || listing === undefined) return { data, total };
      const now = clock.now();
      const facts = await getOffer(db, listingId, now);
      return { data, total, offer: presentOffer(listingId, facts, refusalOf(actor, listing), now) };
    },
    { allows: requireLister },
  );
}
