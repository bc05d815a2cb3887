import { contract } from '@crewpad/contract';
import { isListerPlan, type Locale, toDollars } from '@crewpad/domain';
import type { MemberContext } from '../../http/pipeline/context.ts';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { MemberActor } from '../../platform/access/actor.ts';
import { requireActive, requireUnlocked } from '../../platform/access/guards.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { readCall } from '../../platform/idempotency/calls.ts';
import type { Services } from '../../platform/services.ts';
import { textsIn, worded } from '../../platform/texts.ts';
import { readOwnUser } from '../accounts/index.ts';
import { findCard } from './cards/cards.queries.ts';
import { setUpCustomer } from './cards/customers.ts';
import { requireFewDeclines, requireNewCardLeft } from './cards/new-cards.ts';
import {
  findCurrentCard,
  presentCard,
  saveOwnCard,
  setUpCard,
  updateExpiry,
} from './cards/save-card.ts';
import { findClosing, findPayment, removeCard } from './collection/cancel.ts';
import {
  type MoneyAnswer,
  type MoneyCall,
  MoneyCalls,
  presentUnpaid,
} from './collection/money-calls.ts';
import { collectCharge, findClientSecret, findCurrentCharge } from './collection/pay-now.ts';
import { chargeNewCards } from './collection/schedules.ts';
import { type AskedReceipts, accountServices, listOtherReceipts } from './hooks.ts';
import { findCharge, findLedgerState, OPEN_STATUSES } from './ledger/obligations.queries.ts';
import { listCharged, listWillCharge } from './plans/pay-term.ts';
import { findChoice, presentQuote } from './plans/plan-quote.ts';
import {
  presentCardRenewal,
  presentPayment,
  presentPlans,
  presentScheduled,
} from './plans/present.ts';
import { findLater, type RenewalForm, renew, subscribe } from './plans/purchase.ts';
import {
  chooseNextPlan,
  findRestorableRenewal,
  findWaitingRenewal,
  readRenewal,
  setRenewal,
} from './plans/renewal-switch.ts';
import { findChargedRenewal } from './plans/renewals.ts';
import { withProvider } from './provider.ts';
import {
  listAccountService,
  listFreeChanges,
  listReceipts,
  presentAccountService,
  presentFreeChange,
  presentReceipt,
} from './receipts.ts';

/** The event of the same card may have been handled a moment before the call. */
const EVENT_AHEAD_MS = 5 * 60 * 1000;
const eventTime = (now: Date) => new Date(now.getTime() - EVENT_AHEAD_MS);

/** Cards and payments are off limits for an admin who views another account. */
const own = { ownSessionOnly: true } as const;
const money = { ...own, limit: 'money' } as const;
/** Choosing and paying a plan. */
const planMoney = { ...money, allows: requireUnlocked } as const;

/** Registers the operations on plans, cards, payments and receipts. */
export function addBillingRoutes(registry: OperationRegistry, services: Services): void {
  registry.add(contract.billing.getPlans, async () => ({ data: presentPlans() }));
  addCards(registry, services);
  addPayments(registry, services);
  addHistory(registry, services);
}

