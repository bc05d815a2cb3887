import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../testing/data.ts';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addMessage } from '../../messages/testing.ts';
import { addEntry, addFullHouse, addOffer } from '../../waitlist/testing.ts';
import {
  addHost,
  addInvitee,
  addPayoutAccount,
  addRental,
  addStay,
  addTenant,
  formFor,
  historyOf,
  inviteTo,
  type Party,
  rowOf,
} from '../testing.ts';

const rig = useTestApp({ FLAGS: 'paymentRequest' });

const SENTENCE = "You can't contact this person.";
const block = async (by: { id: number; token: string }, who: { id: number }) => {
  const answer = await rig.post('/user/block', { user_id: who.id }, by.token);
  expect(answer.status).toBe(200);
};
const sides = ['lister', 'tenant'] as const;

/** A lister with a pending invitation to a member. */
async function invited() {
  const host = await addHost(rig, { timeZone: 'UTC' });
  const guest = await addInvitee(rig, `guest-${host.id}@crewpad.test`);
  const invitation = await inviteTo(rig, host, { email: guest.email });
  return { host, guest, invitation };
}

describe.each(sides)('a block by the %s', (by) => {
  it('ends a pending invitation as their own act, and no later one reaches the other', async () => {
    const { host, guest, invitation } = await invited();
    const [blocker, blocked] = by === 'lister' ? [host, guest] : [guest, host];
    await block(blocker, blocked);
    await block(blocker, blocked);
    expect(await rowOf(rig, invitation.id)).toMatchObject(
      by === 'lister'
        ? { status: 'cancelled', closed_as: 'cancelled' }
        : { status: 'declined', closed_as: 'declined' },
    );
    const [step, ...before] = await historyOf(rig, invitation.id);
    expect(step).toMatchObject({
      ...{ action: by === 'lister' ? 'cancel_invite' : 'decline', actor: by },
      ...{ actor_id: blocker.id, reason: null },
    });
    expect(before).toHaveLength(1);
    const mailName = by === 'lister' ? 'invitation_cancelled' : 'invitation_declined';
    const notices = (await rig.get('/notifications', blocked.token)).body.data;
    expect(notices[0]).toMatchObject({ kind: mailName });

    const again = await rig.post(
      '/rental/invite',
      formFor(host, { email: guest.email }),
      host.token,
    );
    expect(again).toMatchObject({
      ...{ status: 403, body: { error_code: 'CANNOT_INVITE', message: SENTENCE } },
    });
    const answer = await rig.post('/user/exists', { email: guest.email }, host.token);
    expect(answer.body).toEqual({ id: null });
  });

  it('leaves the stay and its money alone while one is accepted', async () => {
    const { id, lister, tenant } = await addStay(rig);
    const [blocker, blocked] = by === 'lister' ? [lister, tenant] : [tenant, lister];
    await block(blocker, blocked);
    expect((await rowOf(rig, id)).status).toBe('accepted');
    const answer = await rig.post('/user/exists', { email: tenant.email }, lister.token);
    expect(answer.body).toMatchObject({ id: tenant.id });
    const paid = await rig.post(
      '/transaction',
      { tenant_id: id, amount: 100, payment_for: 'parking', notes: 'Purple elephants' },
      lister.token,
    );
    expect(paid.status).toBe(201);
    const read = async ({ token }: Party) =>
      (await rig.get(`/transaction?tenant_id=${id}`, token)).body.data[0].notes;
    expect([await read(lister), await read(tenant)]).toEqual(['Purple elephants', '']);
    expect((await mailsTo(rig, tenant.email))[0]?.text).not.toContain('Purple elephants');
  });

  it('ends the offer of a bed, and later offers skip them', async () => {
    const house = await addFullHouse(rig);
    const waiting = await addTenant(rig, { user_plan: 'seeker' });
    const entry_id = await addEntry(rig.database.db, house.listing.id, waiting.id);
    await rig.database.db.deleteFrom('bed_stays').where('bed_id', '=', house.bed).execute();
    await rig.database.db
      .updateTable('rentals')
      .set({ status: 'ended', ended_at: TEST_NOW })
      .where('id', '=', house.rentalId)
      .execute();
    await addOffer(rig.database.db, { entry_id, bed_id: house.bed, listingId: house.listing.id });
    const [blocker, blocked] = by === 'lister' ? [house, waiting] : [waiting, house];
    await block(blocker, blocked);
    const offers = () =>
      rig.database.db
        .selectFrom('waitlist_offers')
        .select('state')
        .where('entry_id', '=', entry_id)
        .execute();
    expect(await offers()).toEqual([{ state: by === 'lister' ? 'released' : 'passed' }]);
    const path = `/lister/waitlist/${entry_id}/offer`;
    expect(await rig.post(path, { bed_id: house.bed }, house.token)).toMatchObject({
      ...{ status: 403, body: { error_code: 'CANNOT_INVITE', message: SENTENCE } },
    });
    await rig.put(`/listing/${house.listing.id}/waitlist-mode`, { mode: 'automatic' }, house.token);
    expect(await offers()).toHaveLength(1);
  });

  it('ends an open request of a stay that is over', async () => {
    const { id, lister, tenant } = await addStay(rig);
    await addPayoutAccount(rig.database.db, lister.id);
    const form = { tenant_id: id, amount: 50, payment_for: 'parking', payment_type: 'stripe' };
    const answer = await rig.post('/payment-request', form, lister.token);
    expect(answer.status).toBe(201);
    await rig.database.db
      .updateTable('rentals')
      .set({ status: 'ended', ended_at: TEST_NOW })
      .where('id', '=', id)
      .execute();
    const [blocker, blocked] = by === 'lister' ? [lister, tenant] : [tenant, lister];
    await block(blocker, blocked);
    const { status, reason } = await rig.database.db
      .selectFrom('payment_requests')
      .select(['status', 'reason'])
      .where('id', '=', answer.body.data.id)
      .executeTakeFirstOrThrow();
    expect({ status, reason }).toEqual({
      status: by === 'lister' ? 'withdrawn' : 'rejected',
      reason: null,
    });
    expect(await rig.post('/payment-request', form, lister.token)).toMatchObject({
      ...{ status: 403, body: { error_code: 'CANNOT_WRITE', message: SENTENCE } },
    });
  });
});

