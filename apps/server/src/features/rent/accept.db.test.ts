import { PAID_BY } from '@crewpad/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../testing/test-app.ts';
import {
  addHost,
  addInvitee,
  expectRefused as expectUnchanged,
  type Host,
  historyOf,
  type Invitation,
  inviteTo,
  newEmail,
  rentalState,
  rowOf,
} from '../rentals/testing.ts';

const rig = useTestApp();
let host: Host;
beforeAll(async () => {
  host = await addHost(rig, { listing: { rooms: [Array.from({ length: 60 }, () => 'cold')] } });
});

let beds = 0;
/** An invitation to the next free bed. */
function inviteNext(changes: object = {}): Promise<Invitation> {
  beds += 1;
  return inviteTo(rig, host, { bed_id: host.listing.bedIds[beds - 1], ...changes });
}

/** An invitation to a member without a plan. */
async function invitedMember(row: Parameters<typeof addInvitee>[2] = {}, changes: object = {}) {
  const email = newEmail();
  const member = await addInvitee(rig, email, row);
  return { member, invitation: await inviteNext({ email, ...changes }) };
}

const accept = (body: object, token?: string) => rig.post('/rental/accept', body, token);

const expectRefused = (body: object, token: string | undefined, refusal: object) =>
  expectUnchanged(rig, { method: 'POST', path: '/rental/accept', body }, token, refusal);

const countsOf = () =>
  rig.database.db
    .selectFrom('listings')
    .select(['rented', 'num_occupied_beds'])
    .where('id', '=', host.listing.id)
    .executeTakeFirstOrThrow();

const memberOf = (id: number) =>
  rig.database.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const NOT_VALID = 'This invite has been accepted or deleted and is no longer valid';

