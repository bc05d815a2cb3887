import { describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import {
  addHost,
  addInvitee,
  expectRefused,
  historyOf,
  insertRental,
  inviteTo,
  mailedTokenOf,
  newEmail,
  rowOf,
} from '../testing.ts';

const rig = useTestApp({ RATE_LIMITS: 'on' });

describe('POST /rental/{id}/resend-invite', () => {
  it('sends a new link, and the old ones no longer work', async () => {
    const host = await addHost(rig);
    const { id, email, token, mailedToken } = await inviteTo(rig, host);
    const answer = await rig.post(`/rental/${id}/resend-invite`, undefined, host.token);
    expect(answer.status).toBe(200);
    const fresh = await mailedTokenOf(rig, id);
    const opened = async (token: string) => (await rig.get(`/rental/token/${token}`)).status;
    expect(await opened(token)).toBe(404);
    expect(await opened(mailedToken)).toBe(404);
    expect(await opened(answer.body.data.token)).toBe(200);
    expect(await opened(fresh)).toBe(200);
    const mails = await mailsTo(rig, email);
    expect(mails.some(({ text }) => text.includes(`/tenant/accept/${fresh}`))).toBe(true);
  });

  it('is limited to three a day; strangers do not count', async () => {
    const [host, other] = [await addHost(rig), await addHost(rig)];
    const { id } = await inviteTo(rig, host);
    const call = { method: 'POST', path: `/rental/${id}/resend-invite` };
    for (let at = 0; at < 5; at += 1) await expectRefused(rig, call, other.token, { status: 404 });
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => rig.post(call.path, undefined, host.token)),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
    await expectRefused(rig, call, host.token, { status: 429 });
    rig.clock.advance(86_400);
    expect((await rig.post(call.path, undefined, host.token)).status).toBe(200);
    rig.clock.advance(-86_400);
  });
});

describe('POST /rental/{id}/cancel-invite', () => {
  it('frees the bed, invalidates the links, and emails the invited person without the reason', async () => {
    const host = await addHost(rig);
    const { id, email, token, mailedToken } = await inviteTo(rig, host);
    const path = `/rental/${id}/cancel-invite`;
    const { status, body } = await rig.post(path, { reason: 'The bed broke' }, host.token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'deleted', closed_as: 'cancelled', rented: 0 });
    expect(body.data).not.toHaveProperty('token');
    for (const item of [token, mailedToken]) {
      expect((await rig.get(`/rental/token/${item}`)).status).toBe(404);
    }
    expect((await historyOf(rig, id))[0]).toMatchObject({
      status: 'cancelled',
      reason: 'The bed broke',
    });
    const mail = (await mailsTo(rig, email)).find(({ subject }) =>
      subject.includes('canceled your invitation'),
    );
    expect(mail).toBeDefined();
    expect(mail?.text).not.toContain('The bed broke');
    await inviteTo(rig, host);
    const again = { method: 'POST', path, body: {} };
    await expectRefused(rig, again, host.token, {
      status: 409,
      body: { error_code: 'INVITE_NOT_VALID' },
    });
  });

  it('emails the reason to somebody who rented from the lister before', async () => {
    const host = await addHost(rig);
    const tenant = await rig.member({ user_plan: null });
    await insertRental(rig.database.db, host.listing, host.listing.bedIds[1] ?? 0, {
      user_id: tenant.id,
      status: 'ended',
      accepted_at: '2025-01-01T00:00:00Z',
    });
    const { id } = await inviteTo(rig, host, { email: tenant.email });
    await rig.post(`/rental/${id}/cancel-invite`, { reason: 'The bed broke' }, host.token);
    const [mail] = await mailsTo(rig, tenant.email);
    expect(mail?.text).toContain('The bed broke');
  });

  it.each(['Crewpad Support', 'Pay at evil.example'])(
    'emails strangers no title like %s, and no such bed',
    async (words) => {
      const host = await addHost(rig, { listing: { title: words, city: 'Denver' } });
      await rig.database.db
        .updateTable('beds')
        .set({ bed_name: words })
        .where('id', 'in', host.listing.bedIds)
        .execute();
      const { id, email } = await inviteTo(rig, host);
      expect(await mailsTo(rig, email)).toHaveLength(1);
      await rig.post(`/rental/${id}/cancel-invite`, {}, host.token);
      const mails = await mailsTo(rig, email);
      expect(mails).toHaveLength(2);
      for (const { subject, text } of mails) {
        expect(subject).toContain('a crash pad in Denver');
        expect(subject + text).not.toContain(words);
      }
    },
  );

  it('names the city to strangers in the language of the email', async () => {
    const listing = { title: 'Crewpad Support', city: 'London', country: 'United Kingdom' };
    const host = await addHost(rig, { listing });
    const { db } = rig.database;
    await db.updateTable('members').set({ locale: 'es' }).where('id', '=', host.id).execute();
    const { email } = await inviteTo(rig, host);
    const [mail] = await mailsTo(rig, email);
    expect(mail?.subject).toContain('un crash pad en Londres');
  });

  it('is allowed for a lister whose plan has expired, unlike editing and resending', async () => {
    const host = await addHost(rig);
    const { id } = await inviteTo(rig, host);
    await rig.database.db
      .updateTable('members')
      .set({ expire_at: '2026-02-01T00:00:00Z' })
      .where('id', '=', host.id)
      .execute();
    const expired = { status: 403, body: { error_code: 'ACCOUNT_EXPIRED' } };
    const put = { method: 'PUT', path: `/rental/${id}`, body: { rental_amount: 1 } };
    await expectRefused(rig, put, host.token, expired);
    const resend = { method: 'POST', path: `/rental/${id}/resend-invite` };
    await expectRefused(rig, resend, host.token, expired);
    expect((await rig.post(`/rental/${id}/cancel-invite`, {}, host.token)).status).toBe(200);
    expect(await rowOf(rig, id)).toMatchObject({ status: 'cancelled', closed_as: 'cancelled' });
  });

  it('is refused for a stranger, another lister and the invited person', async () => {
    const [host, other] = [await addHost(rig), await addHost(rig)];
    const { id, email } = await inviteTo(rig, host);
    const guest = await addInvitee(rig, email);
    const seeker = await addInvitee(rig, newEmail(), { user_plan: 'seeker' });
    const call = { method: 'POST', path: `/rental/${id}/cancel-invite`, body: { reason: 7 } };
    await expectRefused(rig, call, undefined, { status: 401 });
    await expectRefused(rig, call, other.token, { status: 404 });
    await expectRefused(rig, call, guest.token, { status: 403 });
    await expectRefused(rig, call, seeker.token, { status: 403 });
    await expectRefused(rig, call, host.token, { status: 422 });
  });
});