it('a closed account that shares a thread answers an invitation with the same sentence', async () => {
  const host = await addHost(rig);
  const guest = await addInvitee(rig, `closed-${host.id}@crewpad.test`, { status: 'CLOSED' });
  await addMessage(rig.database.db, {
    from: guest.id,
    to: host.id,
    listing: { ...host.listing, title: 'Nest' },
  });
  const form = formFor(host, { email: undefined, user_id: guest.id });
  expect(await rig.post('/rental/invite', form, host.token)).toMatchObject({
    ...{ status: 403, body: { error_code: 'CANNOT_INVITE', message: SENTENCE } },
  });
});

it('an invitation that a block left open can be neither answered, sent again nor edited', async () => {
  const { host, guest, invitation } = await invited();
  await rig.database.db
    .insertInto('blocks')
    .values({ member_id: guest.id, blocked_id: host.id, created_at: TEST_NOW })
    .execute();
  const refused = (error_code: string) => ({
    ...{ status: 403, body: { error_code, message: SENTENCE } },
  });
  const resend = await rig.post(`/rental/${invitation.id}/resend-invite`, {}, host.token);
  expect(resend).toMatchObject(refused('CANNOT_INVITE'));
  const edit = await rig.put(`/rental/${invitation.id}`, { deposit: 300 }, host.token);
  expect(edit).toMatchObject(refused('CANNOT_INVITE'));
  const { token, updated_at } = { ...invitation, token: invitation.mailedToken };
  const accept = await rig.post('/rental/accept', { token, updated_at }, guest.token);
  expect(accept).toMatchObject(refused('CANNOT_WRITE'));
});

it('a block declines the invitation and frees its bed before the invited email is verified', async () => {
  const host = await addHost(rig);
  const guest = await addInvitee(rig, `new-${host.id}@crewpad.test`, { email_verified_at: null });
  const { id } = await inviteTo(rig, host, { email: guest.email });
  await block(guest, host);
  expect((await rowOf(rig, id)).status).toBe('declined');
  const other = await addInvitee(rig, `next-${host.id}@crewpad.test`);
  expect((await inviteTo(rig, host, { email: other.email })).id).not.toBe(id);
});

it('a block and an invitation at once never leave an invitation', async () => {
  const host = await addHost(rig);
  const guest = await addInvitee(rig, `race-${host.id}@crewpad.test`);
  const form = formFor(host, { email: guest.email });
  const [invitation] = await Promise.all([
    rig.post('/rental/invite', form, host.token),
    block(guest, host),
  ]);
  expect([201, 403]).toContain(invitation.status);
  const open = await rig.database.db
    .selectFrom('rentals')
    .select('id')
    .where('lister_id', '=', host.id)
    .where('status', '=', 'pending')
    .execute();
  expect(open).toEqual([]);
});

it('after a block the page keeps what a rule requires, and hides what it does not', async () => {
  const { id, path, lister, tenant } = await addStay(rig);
  await block(tenant, lister);
  const reason = 'Purple elephants';
  await rig.post(
    `${path}/checkout-date`,
    { checkout_date: '2026-06-01', checkout_time: '10:00' },
    tenant.token,
  );
  await rig.post(`${path}/checkout-date/decline`, { reason }, lister.token);
  await rig.post(
    `${path}/checkout`,
    { checkout_date: '2026-07-01', checkout_time: '10:00', reason: 'The roof leaks.' },
    lister.token,
  );
  const steps = async ({ token }: Party) =>
    (await rig.get(`/rental-history/tenant/${id}`, token)).body.data.map(
      (step: { action: string; reason: string | null }) => [step.action, step.reason],
    );
  expect(await steps(tenant)).toContainEqual(['schedule_checkout', 'The roof leaks.']);
  expect(await steps(tenant)).not.toContainEqual(['decline_checkout', reason]);
  expect(await steps(lister)).toContainEqual(['decline_checkout', reason]);
  const [rental] = (await rig.get('/rentals', tenant.token)).body.data;
  expect(rental.checkout_reason).toBe('The roof leaks.');
});

it('a rental of others is no bridge: only one between the two keeps them in touch', async () => {
  const host = await addHost(rig);
  const guest = await addInvitee(rig, `bridge-${host.id}@crewpad.test`);
  const other = await addHost(rig);
  const [bed = 0] = other.listing.bedIds;
  await addRental(rig.database.db, other.listing, bed, { user_id: guest.id });
  await block(guest, host);
  const answer = await rig.post('/user/exists', { email: guest.email }, host.token);
  expect(answer.body).toEqual({ id: null });
});