describe('accepting an invitation', () => {
  it('assigns the bed to the tenant, fills in their name, and notifies both', async () => {
    const row = { first_name: 'Ana', last_name: 'Lopez', phone_number: '+12025550123' };
    const { member, invitation } = await invitedMember(row);
    const before = await countsOf();
    const { token, updated_at } = invitation;
    const { status, body } = await accept({ token, updated_at, today_total: 200 }, member.token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'accepted',
      role: 'tenant',
      phase: 'upcoming',
      user_id: member.id,
      first_name: 'Ana',
      phone_number: '+12025550123',
      quote: null,
      next_charge: { amount: 154.84, by: PAID_BY.manual },
      lister: { id: host.id },
      address: { street1: '1 Secret Street' },
      abilities: { leave: true, accept: false, decline: false },
    });
    expect(body.data).not.toHaveProperty('note_agreement');
    expect(await countsOf()).toEqual({
      rented: before.rented,
      num_occupied_beds: before.num_occupied_beds + 1,
    });
    const [step] = await historyOf(rig, invitation.id);
    expect(step).toMatchObject({
      action: 'accept',
      actor: 'tenant',
      actor_id: member.id,
      status: 'accepted',
    });
    const mails = await mailsTo(rig, member.email);
    expect(mails.some(({ text }) => text.includes('1 Secret Street'))).toBe(true);
    const told = await mailsTo(rig, host.email);
    const { display_name: name } = await rig.database.db
      .selectFrom('members')
      .select('display_name')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(told.some(({ subject }) => subject.startsWith(`${name} accepted`))).toBe(true);
  });

  it('accepting an invitation twice, in sequence or concurrently, has the same effect as once', async () => {
    const { member, invitation } = await invitedMember();
    const { token, mailedToken } = invitation;
    const answers = await Promise.all([
      accept({ token }, member.token),
      accept({ token: mailedToken }, member.token),
      rig.get(`/rental/accept?token=${token}`, member.token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const before = await rentalState(rig);
    expect((await accept({ token }, member.token)).status).toBe(200);
    expect(await rentalState(rig)).toEqual(before);
    const accepted = before.history.filter(
      ({ rental_id, action }) => rental_id === invitation.id && action === 'accept',
    );
    expect(accepted).toHaveLength(1);
  });

  it('is for the invited member only', async () => {
    const { member, invitation } = await invitedMember();
    const { token } = invitation;
    const other = await addInvitee(rig, newEmail());
    const refused = { status: 403, body: { error_code: 'NOT_INVITED' } };
    await expectRefused({ token }, undefined, { status: 401 });
    await expectRefused({ token }, other.token, refused);
    await expectRefused({ token }, host.token, refused);
    await expectRefused({ token: 'x'.repeat(43) }, member.token, {
      status: 404,
      body: { error_code: 'INVITE_NOT_VALID', message: NOT_VALID },
    });
    await expectRefused({}, member.token, { status: 422 });
  });

  it('requires a verified email, which the emailed link proves and the link of the lister does not', async () => {
    const { member, invitation } = await invitedMember({ email_verified_at: null });
    await expectRefused({ token: invitation.token }, member.token, {
      status: 403,
      body: { error_code: 'EMAIL_NOT_VERIFIED' },
    });
    expect((await accept({ token: invitation.mailedToken }, member.token)).status).toBe(200);
    expect((await memberOf(member.id)).email_verified_at).not.toBeNull();
  });

  it.each([
    ['seeker' as const, '2027-01-01T00:00:00Z'],
    ['seeker' as const, '2026-02-01T00:00:00Z'],
  ])('keeps the plan of a %s whose term ends on %s', async (user_plan, expire_at) => {
    const { member, invitation } = await invitedMember({ user_plan, expire_at });
    expect((await accept({ token: invitation.token }, member.token)).status).toBe(200);
    expect(await memberOf(member.id)).toMatchObject({ status: 'ACTIVE', user_plan });
  });

  it('turns an unpaid sign-up into a free tenant account', async () => {
    const unpaid = { status: 'INACTIVE', signup_plan: 'seeker', user_plan: null } as const;
    const { member, invitation } = await invitedMember(unpaid);
    expect((await accept({ token: invitation.token }, member.token)).status).toBe(200);
    expect(await memberOf(member.id)).toMatchObject({
      status: 'ACTIVE',
      signup_plan: null,
      user_plan: null,
    });
  });

  it('accepts only the version that was shown', async () => {
    const { member, invitation } = await invitedMember();
    const { id, token, updated_at } = invitation;
    await rig.put(`/rental/${id}`, { rental_amount: 500, deposit: 0 }, host.token);
    const refused = { status: 409, body: { error_code: 'EDITED_MEANWHILE' } };
    await expectRefused({ token, updated_at }, member.token, refused);
    await expectRefused({ token, today_total: 200 }, member.token, refused);
    const { body } = await accept({ token, updated_at }, member.token);
    expect([body.quote.today, body.quote.then.amount]).toEqual([[], 500]);
    const rows = (await rig.get(`/rental/token/${token}`)).body.data;
    expect(body.quote).toEqual(rows.quote);
    const again = { token, updated_at: rows.updated_at, today_total: 0 };
    expect((await accept(again, member.token)).status).toBe(200);
  });

  it('is refused after the invitation was cancelled or declined, or its end has passed', async () => {
    const over = { status: 409, body: { error_code: 'INVITE_NOT_VALID', message: NOT_VALID } };
    const cancelled = await invitedMember();
    await rig.post(`/rental/${cancelled.invitation.id}/cancel-invite`, {}, host.token);
    await expectRefused({ token: cancelled.invitation.token }, cancelled.member.token, over);
    const declined = await invitedMember();
    await rig.post(`/rental/${declined.invitation.id}/decline`, {}, declined.member.token);
    await expectRefused({ token: declined.invitation.token }, declined.member.token, over);
    const ends = { start_date: '2026-03-01', end_date: '2026-03-02', end_time: '11:00' };
    const late = await invitedMember({}, ends);
    // 11:00 in New York is 16:00 UTC.
    rig.clock.advance(28 * 3600 - 600);
    const path = `/rental/token/${late.invitation.token}`;
    expect((await rig.get(path)).status).toBe(200);
    rig.clock.advance(1200);
    await expectRefused({ token: late.invitation.token }, late.member.token, over);
    expect((await rig.get(path)).status).toBe(404);
    rig.clock.advance(-28 * 3600 - 600);
  });

  it('concurrent with cancelling: one succeeds, the other is refused', async () => {
    for (let at = 0; at < 5; at += 1) {
      const { member, invitation } = await invitedMember();
      const [accepted, cancelled] = await Promise.all([
        accept({ token: invitation.token }, member.token),
        rig.post(`/rental/${invitation.id}/cancel-invite`, {}, host.token),
      ]);
      expect([accepted.status, cancelled.status].toSorted()).toEqual([200, 409]);
      const { status } = await rowOf(rig, invitation.id);
      expect(status).toBe(accepted.status === 200 ? 'accepted' : 'cancelled');
    }
  });

  it('concurrent with an edit: no one accepts an offer they have not seen', async () => {
    for (let at = 0; at < 5; at += 1) {
      const { member, invitation } = await invitedMember();
      const { id, token, updated_at } = invitation;
      const [accepted, edited] = await Promise.all([
        accept({ token, updated_at }, member.token),
        rig.put(`/rental/${id}`, { deposit: 999 }, host.token),
      ]);
      // Once accepted, the deposit is locked.
      expect([accepted.status, edited.status]).toEqual(
        accepted.status === 200 ? [200, 422] : [409, 200],
      );
      const { status, deposit } = await rowOf(rig, id);
      expect([status, deposit]).toEqual(
        accepted.status === 200 ? ['accepted', 20_000] : ['pending', 99_900],
      );
    }
  });
});

describe('declining an invitation', () => {
  const decline = (id: number, token: string | undefined, body: object = {}) =>
    rig.post(`/rental/${id}/decline`, body, token);

  it('frees the bed and tells the lister, who reads the reason of a stranger on the page only', async () => {
    const { member, invitation } = await invitedMember();
    const before = await countsOf();
    const { status, body } = await decline(invitation.id, member.token, { reason: 'Too far' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'deleted', closed_as: 'declined' });
    expect((await countsOf()).rented).toBe(before.rented - 1);
    const mail = (await mailsTo(rig, host.email)).find(({ subject }) =>
      subject.includes('declined'),
    );
    expect(mail).toBeDefined();
    expect(mail?.text).not.toContain('Too far');
    expect(mail?.text).toContain('gave a reason. You can read it under My Crew, in the history.');
    expect(mail?.text).toContain('/my-crew?tab=history');
    const history = await rig.get('/rental-history', host.token);
    expect(history.body.data[0]).toMatchObject({ action: 'decline', reason: 'Too far' });
  });

  it('refuses a link as the reason, and changes nothing', async () => {
    const { member, invitation } = await invitedMember();
    const before = await rentalState(rig);
    const { status, body } = await decline(invitation.id, member.token, { reason: 'See evil.com' });
    expect([status, body.errors]).toEqual([422, { reason: ['links_are_not_allowed'] }]);
    expect(await rentalState(rig)).toEqual(before);
  });

  it('is refused for everyone else, for an unverified email, and afterwards', async () => {
    const { member, invitation } = await invitedMember();
    const unverified = await invitedMember({ email_verified_at: null });
    const stranger = await addInvitee(rig, newEmail());
    const before = await rentalState(rig);
    const { id } = invitation;
    expect((await decline(id, undefined)).status).toBe(401);
    expect((await decline(id, stranger.token, { reason: 7 })).status).toBe(404);
    expect((await decline(id, host.token)).status).toBe(403);
    expect((await decline(id, member.token, { reason: 'x'.repeat(1001) })).status).toBe(422);
    expect((await decline(unverified.invitation.id, unverified.member.token)).status).toBe(404);
    expect(await rentalState(rig)).toEqual(before);
    await accept({ token: invitation.token }, member.token);
    expect((await decline(id, member.token)).status).toBe(409);
    expect((await rowOf(rig, id)).status).toBe('accepted');
  });
});
