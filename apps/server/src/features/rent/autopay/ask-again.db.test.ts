import { AUTOPAY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { mailsTo, TestApp, useTestApp } from '../../../testing/test-app.ts';
import { addCard, addListing } from '../../listings/testing.ts';
import {
  addParty,
  addPayoutAccount,
  addRental,
  addTenant,
  stateOf,
} from '../../rentals/testing.ts';

const AUTOPAY_PATH = '/lister/settings/autopay';
const AGAIN = `${AUTOPAY_PATH}/ask-again`;

const rig = useTestApp();

type Rental = NonNullable<Parameters<typeof addRental>[3]>;

/** A lister who can be paid, with one rental for each row. */
async function house(...rows: Rental[]) {
  const { db } = rig.database;
  const lister = await addParty(rig, { display_name: 'Lea' });
  await addPayoutAccount(db, lister.id);
  const stays = [];
  for (const row of rows) {
    const tenant = await addTenant(rig);
    const listing = await addListing(db, { user_id: lister.id, title: 'The Nest' });
    const isOpen = row.status === 'pending';
    const id = await addRental(db, listing, listing.bedIds[0] ?? 0, {
      email: tenant.email,
      user_id: isOpen ? null : tenant.id,
      accepted_at: isOpen ? null : '2026-01-01T00:00:00Z',
      start_date: '2026-04-01',
      next_rent_on: isOpen ? null : '2026-05-01',
      ...row,
    });
    stays.push({ id, tenant });
  }
  const turn = (status: 0 | 1) => rig.put(AUTOPAY_PATH, { status }, lister.token);
  const ask = () => rig.post(AGAIN, {}, lister.token);
  const numbers = async () => {
    const { tenants, can_ask_again } = (await rig.get(AUTOPAY_PATH, lister.token)).body;
    return { tenants, can_ask_again };
  };
  const notAsked = async () => (await rig.get(AUTOPAY_PATH, lister.token)).body.not_asked;
  const steps = async () => (await rig.get(AUTOPAY_PATH, lister.token)).body.steps_done;
  return { lister, stays, turn, ask, numbers, notAsked, steps };
}
const subjects = async (email: string) =>
  (await mailsTo(rig, email)).map(({ subject }) => subject).reverse();

it('the steps to AutoPay are done once there are payouts, crash pads and tenants', async () => {
  const own = await house({ auto_pay: AUTOPAY.off });
  expect(await own.steps()).toMatchObject({ crash_pads: true, tenants: true });
  const ended = await house({ auto_pay: AUTOPAY.off, status: 'cancelled' });
  expect(await ended.steps()).toMatchObject({ crash_pads: true, tenants: false });
  const { token } = await addParty(rig, { display_name: 'Leo' });
  expect((await rig.get(AUTOPAY_PATH, token)).body.steps_done).toEqual({
    payouts: false,
    crash_pads: false,
    tenants: false,
  });
});

describe('the AutoPay of tenants, after the AutoPay of their lister', () => {
  it('was off ends where it was on or asked for, and can be asked for again once', async () => {
    const own = await house(
      { auto_pay: AUTOPAY.on },
      { auto_pay: AUTOPAY.asked },
      { auto_pay: AUTOPAY.stopAsked },
      { auto_pay: AUTOPAY.on, status: 'pending' },
      { auto_pay: AUTOPAY.off },
      { auto_pay: AUTOPAY.on, status: 'cancelled' },
    );
    const other = await house({ auto_pay: AUTOPAY.on });
    expect(await own.numbers()).toEqual({ tenants: 4, can_ask_again: 0 });
    // The invited person is no tenant.
    expect((await rig.get(AUTOPAY_PATH, own.lister.token)).body.invited).toBe(1);
    expect((await own.turn(0)).body).toMatchObject({ ended: 4, can_ask_again: 4 });
    expect(await own.numbers()).toEqual({ tenants: 0, can_ask_again: 0 });
    expect((await own.turn(0)).body).toMatchObject({ ended: 0 });
    const refused = await own.ask();
    expect([refused.status, refused.body.error_code]).toEqual([409, 'PAYOUT_SETUP_REQUIRED']);
    expect((await own.turn(1)).body).toMatchObject({ ended: 0, can_ask_again: 4 });
    for (const { id } of own.stays.slice(0, 4)) {
      const { rental } = await stateOf(rig, id);
      expect([rental.auto_pay, rental.autopay_ended_at !== null]).toEqual([0, true]);
    }

    const answers = await Promise.all([own.ask(), own.ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.asked).sort()).toEqual([0, 4]);
    expect((await own.ask()).body).toEqual({ asked: 0 });
    expect(await own.numbers()).toEqual({ tenants: 4, can_ask_again: 0 });
    for (const { id, tenant } of own.stays.slice(0, 4)) {
      const { rental, history } = await stateOf(rig, id);
      expect([rental.auto_pay, rental.autopay_ended_at]).toEqual([2, null]);
      expect(history.map(({ action }) => action)).toEqual(['disable_autopay', 'request_autopay']);
      // The first email is outdated by then.
      expect(await subjects(tenant.email)).toEqual(['Lea asks you to turn on AutoPay']);
      // None of them has a card yet.
      const [mail] = await mailsTo(rig, tenant.email);
      expect(mail?.text).not.toContain('saved card');
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(
        /add (one when you|a card when you) accept/,
      );
    }
    for (const { id } of [...own.stays.slice(4), ...other.stays]) {
      expect((await stateOf(rig, id)).history).toEqual([]);
    }
  });

  it('can be asked for by no one else, and not for what a card cannot pay', async () => {
    const own = await house(
      { auto_pay: AUTOPAY.on },
      { auto_pay: AUTOPAY.on, rental_amount: 600_000 },
    );
    await own.turn(0);
    await own.turn(1);
    expect(await own.numbers()).toEqual({ tenants: 0, can_ask_again: 1 });
    expect(await own.notAsked()).toMatchObject([{ reason: 'card_amount' }]);
    const stranger = await house();
    expect(await stranger.notAsked()).toEqual([]);
    const seeker = await addParty(rig, { user_plan: 'seeker' });
    const tenant = own.stays[0]?.tenant.token;
    expect((await rig.post(AGAIN, {})).status).toBe(401);
    for (const token of [tenant, seeker.token]) {
      expect((await rig.post(AGAIN, {}, token)).status).toBe(403);
      expect((await rig.get(AUTOPAY_PATH, token)).status).toBe(403);
    }
    expect((await stranger.ask()).body).toEqual({ asked: 0 });
    expect(await own.numbers()).toEqual({ tenants: 0, can_ask_again: 1 });
    expect((await own.ask()).body).toEqual({ asked: 1 });
  });

  it('is not asked for again where no more rent is due', async () => {
    const own = await house(
      { auto_pay: AUTOPAY.on, checkout_date: '2026-05-01' },
      { auto_pay: AUTOPAY.on },
    );
    await own.turn(0);
    await own.turn(1);
    expect(await own.numbers()).toEqual({ tenants: 0, can_ask_again: 1 });
    expect((await own.ask()).body).toEqual({ asked: 1 });
    // They stay on the list, with the reason.
    const named = { tenant: 'Tia M.', location: 'The Nest' };
    expect(await own.notAsked()).toEqual([{ ...named, reason: 'no_rent' }]);
    const [over, other] = own.stays;
    expect(await subjects(over?.tenant.email ?? '')).toEqual(['AutoPay is off for The Nest']);
    expect(await subjects(other?.tenant.email ?? '')).toContain('Lea asks you to turn on AutoPay');
  });

  it('tells a tenant without AutoPay in words that fit: invited, without a card, or with one', async () => {
    const own = await house(
      { auto_pay: AUTOPAY.on, status: 'pending' },
      { auto_pay: AUTOPAY.on },
      { auto_pay: AUTOPAY.on },
      { auto_pay: AUTOPAY.on, checkout_date: '2026-05-01' },
    );
    const [invited, bare, carded, over] = own.stays.map(({ tenant }) => tenant);
    await addCard(rig.database.db, carded?.id ?? 0);
    await own.turn(0);
    const readMail = async (tenant = bare) => {
      const mails = await mailsTo(rig, tenant?.email ?? '');
      const mail = mails.find(({ subject }) => subject === 'AutoPay is off for The Nest');
      return mail?.text.replaceAll(/\s+/g, ' ') ?? '';
    };
    expect(await readMail(invited)).toContain(
      'If you accept, you pay Lea directly. No card is charged.',
    );
    expect(await readMail(bare)).toContain('Hi Tia, Lea turned AutoPay off. You pay Lea directly.');
    expect(await readMail(bare)).toMatch(/Next rent: \$\d.*, due May 1, 2026/);
    expect(await readMail(carded)).toContain(
      "From now on, your card isn't charged for rent. You pay Lea",
    );
    expect(await readMail(over)).toContain("You don't owe any more rent.");
    expect(await readMail(over)).not.toMatch(/Next rent|directly/);
  });

  it('is not asked for again without payouts, an unexpired plan, or the flag', async () => {
    const own = await house({ auto_pay: AUTOPAY.on });
    await own.turn(0);
    await own.turn(1);
    const { db } = rig.database;
    const payouts = (state: 'ready' | 'restricted') =>
      db
        .updateTable('payout_accounts')
        .set({ state })
        .where('member_id', '=', own.lister.id)
        .execute();
    await payouts('restricted');
    expect((await own.ask()).body.error_code).toBe('PAYOUT_SETUP_REQUIRED');
    expect(await own.numbers()).toEqual({ tenants: 0, can_ask_again: 0 });
    expect(await own.notAsked()).toEqual([]);
    await payouts('ready');
    const expire = (at: string | null) =>
      db.updateTable('members').set({ expire_at: at }).where('id', '=', own.lister.id).execute();
    const { expire_at } = await db
      .selectFrom('members')
      .select('expire_at')
      .where('id', '=', own.lister.id)
      .executeTakeFirstOrThrow();
    await expire('2026-01-01T00:00:00Z');
    expect((await own.ask()).body.error_code).toBe('ACCOUNT_EXPIRED');
    await expire(expire_at?.toISOString() ?? null);
    expect((await own.ask()).body).toEqual({ asked: 1 });

    const without = await TestApp.open({ FLAGS: '-autopay' });
    const lister = await addParty(without);
    expect((await without.post(AGAIN, {}, lister.token)).status).toBe(404);
    expect((await without.get(AUTOPAY_PATH, lister.token)).status).toBe(404);
    await without.close();
  });

  it('is no longer asked for again once anyone has changed it', async () => {
    const own = await house({ auto_pay: AUTOPAY.on });
    await own.turn(0);
    await own.turn(1);
    const [stay] = own.stays;
    await rig.post(`/rental/${stay?.id}/request-autopay`, {}, own.lister.token);
    await rig.post(`/rental/${stay?.id}/decline-autopay`, {}, stay?.tenant.token);
    expect(await own.numbers()).toEqual({ tenants: 0, can_ask_again: 0 });
    expect((await own.ask()).body).toEqual({ asked: 0 });
  });
});