function addCards(registry: OperationRegistry, services: Services): void {
  const { db, payments, clock } = services;
  const charged = ({ actor, locale }: MemberContext, since: Date) =>
    listCharged(services, actor.id, since, locale);
  const ownUser = (id: number) => readOwnUser(db, id, clock.now(), services);

  registry.addForMembers(
    contract.billing.setupCustomer,
    async ({ body }, { actor }) => ({
      user_id: actor.id,
      customer_id: await setUpCustomer(services, actor.id, body),
    }),
    own,
  );
  registry.addForMembers(
    contract.billing.setupIntent,
    async ({ body }, { actor, address }) => {
      await requireFewDeclines(services, actor.id);
      await requireNewCardLeft(services, { memberId: actor.id, address });
      return { client_secret: await setUpCard(services, actor.id, body) };
    },
    money,
  );
  registry.addForMembers(
    contract.billing.savePaymentMethod,
    async ({ body }, context) => {
      const { address } = context;
      const { id } = context.actor;
      const since = eventTime(clock.now());
      await requireFewDeclines(services, id);
      await saveOwnCard(services, { memberId: id, address }, body);
      const charges = await chargeNewCards(services, id);
      const renewed = await findChargedRenewal(services, charges);
      const renewal = await presentCardRenewal(services, renewed, context);
      return { user: await ownUser(id), renewal, charged: await charged(context, since) };
    },
    money,
  );
  registry.addForMembers(
    contract.billing.updateCard,
    async ({ body }, context) => {
      const { id } = context.actor;
      const since = clock.now();
      await requireFewDeclines(services, id);
      const card = await updateExpiry(services, id, body);
      const charges = await chargeNewCards(services, id);
      const renewed = await findChargedRenewal(services, charges);
      const renewal = await presentCardRenewal(services, renewed, context);
      return {
        user: await ownUser(id),
        card: presentCard(card, clock.now()),
        renewal,
        charged: await charged(context, since),
      };
    },
    money,
  );
  registry.addForMembers(
    contract.billing.removePaymentMethod,
    async (_request, { actor }) => {
      await withProvider(services, () => removeCard(services, actor.id));
      return { user: await ownUser(actor.id) };
    },
    own,
  );
  registry.addForMembers(contract.billing.getCard, async (_request, { actor, locale }) => {
    // Sequential: the card's state at the provider decides about the renewal too.
    const card = await findCurrentCard(services, actor.id);
    const renewal = await findWaitingRenewal(services, actor.id, locale);
    return {
      card: card === undefined ? null : presentCard(card, clock.now()),
      will_charge: await listWillCharge(services, actor.id, locale),
      renewal,
      restorable_renewal: await findRestorableRenewal(services, actor.id),
    };
  });
  registry.addForMembers(contract.billing.getPaymentMethod, async (_request, { actor }) => {
    const card = await findCard(db, actor.id, payments.mode);
    return { have_card: card?.valid === true };
  });
}

/** Only lister plans renew. @throws ApiError 403 for other members, and for inactive ones */
function requireActiveLister(actor: MemberActor): void {
  if (!isListerPlan(actor.plan)) throw forbidden();
  requireActive(actor);
}

/** A payment for a term, made once even if the call is repeated. */
type Payment = (moneyCall: MoneyCall) => Promise<MoneyAnswer>;

function addPayments(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const calls = new MoneyCalls(db);
  const once = async (operation: string, body: object, context: MemberContext, work: Payment) => {
    const { actor, idempotencyKey: key } = context;
    const call = { memberId: actor.id, operation, key, body };
    return presentPayment(services, await calls.run(call, clock.now(), work), context);
  };

  registry.addForMembers(
    contract.billing.subscribe,
    ({ body }, context) =>
      once('subscribe', body, context, (moneyCall) =>
        subscribe(services, context, body, moneyCall),
      ),
    planMoney,
  );
  const buy = async (form: RenewalForm, body: object, context: MemberContext) => {
    const operation = form.isChange ? 'change-package' : 'renew';
    const key = context.idempotencyKey;
    const call = key === undefined ? undefined : { memberId: context.actor.id, operation, key };
    // A repeated call gets the answer of the first one.
    const isNew = call === undefined || (await readCall(db, call)) === undefined;
    const later = isNew ? await findLater(services, context, form) : undefined;
    if (later === undefined) {
      return once(operation, body, context, (moneyCall) =>
        renew(services, context, form, moneyCall),
      );
    }
    await chooseNextPlan(services, context.actor.id, later);
    return presentScheduled(services, later, context);
  };
  registry.addForMembers(
    contract.billing.renewSubscription,
    ({ body }, context) => buy({ ...body, isChange: false }, body, context),
    planMoney,
  );
  registry.addForMembers(
    contract.billing.changePackage,
    ({ body }, context) => buy({ ...body, isChange: true }, body, context),
    planMoney,
  );
  registry.addForMembers(contract.billing.getPlanQuote, async ({ query }, { actor, locale }) => {
    const { quote } = await findChoice(services, actor.id, query);
    return { data: presentQuote(quote, textsIn(locale)) };
  });
  registry.addForMembers(
    contract.billing.setRenewal,
    async ({ body: { repeat } }, { actor: { id } }) => {
      await setRenewal(services, id, repeat);
      const renewal = await readRenewal(services, id);
      return { user: await readOwnUser(db, id, clock.now(), services), renewal };
    },
    { ...money, allows: requireActiveLister },
  );
}

