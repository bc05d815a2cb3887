import { expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addHost, addInvitee, inviteTo, newEmail, rowOf } from '../testing.ts';

const rig = useTestApp({ FLAGS: 'deactivateAccount' });

async function close({ email, token }: { email: string; token: string }) {
  await rig.get('/user/request-deactivation-account', token);
  const mails = await mailsTo(rig, email);
  const mail = mails.find(({ subject }) => subject.includes('code'));
  const code = /^\d{8}$/m.exec(mail?.text ?? '')?.[0] ?? '';
  return rig.call('DELETE', '/user/verify-deactivation-code', { token, body: { code } });
}

it('closing an account declines its pending invitations, and no others', async () => {
  const host = await addHost(rig);
  const [first, second, third] = host.listing.bedIds;
  const member = await addInvitee(rig, newEmail());
  const { email } = member;
  const invited = [
    await inviteTo(rig, host, { email, bed_id: first }),
    await inviteTo(rig, host, { email: email.toUpperCase(), bed_id: second }),
  ];
  const other = await inviteTo(rig, host, { bed_id: third });
  const count = await rig.get('/user/get-count-pending-invite', member.token);
  expect(count.body.count).toBe(2);
  expect((await close(member)).status).toBe(200);
  for (const { id } of invited) {
    expect(await rowOf(rig, id)).toMatchObject({ status: 'declined', closed_as: 'declined' });
  }
  expect((await rowOf(rig, other.id)).status).toBe('pending');
  const declined = (await mailsTo(rig, host.email)).filter(({ subject }) =>
    subject.includes('declined your invitation'),
  );
  expect(declined).toHaveLength(2);
  // The bed can be offered again.
  await inviteTo(rig, host, { bed_id: first });
});

it('leaves invitations to an unverified email unchanged', async () => {
  const host = await addHost(rig);
  const member = await addInvitee(rig, newEmail(), { email_verified_at: null });
  const { id, mailedToken } = await inviteTo(rig, host, { email: member.email });
  expect((await close(member)).status).toBe(200);
  expect((await rowOf(rig, id)).status).toBe('pending');
  expect((await rig.get(`/rental/token/${mailedToken}`)).body.has_account).toBe(false);
});
