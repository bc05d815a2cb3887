import {
  getAccountService,
  getCard,
  getCharge,
  getPaymentMethod,
  getPlans,
  getReceipt,
  getReceipts,
  savePaymentMethod,
  setupCustomer,
  setupIntent,
  subscribe as subscribeOperation,
} from '@crewpad/contract';
import { MoneyCalls } from '../../http/idempotency.ts';
import type { OperationRegistry } from '../../http/operations.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { readOwnUser } from '../accounts/index.ts';
import { presentDollars } from '../search/index.ts';
import { answerSubscribed } from './answer-subscribed.ts';
import { askedCharge } from './asked-charge.ts';
import { saveOwnCard } from './cards/save-own-card.ts';
import { setUpCard, setUpCustomer } from './cards/set-up.ts';
import { shownCard } from './cards/shown-card.ts';
import { clientSecretOf } from './client-secret.ts';
import { presentAccountService, presentCard, presentPlans, presentReceipt } from './present.ts';
import { findAccountService } from './queries/account-service.ts';
import { getCardRow } from './queries/card.ts';
import { findReceipts } from './queries/receipts.ts';
import { subscribe } from './subscribe.ts';

/** What concerns a card: not for an admin in another's account. */
const own = { ownSessionOnly: true } as const;
const money = { ...own, limit: 'money' } as const;

/** Registers plans, cards, subscriptions and what was paid. */
export function addBillingRoutes(registry: OperationRegistry, services: Services): void {
  const { db, payments, clock } = services;
  const calls = new MoneyCalls(db);

  registry.add(getPlans, async () => ({ data: presentPlans() }));

  registry.addForMembers(
    setupCustomer,
    async ({ body }, { actor }) => ({
      user_id: actor.id,
      customer_id: await setUpCustomer(services, actor.id, body),
    }),
    own,
  );
  registry.addForMembers(
    setupIntent,
    async ({ body }, { actor }) => ({ client_secret: await setUpCard(services, actor.id, body) }),
    money,
  );
  registry.addForMembers(
    savePaymentMethod,
    async ({ body }, { actor }) => {
      await saveOwnCard(services, actor.id, body);
      return { user: await readOwnUser(db, actor.id, clock.now(), payments.mode) };
    },
    own,
  );
  registry.addForMembers(
    subscribeOperation,
    async ({ body }, context) => {
      const { actor, idempotencyKey } = context;
      const call = { memberId: actor.id, operation: 'subscribe', key: idempotencyKey, body };
      const answer = await calls.run(call, clock.now(), (begun) =>
        subscribe(services, actor, body, begun),
      );
      return answerSubscribed(services, answer, context);
    },
    money,
  );

  registry.addForMembers(getCard, async (_request, { actor }) => {
    const card = await shownCard(services, actor.id);
    return { card: card === undefined ? null : presentCard(card) };
  });
  registry.addForMembers(getPaymentMethod, async (_request, { actor }) => {
    const card = await getCardRow(db, actor.id, payments.mode);
    return { have_card: card?.valid === true };
  });
  registry.addForMembers(getAccountService, async (_request, { actor }) => ({
    data: (await findAccountService(db, actor.id)).map(presentAccountService),
  }));
  registry.addForMembers(getCharge, async ({ params }, { actor }) => {
    const row = await askedCharge(services, params.id, actor.id);
    if (row === undefined) throw notFound();
    const { id, kind, status, amount_cents } = row;
    const secret = await clientSecretOf(services, row, actor.id);
    const shown = { id, kind, status, amount: presentDollars(amount_cents) };
    return { data: secret === undefined ? shown : { ...shown, client_secret: secret } };
  });
  registry.addForMembers(getReceipts, async (_request, { actor }) => ({
    data: (await findReceipts(db, actor.id)).map((row) => presentReceipt(row, actor.id)),
  }));
  registry.addForMembers(getReceipt, async ({ params }, { actor }) => {
    const [row] = await findReceipts(db, actor.id, params.id);
    if (row === undefined) throw notFound();
    return { data: presentReceipt(row, actor.id) };
  });
}
