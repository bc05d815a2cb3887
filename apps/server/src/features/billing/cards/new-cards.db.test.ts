import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addListing } from '../../listings/testing.ts';
import { insertRental } from '../../rentals/testing.ts';
import { handleEvent } from '../handle-event.ts';
import { BillingRig, type SignedUp } from '../testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open({ RATE_LIMITS: 'on' });
});
afterAll(() => rig.close());

/** Test cards that can be saved. */
const GOOD = [
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  '6011111111111117',
  '4000000000000341',
  '4000000000000259',
  '4000000000005126',
  '4000009900000012',
  '4000009900000020',
] as const;
const [FIRST] = GOOD;
const REFUSED = '4000000000000002';

const cardOf = async (number: string): Promise<string> => {
  const expiry = { exp_month: 12, exp_year: 2060 };
  const card = { number, ...expiry, cvc: '123' };
  return (await rig.stripe.paymentMethods.create({ type: 'card', card })).id;
};

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `198.51.100.${networks}`;
};

/** A call from a network address. */
async function call(path: string, payload: object, member: SignedUp, remoteAddress = newNetwork()) {
  const { statusCode: status, headers } = await rig.accounts.app.fastify.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    remoteAddress,
    headers: { authorization: `Bearer ${member.token}` },
  });
  return { status, wait: Number(headers['retry-after'] ?? 0) };
}
const setUp = (member: SignedUp, network?: string) =>
  call('/stripe/setup-intent', {}, member, network);
const save = async (member: SignedUp, number: string = FIRST, network?: string) => {
  const body = { payment_method: await cardOf(number) };
  return call('/stripe/save-payment-method', body, member, network);
};
const update = (member: SignedUp) =>
  call('/stripe/update-card', { exp_month: 1, exp_year: 2060 }, member);
const nextMinute = () => rig.accounts.clock.advance(61);

/** The browser tries a card with a setup intent, and its bank refuses it. */
async function refuseSetup(setup: string, payment_method: string): Promise<void> {
  await handleEvent(rig.accounts.services, await confirmRefused(setup, payment_method));
}
/** @returns the event that the provider sends */
async function confirmRefused(setup: string, payment_method: string) {
  await rig.stripe.setupIntents.confirm(setup, { payment_method }).catch(() => undefined);
  return { type: 'setup_intent.setup_failed', object_id: setup };
}
const newSetup = ({ customerId: customer }: SignedUp) =>
  rig.stripe.setupIntents.create({ customer });

async function openSetups({ customerId: customer }: SignedUp) {
  const { data } = await rig.stripe.setupIntents.list({ customer, limit: 100 });
  return data.filter(({ status }) => status !== 'canceled');
}

/** What is stored of the member's card. */
const stored = ({ id }: SignedUp) =>
  rig.db.selectFrom('payment_methods').selectAll().where('member_id', '=', id).execute();

describe('the calls that save or change a card', () => {
  it('count with all other money calls: ten a minute', async () => {
    const member = await rig.signUp();
    const calls = [save, update, setUp];
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await calls[n % 3]?.(member))?.status);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses[10]).toBe(429);
    nextMinute();
    expect((await setUp(member)).status).toBe(200);
  });

  it('wait for an hour after three cards that were refused while they were set up', async () => {
    const member = await rig.signUp();
    await save(member);
    const before = await stored(member);
    for (let n = 0; n < 3; n += 1)
      await refuseSetup((await newSetup(member)).id, await cardOf(REFUSED));
    for (const paused of [await setUp(member), await save(member), await update(member)]) {
      expect(paused.status).toBe(429);
      expect(paused.wait).toBeGreaterThan(3000);
    }
    expect(await stored(member)).toEqual(before);
    rig.accounts.clock.advance(3601);
    expect((await setUp(member)).status).toBe(200);
    expect((await save(member)).status).toBe(200);
  });

  it('wait for an hour after three cards that were refused when the call saved them', async () => {
    const member = await rig.signUp();
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await save(member, REFUSED)).status);
    expect(statuses).toEqual([402, 402, 402, 429]);
    expect((await setUp(member)).status).toBe(429);
    expect(await stored(member)).toEqual([]);
  });

  it('count a card that is confirmed and then saved as one decline', async () => {
    const member = await rig.signUp();
    for (let n = 0; n < 2; n += 1) {
      const method = await cardOf(REFUSED);
      const { id } = await newSetup(member);
      await refuseSetup(id, method);
      const body = { payment_method: method };
      expect((await call('/stripe/save-payment-method', body, member)).status).toBe(402);
    }
    expect((await setUp(member)).status).toBe(200);
    expect((await save(member, REFUSED)).status).toBe(402);
    expect((await setUp(member)).status).toBe(429);
  });

  it('cannot go around the pause with setup intents from before it', async () => {
    const member = await rig.signUp();
    const before = await Promise.all([newSetup(member), newSetup(member), newSetup(member)]);
    const [used] = before;
    for (let n = 0; n < 3; n += 1) await refuseSetup(used?.id ?? '', await cardOf(REFUSED));
    for (const { id } of before) {
      expect(await rig.stripe.setupIntents.retrieve(id)).toMatchObject({ status: 'canceled' });
    }
  });

  it('have one setup intent at a time', async () => {
    const member = await rig.signUp();
    for (let n = 0; n < 3; n += 1) expect((await setUp(member)).status).toBe(200);
    expect(await openSetups(member)).toHaveLength(1);
  });

  it('agree on one setup intent when eight of them run at once on two nodes', async () => {
    const peer = await rig.peer();
    const member = await rig.signUp();
    const secrets = await Promise.all(
      [rig, peer, rig, peer, rig, peer, rig, peer].map(async (node) => {
        const { body } = await node.post('/stripe/setup-intent', {}, member.token);
        return (body as { client_secret: string }).client_secret;
      }),
    );
    const [open, ...others] = await openSetups(member);
    expect(others).toEqual([]);
    expect(secrets).toContain(open?.client_secret);
    await peer.accounts.close();
  });

  it('leave no setup intent open when the third card is refused while they run', async () => {
    const member = await rig.signUp();
    const { id } = await newSetup(member);
    for (let n = 0; n < 2; n += 1) await refuseSetup(id, await cardOf(REFUSED));
    const third = await confirmRefused((await newSetup(member)).id, await cardOf(REFUSED));
    const [, ...answers] = await Promise.all([
      handleEvent(rig.accounts.services, third),
      ...[1, 2, 3, 4].map(() => setUp(member)),
    ]);
    expect([200, 429]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    expect(await openSetups(member)).toEqual([]);
  });

  it('cannot go around the pause with one setup intent', async () => {
    const member = await rig.signUp();
    const { id } = await newSetup(member);
    for (let n = 0; n < 3; n += 1) await refuseSetup(id, await cardOf(REFUSED));
    expect(await rig.stripe.setupIntents.retrieve(id)).toMatchObject({ status: 'canceled' });
  });
});

