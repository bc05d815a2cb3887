import { toDollars } from '@crewpad/domain';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import {
  cardAmount,
  type ObligationKindRules,
  type ObligationWords,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Texts } from '../../../platform/texts.ts';
import { isPayeeReady } from '../../payouts/index.ts';
import {
  type Covered,
  isCardShared,
  listCovered,
  presentCover,
  roomAndBed,
} from '../../rentals/index.ts';
import { paymentToLister } from '../kinds.ts';
import {
  coveredLines,
  creditGoesTo,
  keptParts,
  PURPOSES,
  restParts,
} from '../payments/coverage.ts';
import { findRequestsOf } from './requests.queries.ts';
import { completeRequest, lockRentalOf } from './requests.ts';
/** A one-time amount that a lister requests from a tenant, who pays it themselves. */
export const requestKind: ObligationKindRules = {
  kind: 'payment_request',
  incomeAccount: 'requests',
  lockRows: (trx, { id }) => lockRentalOf(trx, id),
  async findBlock(trx, obligation, { isAutomatic, cardAmountMax }) {
    if (isAutomatic) return 'collected_by_hand';
    const [request] = await findRequestsOf(trx, [obligation.id]);
    if (request?.status !== 'pending') return 'not_owed';
    if (cardAmount(obligation) > cardAmountMax) return 'not_by_card';
    if (!(await isPayeeReady(trx, obligation))) return 'payee_not_ready';
    return (await isCardShared(trx, obligation)) ? 'card_shared' : undefined;
  },
  ...paymentToLister,
  mailsPayerLater: async (trx, { id }) =>
    (await findRequestsOf(trx, [id])).some(({ payment_for }) => payment_for === 'rent'),
  applyPayment: (trx, { id }, now) => completeRequest(trx, id, now),
  async orderFailureEmails(trx, { obligation, attemptId, attemptKey }, now) {
    const { id: obligationId, payer_id: memberId } = obligation;
    const about = attemptId === undefined ? { obligationId } : { obligationId, attemptId };
    const key = `payment_failed:${obligationId}:${attemptKey}`;
    await orderMail(trx, { mail: 'payment_failed', memberId, ...about }, { now, key });
  },
  async describe(db, ids, texts) {
    const { t } = texts;
    const covered = new Map((await listCovered(db, ids)).map((one) => [one.id, one]));
    const words = new Map<number, ObligationWords>();
    for (const row of await findRequestsOf(db, ids)) {
      const title = t(PURPOSES[row.payment_for]);
      const place = t('rent:bed_at', { bed: roomAndBed(row), title: row.crashpad_name });
      const description = row.notes === '' || row.is_blocked ? place : `${place}: ${row.notes}`;
      const summary = `${title}, ${place}`;
      const timeZone = row.time_zone;
      const uses = covered.get(row.obligation_id);
      words.set(row.obligation_id, {
        ...{ title, description, summary, timeZone },
        ...(uses !== undefined && coverWords(uses, texts)),
      });
    }
    return words;
  },
};

const coverWords = (uses: Covered, texts: Texts) => ({
  periods: uses.periods.map(presentCover),
  credit: toDollars(uses.credit_cents),
  credit_goes_to: creditGoesTo(uses),
  kept: keptParts(uses),
  parts: restParts(uses, texts),
  lines: coveredLines(uses, texts),
});
