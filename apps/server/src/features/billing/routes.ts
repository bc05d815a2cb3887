import {
  changePackage,
  getAccountService,
  getCard,
  getCharge,
  getPaymentMethod,
  getPlans,
  getReceipt,
  getReceipts,
  removePaymentMethod,
  renewSubscription,
  savePaymentMethod,
  setupCustomer,
  setupIntent,
  subscribe as subscribeOperation,
  updateCard as updateCardOperation,
} from '@crewpad/contract';
import type { MemberContext } from '../../http/context.ts';
import { type Begun, type MoneyAnswer, MoneyCalls } from '../../http/idempotency.ts';
import type { OperationRegistry } from '../../http/operations.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { readOwnUser } from '../accounts/index.ts';
import { presentDollars } from '../search/index.ts';
import { answerTried } from './answer-card.ts';
import { answerSubscribed } from './answer-subscribed.ts';
import { askedCharge } from './asked-charge.ts';
import { removeCard } from './cards/remove-card.ts';
import { saveOwnCard } from './cards/save-own-card.ts';
import { setUpCard, setUpCustomer } from './cards/set-up.ts';
import { shownCard } from './cards/shown-card.ts';
import { updateCard } from './cards/update-card.ts';
import { clientSecretOf } from './client-secret.ts';
import { presentAccountService, presentCard, presentPlans, presentReceipt } from './present.ts';
import { answeringProvider } from './provider-guard.ts';
import { findAccountService } from './queries/account-service.ts';
import { getCardRow } from './queries/card.ts';
import { findReceipts } from './queries/receipts.ts';
import { renew } from './renew.ts';
import { shownRenewal } from './renewals/shown-renewal.ts';
import { tryNewCard } from './renewals/try-new-card.ts';
import { subscribe } from './subscribe.ts';

/** What concerns a card: not for an admin in another's account. */
const own = { ownSessionOnly: true } as const;
const money = { ...own, limit: 'money' } as const;

/** Registers plans, cards, subscriptions and what was paid. */
export function addBillingRoutes(registry: OperationRegistry, services: Services): void {
  registry.add(getPlans, async () => ({ data: presentPlans() }));
  addCards(registry, services);
  addPayments(registry, services);
  addHistory(registry, services);
}

function addCards(registry: OperationRegistry, services: Services): void {
  const { db, payments, clock } = services;
  const ownUser = (id: number) => readOwnUser(db, id, clock.now(), payments.mode);

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
    async ({ body }, context) => {
      const { id } = context.actor;
      const tried = await saveOwnCard(services, id, body);
      const renewal = await answerTried(services, tried, context);
      return { user: await ownUser(id), renewal };
    },
    own,
  );
  registry.addForMembers(
    updateCardOperation,
    async ({ body }, context) => {
      const { id } = context.actor;
      const card = await updateCard(services, id, body);
      const renewal = await answerTried(services, await tryNewCard(services, id), context);
      return { user: await ownUser(id), card: presentCard(card, clock.now()), renewal };
    },
    own,
  );
  registry.addForMembers(
    removePaymentMethod,
    async (_request, { actor }) => {
      await answeringProvider(services, () => removeCard(services, actor.id));
      return { user: await ownUser(actor.id) };
    },
    own,
  );
  registry.addForMembers(getCard, async (_request, { actor }) => {
    // One after the other: what the provider says of the card counts for the renewal too.
    const card = await shownCard(services, actor.id);
    const renewal = await shownRenewal(services, actor.id);
    return { card: card === undefined ? null : presentCard(card, clock.now()), renewal };
  });
  registry.addForMembers(getPaymentMethod, async (_request, { actor }) => {
    const card = await getCardRow(db, actor.id, payments.mode);
    return { have_card: card?.valid === true };
  });
}

/** A payment for a term, carried out once however often its call comes. */
type Payment = (begun: Begun) => Promise<MoneyAnswer>;

function addPayments(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const calls = new MoneyCalls(db);
  const once = async (operation: string, body: object, context: MemberContext, work: Payment) => {
    const { actor, idempotencyKey: key } = context;
    const call = { memberId: actor.id, operation, key, body };
    return answerSubscribed(services, await calls.run(call, clock.now(), work), context);
  };

  registry.addForMembers(
    subscribeOperation,
    ({ body }, context) =>
      once('subscribe', body, context, (begun) => subscribe(services, context.actor, body, begun)),
    money,
  );
  registry.addForMembers(
    renewSubscription,
    ({ body }, context) =>
      once('renew', body, context, (begun) =>
        renew(services, context, { ...body, isChange: false }, begun),
      ),
    money,
  );
  registry.addForMembers(
    changePackage,
    ({ body }, context) =>
      once('change-package', body, context, (begun) =>
        renew(services, context, { ...body, isChange: true }, begun),
      ),
    money,
  );
}

function addHistory(registry: OperationRegistry, services: Services): void {
  const { db } = services;
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
