import { describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addHost, addTenant, inviteTo, newEmail, stateOf } from '../testing.ts';

const rig = useTestApp();

/** An invitation, by default to a person without an account. */
async function invited(changes: object = {}, email = newEmail()) {
  const host = await addHost(rig, {
    member: { display_name: 'Lea', review_count: 3, review_sum: 14 },
    listing: {
      title: 'The Nest',
      max_nights: 12,
      gender: 'female',
      rules_policies_des: 'Quiet after ten.',
    },
  });
  const invitation = await inviteTo(rig, host, { email, ...changes });
  const { rental } = await stateOf(rig, invitation.id);
  return { ...invitation, host, email, token: rental.token, mailed: rental.mailed_token };
}
const decline = (token: string, body: object = {}, as?: string) =>
  rig.post(`/rental/token/${token}/decline`, body, as);
const offer = (token: string) => rig.get(`/rental/token/${token}`);

describe('the offer of an emailed link', () => {
  it('has the house rules, who may stay, the nights and the rating of the lister', async () => {
    const { mailed, token } = await invited({ late_fee: 25 });
    const house = {
      house_rules: 'Quiet after ten.',
      documents: [],
      gender: 'female',
      max_nights: 12,
      lister_name: 'Lea',
      lister_rating: 4.67,
      lister_reviews: 3,
      late_fee: 25,
    };
    const { body } = await offer(mailed);
    expect(body.data).toMatchObject({ ...house, abilities: { decline: true } });
    const own = await offer(token);
    expect(own.body.data).toMatchObject({ ...house, abilities: { decline: false } });
  });

  it('names the late fee and the nights in the email', async () => {
    const { email } = await invited({ late_fee: 25 });
    const [mail] = await mailsTo(rig, email);
    expect(mail?.text).toContain('Late fee: $25.00');
    expect(mail?.text).toContain('Nights per month: at most 12 nights');
  });
});

describe('declining by the emailed link', () => {
  it('declining by the emailed link without an account frees the bed, and tells the lister and the invited address', async () => {
    const { id, mailed, email, host } = await invited();
    await mailsTo(rig, email);
    const answer = await decline(mailed, { reason: ' Too far. ' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'You have declined the invitation.' },
    ]);
    const { rental, history, listing } = await stateOf(rig, id);
    expect(rental).toMatchObject({ status: 'declined', closed_as: 'declined' });
    expect(listing.num_occupied_beds).toBe(0);
    expect(history.at(-1)).toMatchObject({
      action: 'decline',
      actor: 'tenant',
      actor_id: null,
      reason: 'Too far.',
    });
    const [mail] = await mailsTo(rig, email);
    expect(mail?.subject).toBe('You declined the invitation to The Nest');
    expect(mail?.text).toContain('Not you? Ask Lea to invite you again.');
    const [toLister] = await mailsTo(rig, host.email);
    expect(toLister?.subject).toContain('declined your invitation to The Nest');
    expect(toLister?.text).not.toContain('Too far.');
    const { body } = await rig.get('/rental-history', host.token);
    expect(body.data[0]).toMatchObject({ action: 'decline', actor: 'tenant' });
    // The bed can be offered again at once, and no reminder is sent.
    expect((await inviteTo(rig, host, { email: newEmail() })).id).toBeGreaterThan(id);
    expect((await offer(mailed)).status).toBe(404);
  });

  it('declining by the emailed link with the session of the invited member is their own step, and without it has no actor', async () => {
    const tenant = await addTenant(rig);
    const stranger = await addTenant(rig);
    for (const [who, actor_id] of [
      [tenant, tenant.id],
      [stranger, null],
    ] as const) {
      const { id, mailed } = await invited({}, tenant.email);
      expect((await decline(mailed, {}, who.token)).status).toBe(200);
      expect((await stateOf(rig, id)).history.at(-1)).toMatchObject({ actor_id });
    }
  });

  it('is refused for every other token with the body of the offer', async () => {
    const { id, token, mailed, host } = await invited();
    const before = await stateOf(rig, id);
    const { body: missing } = await offer('unknown-token');
    for (const wrong of [token, 'unknown-token']) {
      for (const as of [undefined, host.token]) {
        const answer = await decline(wrong, {}, as);
        expect([answer.status, answer.body]).toEqual([404, missing]);
      }
    }
    expect((await decline(mailed, { reason: 'x'.repeat(1001) })).status).toBe(422);
    expect((await decline(mailed, { reason: 5 })).status).toBe(422);
    expect(await stateOf(rig, id)).toEqual(before);
    // Sent again, the first link is no longer valid.
    await rig.post(`/rental/${id}/resend-invite`, {}, host.token);
    expect((await decline(mailed)).body).toEqual(missing);
    expect((await stateOf(rig, id)).rental.status).toBe('pending');
  });

  it('happens once, also at the same time and beside a cancellation', async () => {
    const first = await invited();
    const twice = await Promise.all([decline(first.mailed), decline(first.mailed)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await stateOf(rig, first.id)).history.map(({ action }) => action)).toEqual([
      'invite',
      'decline',
    ]);
    const second = await invited();
    const answers = await Promise.all([
      decline(second.mailed),
      rig.post(`/rental/${second.id}/cancel-invite`, {}, second.host.token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await stateOf(rig, second.id)).history).toHaveLength(2);
  });
});