function addHistory(registry: OperationRegistry, services: Services): void {
  const { db, clock, obligationKinds } = services;
  const calls = new MoneyCalls(db);
  registry.addForMembers(
    contract.billing.getAccountService,
    async (_request, { actor, locale }) => {
      const texts = textsIn(locale);
      const terms = (await listAccountService(db, actor.id)).map((row) =>
        presentAccountService(row, texts, clock.now()),
      );
      const others = await Promise.all(
        [...accountServices].map((list) => list(db, actor.id, texts)),
      );
      const data = [...terms, ...others.flat()];
      return { data: data.toSorted((a, b) => b.created_at.localeCompare(a.created_at)) };
    },
  );
  registry.addForMembers(contract.billing.getCharge, async ({ params }, { actor, locale }) => {
    const row = await findCurrentCharge(services, params.id, actor.id);
    if (row === undefined) throw notFound();
    const { id, kind, status, amount_cents, payer_id } = row;
    const secret = await findClientSecret(services, row, actor.id);
    const isOpen = OPEN_STATUSES.some((open) => open === status);
    const state = isOpen ? undefined : await findLedgerState(db, id);
    const isPaid = state !== undefined && state.obligation.paid_at !== null;
    const payment = isPaid ? await findPayment(services, state.obligation) : undefined;
    const closing = state && (await findClosing(services, state.obligation));
    const charge = {
      id,
      kind,
      status,
      amount: toDollars(amount_cents),
      ...(payment && { paid: payment.facts }),
      ...(payer_id === actor.id && {
        ...(payment && !closing && { paid_text: worded(payment.text, textsIn(locale)) }),
        ...(closing && { closed_text: worded(closing.text, textsIn(locale)) }),
        ...(closing?.reopenedAs !== undefined && { reopened_as: closing.reopenedAs }),
      }),
    };
    return { data: secret === undefined ? charge : { ...charge, client_secret: secret } };
  });
  registry.addForMembers(
    contract.billing.collectCharge,
    async ({ params: { id } }, context) => {
      const answer = await collectCharge(services, calls, context, id);
      if (answer.kind !== 'paid') return presentUnpaid(answer, context);
      const row = await findCharge(db, id, context.actor.id);
      if (row === undefined) throw notFound();
      const { kind, status, amount_cents } = row;
      return { data: { id, kind, status, amount: toDollars(amount_cents) } };
    },
    money,
  );
  const receiptsOf = async (receiptQuery: AskedReceipts, locale: Locale) => {
    const texts = textsIn(locale);
    const [charges, changes, others] = await Promise.all([
      listReceipts(db, obligationKinds, locale, receiptQuery),
      listFreeChanges(db, receiptQuery),
      listOtherReceipts(db, receiptQuery, texts),
    ]);
    return [
      ...charges.map((row) => presentReceipt(row, receiptQuery.memberId, texts)),
      ...changes.map((row) => presentFreeChange(row, texts)),
      ...others,
    ];
  };
  registry.addForMembers(contract.billing.getReceipts, async ({ query }, { actor, locale }) => {
    const { limit, before } = query;
    // One more, to know whether there are older ones.
    const receipts = await receiptsOf({ memberId: actor.id, limit: limit + 1, before }, locale);
    const data = receipts.toSorted((a, b) => b.id - a.id).slice(0, limit);
    return { data, next: receipts.length > limit ? (data.at(-1)?.id ?? null) : null };
  });
  registry.addForMembers(contract.billing.getReceipt, async ({ params }, { actor, locale }) => {
    const [receipt] = await receiptsOf({ memberId: actor.id, id: params.id }, locale);
    if (receipt === undefined) throw notFound();
    return { data: receipt };
  });
}
