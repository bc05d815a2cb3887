import { PAID_BY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addHost, addInvitee, inviteTo } from '../testing.ts';

const rig = useTestApp();

const STAY = {
  ...{ rental_amount: 400, deposit: 0, payment_date: 1 },
  ...{ start_date: '2026-05-16', end_date: '2026-07-15', end_time: '11:00' },
};
const CHARGES = [
  ['May 16, 2026 to May 31, 2026', '$206.45'],
  ['June 1, 2026 to June 30, 2026', '$400.00'],
  ['July 1, 2026 to July 14, 2026', '$180.65'],
] as const;

/** The text of an email in one line. */
const lineOf = (mail: { text: string } | undefined) => mail?.text.replaceAll(/\s+/g, ' ') ?? '';

describe('an invitation to a stay with an agreed end', () => {
  it('quotes every charge and the total, and no monthly rent', async () => {
    const host = await addHost(rig);
    const { mailedToken } = await inviteTo(rig, host, { ...STAY, deposit: 100 });
    const { body } = await rig.get(`/rental/token/${mailedToken}`);
    const { quote } = body.data;
    expect(quote.then).toBeNull();
    expect(quote.today).toEqual([{ kind: 'deposit', amount: 100, by: PAID_BY.manual }]);
    expect(quote.charges.map(({ kind, amount }: never) => [kind, amount])).toEqual([
      ['deposit', 100],
      ['rent', 206.45],
      ['rent', 400],
      ['rent', 180.65],
    ]);
    expect(quote.charges[1]).toMatchObject({
      ...{ due_at: '2026-05-16T07:00:00.000Z', period_from: '2026-05-16' },
      period_to: '2026-06-01',
    });
    expect(quote.total).toBe(887.1);
  });

  it('emails the same charges and total to the invited person, and to both once accepted', async () => {
    const host = await addHost(rig);
    const { email, mailedToken } = await inviteTo(rig, host, STAY);
    const { token } = await addInvitee(rig, email);
    const accepted = await rig.post('/rental/accept', { token: mailedToken }, token);
    expect(accepted.status).toBe(200);
    const [toTenant, toLister] = [await mailsTo(rig, email), await mailsTo(rig, host.email)];
    expect([toTenant.length, toLister.length]).toEqual([1, 1]);
    for (const mail of [...toTenant, ...toLister]) {
      const text = lineOf(mail);
      for (const [days, amount] of CHARGES) expect(text).toContain(`${days}: ${amount}`);
      expect(text).toContain('In total: $787.10');
      expect(text).not.toContain('each month');
      expect(text).not.toContain('per month');
    }
  });

  it('says in the emails that a deposit without AutoPay is paid to the lister directly', async () => {
    const host = await addHost(rig, { member: { display_name: 'Lena L.' } });
    const { email, mailedToken } = await inviteTo(rig, host, { ...STAY, deposit: 100 });
    const [invitation] = await mailsTo(rig, email);
    expect(lineOf(invitation)).toContain('Deposit: $100.00, paid to Lena L. directly');
    const { token } = await addInvitee(rig, email);
    await rig.post('/rental/accept', { token: mailedToken }, token);
    const [accepted] = await mailsTo(rig, email);
    expect(lineOf(accepted)).toContain('$100.00, not paid yet: you pay Lena L. directly');
    const [toLister] = await mailsTo(rig, host.email);
    expect(lineOf(toLister)).toContain('$100.00, not paid yet: they pay you directly');
  });

  it('lists twelve charges and counts the others', async () => {
    const host = await addHost(rig);
    const { email } = await inviteTo(rig, host, { ...STAY, end_date: '2027-07-15' });
    const [invitation] = await mailsTo(rig, email);
    const text = lineOf(invitation);
    expect(text).toContain('April 1, 2027 to April 30, 2027');
    expect(text).not.toContain('May 1, 2027 to May 31, 2027');
    expect(text).toContain('And 3 more');
    expect(text).toContain('In total: $5,587.10');
  });
});
