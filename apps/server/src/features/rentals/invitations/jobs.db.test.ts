import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { invitationJobs } from '../jobs.ts';
import { addHost, addInvitee, inviteTo, rentalState, rowOf } from '../testing.ts';
import { expireInvitations, remindInvitees } from './reminders.ts';

const rig = useTestApp();
beforeEach(() => rig.clock.set(NOON));

const NOON = new Date('2026-03-01T12:00:00Z');
const DAY = 86_400_000;
const HOUR = 60 * 60 * 1000;

/** Runs a job at an instant, and sends the emails it orders. */
function runAt(job: typeof remindInvitees, now: Date) {
  rig.clock.set(now);
  return job(rig.database.db, now);
}

describe('invitation reminders', () => {
  const remind = (days: number) =>
    runAt(remindInvitees, new Date(NOON.getTime() + days * DAY + 60_000));
  const reminders = async (email: string) =>
    (await mailsTo(rig, email)).filter(({ subject }) => subject.startsWith('Reminder')).length;

  it('are sent after three and seven days, each once, until there is an answer', async () => {
    const host = await addHost(rig);
    const [open, answered] = [
      await inviteTo(rig, host),
      await inviteTo(rig, host, { bed_id: host.listing.bedIds[1] }),
    ];
    const { updated_at } = await rowOf(rig, open.id);
    await remind(2.9);
    expect(await reminders(open.email)).toBe(0);
    await Promise.all([remind(3), remind(3)]);
    await remind(4);
    expect([await reminders(open.email), await reminders(answered.email)]).toEqual([1, 1]);
    const guest = await addInvitee(rig, answered.email);
    await rig.post('/rental/accept', { token: answered.token }, guest.token);
    await remind(7);
    await remind(30);
    expect([await reminders(open.email), await reminders(answered.email)]).toEqual([2, 1]);
    // The offer shown to the tenant is unchanged.
    expect((await rowOf(rig, open.id)).updated_at).toEqual(updated_at);
    const [mail] = (await mailsTo(rig, open.email)).filter(({ subject }) =>
      subject.startsWith('Reminder'),
    );
    expect(mail?.text).toMatch(new RegExp(`^http\\S+/tenant/accept/${open.mailedToken}$`, 'm'));
  });

  it('report the next due instant to the test clock', async () => {
    const { id } = await inviteTo(rig, await addHost(rig));
    const { db } = rig.database;
    // Others may be due for a reminder too.
    await db.updateTable('rentals').set({ reminders_sent: 2 }).where('id', '<>', id).execute();
    const job = invitationJobs(rig.services).find(({ name }) => name === 'remind-invitees');
    const { invited_at } = await db
      .selectFrom('rentals')
      .select('invited_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const after = (days: number) => new Date(invited_at.getTime() + days * DAY);
    /** They are sent 20 minutes after each hour. */
    const run = (days: number) => {
      const at = after(days);
      at.setUTCMinutes(20, 0, 0);
      return at < after(days) ? new Date(at.getTime() + HOUR) : at;
    };
    expect(await job?.nextDue?.(after(0), after(2.9))).toBeUndefined();
    expect(await job?.nextDue?.(after(0), after(30))).toEqual(run(3));
    expect(await job?.nextDue?.(run(3), after(30))).toEqual(run(7));
    await db.updateTable('rentals').set({ reminders_sent: 2 }).where('id', '=', id).execute();
    expect(await job?.nextDue?.(after(0), after(30))).toBeUndefined();
  });

  it('are sent once after an outage, and restart when the invitation is sent again', async () => {
    const host = await addHost(rig);
    const { id, email } = await inviteTo(rig, host);
    await remind(9);
    await remind(9);
    expect(await reminders(email)).toBe(1);
    await rig.post(`/rental/${id}/resend-invite`, undefined, host.token);
    expect(await rowOf(rig, id)).toMatchObject({ reminders_sent: 0 });
    await remind(11.9);
    expect(await reminders(email)).toBe(1);
    await remind(12.1);
    expect(await reminders(email)).toBe(2);
  });
});

describe('an agreed end that passes without an answer', () => {
  it('expires the invitation at that local hour, frees the bed and notifies both', async () => {
    const host = await addHost(rig);
    const ends = { start_date: '2026-03-02', end_date: '2026-03-05', end_time: '11:00' };
    const { id, email, token } = await inviteTo(rig, host, ends);
    const open = await inviteTo(rig, host, { bed_id: host.listing.bedIds[1] });
    const at = (time: string) => {
      rig.clock.set(new Date(time));
      return expireInvitations(rig.services);
    };
    await at('2026-03-05T15:59:59Z');
    expect((await rowOf(rig, id)).status).toBe('pending');
    await Promise.all([at('2026-03-05T16:00:00Z'), at('2026-03-05T16:00:00Z')]);
    expect(await rowOf(rig, id)).toMatchObject({ status: 'cancelled', closed_as: 'expired' });
    expect((await rowOf(rig, open.id)).status).toBe('pending');
    expect((await rig.get(`/rental/token/${token}`)).status).toBe(404);
    for (const address of [email, host.email]) {
      const mails = await mailsTo(rig, address);
      const expired = mails.filter(({ subject }) => subject.includes('has expired'));
      expect(expired).toHaveLength(1);
      expect(expired[0]?.text).toContain('Check-out: March 5, 2026 at 11:00 AM EST');
    }
    const [toInvited] = await mailsTo(rig, email);
    expect(toInvited?.text).toContain('before check-out, so you can no longer accept.');
    const [toLister] = await mailsTo(rig, host.email);
    expect(toLister?.text).toContain("didn't answer before check-out. The bed is free.");
    const newToken = await rig.tokenOf(host.id);
    const { body: notices } = await rig.get('/notifications', newToken);
    expect(notices.data[0]).toMatchObject({ kind: 'invitation_unanswered' });
    const { body: own } = await rig.get('/rental?status=all', newToken);
    expect(own.data.find((item: { id: number }) => item.id === id)).toMatchObject({
      ...{ status: 'deleted', closed_as: 'expired' },
    });
    const state = await rentalState(rig);
    const steps = state.history.filter((row) => row.rental_id === id);
    expect(steps.at(-1)).toMatchObject({ action: 'expire', actor: 'system', actor_id: null });
    expect(state.listings.find((row) => row.id === host.listing.id)?.rented).toBe(1);
    await at('2026-03-06T16:00:00Z');
    expect(await rentalState(rig)).toEqual(state);
  });
});

describe('the test clock', () => {
  it('stops at each hour when an invitation expires', async () => {
    const host = await addHost(rig);
    const ends = { end_date: '2026-07-01', end_time: '02:00' };
    await inviteTo(rig, host, { start_date: '2026-06-01', ...ends });
    const job = invitationJobs(rig.services).find(({ name }) => name === 'expire-invitations');
    const due = new Date('2026-07-01T06:00:00Z');
    const target = new Date('2026-08-01T00:00:00Z');
    expect(await job?.nextDue?.(new Date('2026-06-15T00:00:00Z'), target)).toEqual(due);
    expect(await job?.nextDue?.(due, target)).toBeUndefined();
  });
});
