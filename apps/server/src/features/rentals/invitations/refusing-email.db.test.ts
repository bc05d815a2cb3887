import { expect, it } from 'vitest';
import { deleteOldData } from '../../../platform/old-data.ts';
import { recordRefusal } from '../../../platform/outbox/refusing-addresses.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addHost, addInvitee, formFor, type Host, inviteTo, newEmail } from '../testing.ts';
import { oldRefusals } from './answer.ts';

const rig = useTestApp();
let host: Host;

const REASON = '550 5.1.1 User unknown';

async function refuse(address: string) {
  const now = rig.clock.now();
  await recordRefusal(rig.database.db, { address, reason: REASON, now });
  return { reason: REASON, refused_at: now.toISOString() };
}

const crewOf = async (token: string) => (await rig.get('/rental', token)).body.data;

it('a lister sees in the answer to an invitation, and in its row, that the email refuses emails', async () => {
  host = await addHost(rig);
  const email = newEmail();
  const refusal = await refuse(email.toUpperCase());
  const { status, body } = await rig.post('/rental/invite', formFor(host, { email }), host.token);
  expect([status, body.data.email_refusal]).toEqual([201, refusal]);
  expect(body.message).toContain('its email was not sent');
  const again = await rig.post(`/rental/${body.data.id}/resend-invite`, {}, host.token);
  expect(again.body.message).toBe(body.message);
  expect(await crewOf(host.token)).toMatchObject([{ id: body.data.id, email_refusal: refusal }]);
});

it('nobody else sees it: no other lister, not the invited person, and not by the token', async () => {
  const lister = await addHost(rig);
  const { email, id, token, mailedToken } = await inviteTo(rig, lister);
  const invitee = await addInvitee(rig, email);
  await refuse(email);
  const other = await addHost(rig);
  const answers = await Promise.all([
    rig.get('/rentals', invitee.token),
    rig.get(`/rental/token/${token}`),
    rig.get(`/rental/token/${mailedToken}`, invitee.token),
    rig.get('/rental', other.token),
    rig.post(`/rental/${id}/resend-invite`, {}, other.token),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404]);
  expect(answers[0].body.total).toBe(1);
  expect(answers.map(({ text }) => text).join(' ')).not.toMatch(/User unknown|email_refusal/);
});

it('a lister gets no sentence about an email that they do not know', async () => {
  const lister = await addHost(rig);
  const { email, id } = await inviteTo(rig, lister);
  await rig.database.db
    .updateTable('rentals')
    .set({ email_hidden: true })
    .where('id', '=', id)
    .execute();
  const { refused_at } = await refuse(email);
  expect(await crewOf(lister.token)).toMatchObject([
    { id, email_refusal: { reason: null, refused_at } },
  ]);
});

it('the invitation shows it only while it is pending', async () => {
  const lister = await addHost(rig);
  const { email, id } = await inviteTo(rig, lister);
  await refuse(email);
  const { body } = await rig.post(`/rental/${id}/cancel-invite`, {}, lister.token);
  expect(body.data).toMatchObject({ id, email_refusal: null });
});

it('the daily job deletes the marks of emails that neither a member nor a rental has', async () => {
  const { email: own } = await rig.member();
  const { email: invited } = await inviteTo(rig, await addHost(rig));
  const deadEmail = newEmail();
  for (const email of [own, invited, deadEmail]) await refuse(email.toUpperCase());
  await deleteOldData(rig.database.db, [oldRefusals], rig.clock.now());
  const marks = await rig.database.db
    .selectFrom('refusing_addresses')
    .select('address')
    .where('address', 'in', [own, invited, deadEmail])
    .execute();
  expect(marks.map(({ address }) => address.toLowerCase()).toSorted()).toEqual(
    [own, invited].toSorted(),
  );
});
