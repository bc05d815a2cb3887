import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { memberClosing, memberFacts } from '../accounts/index.ts';
import {
  accountServices,
  cardRemoved,
  closeObligation,
  comingCharges,
  findNotifiedCharge,
  schedules,
  withProvider,
} from '../billing/index.ts';
import type { Feature } from '../feature.ts';
import { listingDeleted } from '../listings/index.ts';
import { mailedNotifications } from '../notifications/index.ts';
import { promotionMails } from './emails.ts';
import { presentService } from './present.ts';
import {
  findNotifiedListing,
  listOpenCharges,
  listPromotions,
  runningPlanOf,
} from './promotions.queries.ts';
import { promotionKind } from './promotions.ts';
import { findNextDue } from './renewals.queries.ts';
import { listComingRenewals, promotionSchedule, runPromotions } from './renewals.ts';
import { addPromotions } from './routes.ts';
import { oldPromotions, removePromotion, removePromotions, stopRenewals } from './running.ts';

declare module '../../platform/texts.ts' {
  interface Catalogs {
    promotions: typeof import('./texts/en.ts').default;
    'promotions/emails': typeof import('./emails/texts/en.ts').default;
  }
}

export const promotions: Feature = {
  name: 'promotions',
  routes: addPromotions,
  mails: promotionMails,
  obligationKinds: [promotionKind],
  jobs: (services) => [
    {
      name: 'run-promotions',
      cron: '* * * * *',
      limitSeconds: 600,
      run: () => runPromotions(services),
      nextDue: (after, until) => findNextDue(services.db, after, until),
    },
  ],
  oldData: [oldPromotions],
  hooks: [
    mailedNotifications.extend({
      async promotion_failed(trx, { obligationId }) {
        const charge = await findNotifiedCharge(trx, obligationId);
        return charge && { memberId: charge.payer_id, kind: 'promotion_failed', data: charge.data };
      },
      async promotion_ended(trx, { memberId, promotionId }) {
        const data = await findNotifiedListing(trx, promotionId);
        return memberId && data ? { memberId, kind: 'promotion_ended', data } : undefined;
      },
    }),
    memberFacts.extend({ featured_listing_plan: runningPlanOf }),
    accountServices.extend(async (db, memberId, texts) => {
      const { rows } = await listPromotions(db, memberId, { limit: LIST_LIMIT_MAX, offset: 0 });
      return rows.map((row) => presentService(row, texts));
    }),
    schedules.extend(promotionSchedule),
    comingCharges.extend(listComingRenewals),
    cardRemoved.extend(stopRenewals),
    listingDeleted.extend(removePromotion),
    memberClosing.extend({
      prepare: (services, memberId) =>
        withProvider(services, async () => {
          for (const id of await listOpenCharges(services.db, { memberId })) {
            await closeObligation(services, id);
          }
        }),
      close: removePromotions,
    }),
  ],
};