describe('new cards', () => {
  it('are five different ones a day for a member, and the same one again does not count', async () => {
    const member = await rig.signUp();
    for (const number of GOOD.slice(0, 5)) {
      expect((await save(member, number)).status).toBe(200);
    }
    nextMinute();
    const before = await stored(member);
    const refused = await save(member, GOOD[5]);
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(80_000);
    expect((await setUp(member)).status).toBe(429);
    expect(await stored(member)).toEqual(before);
    expect((await save(member, FIRST)).status).toBe(200);
    rig.accounts.clock.advance(86_401);
    const later = { ...member, token: await rig.newToken(member) };
    expect((await save(later, GOOD[5])).status).toBe(200);
  });

  it('are five for nine calls at once', async () => {
    const member = await rig.signUp();
    const answers = await Promise.all(GOOD.map((number) => save(member, number)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(4).fill(429)]);
  });

  it('count when their bank refuses them, and when the first payment saves them', async () => {
    const member = await rig.signUp();
    await refuseSetup((await newSetup(member)).id, await cardOf(REFUSED));
    for (const number of GOOD.slice(0, 3)) await save(member, number);
    const pay = (payment_method: string) => {
      const { customerId: customer_id } = member;
      return call(
        '/user/subscription',
        { user_plan: 'basic', customer_id, payment_method },
        member,
      );
    };
    nextMinute();
    const declined = await rig.card(member, 'declined');
    expect((await pay(declined)).status).toBe(402);
    expect((await pay(declined)).status).toBe(402);
    rig.accounts.clock.advance(3601);
    expect((await pay(await cardOf(GOOD[5]))).status).toBe(429);
    expect(await rig.charges(member)).toEqual([]);
  });

  it('are 20 a day for a network, without a paid plan or an accepted rental', async () => {
    const network = newNetwork();
    for (let n = 0; n < 5; n += 1) {
      const member = await rig.signUp();
      for (const number of GOOD.slice(0, 4)) {
        expect((await save(member, number, network)).status).toBe(200);
      }
    }
    const next = await rig.signUp();
    expect((await save(next, FIRST, network)).status).toBe(429);
    expect((await setUp(next, network)).status).toBe(429);
    expect(await stored(next)).toEqual([]);
    expect((await save(next)).status).toBe(200);
    const holder = await rig.holder();
    expect((await save(holder, FIRST, network)).status).toBe(200);
  });

  it('new cards of a network do not count against tenants, but an invitation makes nobody a tenant', async () => {
    const network = newNetwork();
    const listing = await addListing(rig.db, { rooms: [['cold', 'cold']] });
    const [bed = 0, other = 0] = listing.bedIds;
    const [tenant, invited] = [await rig.signUp(), await rig.signUp()];
    await insertRental(rig.db, listing, bed, { user_id: tenant.id, status: 'accepted' });
    await insertRental(rig.db, listing, other, { user_id: invited.id, status: 'pending' });
    for (let n = 0; n < 5; n += 1) {
      const member = await rig.signUp();
      for (const number of GOOD.slice(0, 4)) await save(member, number, network);
    }
    expect((await setUp(tenant, network)).status).toBe(200);
    expect((await save(tenant, FIRST, network)).status).toBe(200);
    expect((await setUp(invited, network)).status).toBe(429);
    expect((await save(invited, FIRST, network)).status).toBe(429);
    expect(await stored(invited)).toEqual([]);
  });
});
