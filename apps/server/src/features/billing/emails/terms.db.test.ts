import { formatDay } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from '../../../jobs/outbox.ts';
import { listMailboxEmails } from '../../../platform/mail/mailbox.ts';
import { notifyEndings, notifyExpiries, notifyRenewals, renewDue } from '../plans/renewals.ts';
import { BillingRig, type SignedUp } from '../testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

/** Runs the notice job on two nodes. */
const runJob = async () => {
  const now = rig.accounts.clock.now();
  await Promise.all([1, 2].map(() => notifyRenewals(rig.db, now)));
  await Promise.all([1, 2].map(() => notifyEndings(rig.db, now)));
  await Promise.all([1, 2].map(() => notifyExpiries(rig.db, now)));
};
const noticesTo = async (member: SignedUp) =>
  (await rig.mails(member.id)).filter((mail) => mail !== 'receipt' && mail !== 'welcome');

async function mailAbout(member: SignedUp, subject: string) {
  const mails = await mailbox(member);
  return mails.find((mail) => mail.subject.includes(subject));
}

async function mailbox({ id }: SignedUp) {
  await openOutbox(rig.accounts.services).run();
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return listMailboxEmails(rig.db, email);
}

describe('the notice of a renewal', () => {
  it('is sent thirty days ahead, once per term', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -31);
    await runJob();
    expect(await noticesTo(member)).toEqual([]);
    for (const days of [-30, -29, -2]) {
      await rig.daysFromEnd(member, days);
      await runJob();
      expect(await noticesTo(member)).toEqual(['renewal_notice']);
    }
    await rig.daysFromEnd(member, -1);
    await renewDue(rig.accounts.services);
    await rig.daysFromEnd(member, -30);
    await runJob();
    expect(await noticesTo(member)).toEqual(['renewal_notice', 'renewal_notice']);
  });

  it('shows the day, the amount and the card', async () => {
    const member = await rig.holder('pro');
    await rig.daysFromEnd(member, -30);
    await runJob();
    const mail = await mailAbout(member, 'renews');
    expect(mail?.subject).toMatch(/^Your Crewpad plan renews on \w+ \d+, \d{4}$/);
    for (const words of [
      '$149.00',
      'Senior Mama',
      'Visa ending in 4242',
      'turn off “Renew automatically”',
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).toContain('\nhttp://localhost:3000/account-setting?tab=payment-methods\n');
  });

  it('says when the card is charged, and how to turn the renewal off', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -30);
    await runJob();
    expect((await mailAbout(member, 'renews'))?.text).toContain(
      'turn off “Renew automatically” under My services before that day. Your plan then ends on',
    );
  });

  it('warns about a card that expires before the charge', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -30);
    const now = rig.accounts.clock.now();
    await rig.db
      .updateTable('payment_methods')
      .set({ exp_year: now.getUTCFullYear(), exp_month: now.getUTCMonth() + 1 })
      .where('member_id', '=', member.id)
      .execute();
    await runJob();
    const text = (await mailAbout(member, 'renews'))?.text;
    expect(text).toContain('Your card will have expired by then, and its bank may decline it.');
    expect(text).toContain('Visa ending in 4242');
  });

  it('is not sent when the plan does not renew', async () => {
    const seeker = await rig.holder('seeker');
    await rig.daysFromEnd(seeker, -30);
    await runJob();
    expect(await noticesTo(seeker)).not.toContain('renewal_notice');
  });

  it('is not sent if the card was removed in the meantime', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -30);
    await runJob();
    await rig.post('/stripe/remove-payment-method', {}, await rig.newToken(member));
    expect((await mailbox(member)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('renews'),
    );
  });
});

describe('the warning that a term ends', () => {
  it('is sent to a seeker thirty and three days ahead, each once per term', async () => {
    const member = await rig.holder('seeker');
    await rig.daysFromEnd(member, -31);
    await runJob();
    expect(await noticesTo(member)).toEqual([]);
    for (const days of [-30, -29, -4]) {
      await rig.daysFromEnd(member, days);
      await runJob();
      expect(await noticesTo(member)).toEqual(['term_ending']);
    }
    for (const days of [-3, -2, -0.01]) {
      await rig.daysFromEnd(member, days);
      await runJob();
      expect(await noticesTo(member)).toEqual(['term_ending', 'term_ending']);
    }
    await rig.renew(member, 'seeker');
    await runJob();
    expect(await noticesTo(member)).toEqual(['term_ending', 'term_ending']);
    await rig.daysFromEnd(member, -30);
    await runJob();
    expect(await noticesTo(member)).toHaveLength(3);
  });

  it('is sent once when the job did not run before the last days', async () => {
    const member = await rig.holder('seeker');
    await rig.daysFromEnd(member, -2);
    await runJob();
    expect(await noticesTo(member)).toEqual(['term_ending']);
  });

  it('shows the day, and explains that the plan does not renew and how to renew it', async () => {
    const member = await rig.holder('seeker');
    await rig.daysFromEnd(member, -30);
    await runJob();
    const mail = await mailAbout(member, 'ends on');
    const { expire_at } = await rig.member(member.id);
    expect(mail?.subject).toBe(`Your Crewpad plan ends on ${formatDay(expire_at ?? new Date(0))}`);
    for (const words of ["doesn't renew automatically", '$9.99', '6 months']) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).toContain('\nhttp://localhost:3000/account-expired\n');
  });

  it('is not sent if the term was extended in the meantime', async () => {
    const member = await rig.holder('seeker');
    await rig.daysFromEnd(member, -3);
    await runJob();
    await rig.renew(member, 'seeker');
    const subjects = (await mailbox(member)).map(({ subject }) => subject);
    expect(subjects).not.toContainEqual(expect.stringContaining('ends on'));
  });

  it('is not sent to listers or inactive members', async () => {
    const lister = await rig.holder();
    await rig.daysFromEnd(lister, -3);
    await runJob();
    expect(await noticesTo(lister)).not.toContain('term_ending');
    const seeker = await rig.holder('seeker');
    await rig.post('/stripe/remove-payment-method', {}, await rig.newToken(seeker));
    await rig.daysFromEnd(seeker, -3);
    await runJob();
    expect(await noticesTo(seeker)).toEqual([]);
  });
});

describe('the email about an expired account', () => {
  it.each(['seeker', 'basic'] as const)(
    'comes once when the term of a %s has ended',
    async (plan) => {
      const member = await rig.holder(plan);
      await rig.daysFromEnd(member, -0.001);
      await rig.db
        .updateTable('members')
        .set({ repeat: false })
        .where('id', '=', member.id)
        .execute();
      await runJob();
      const endEmails = async () =>
        (await noticesTo(member)).filter((name) => name === 'account_expired');
      expect(await endEmails()).toEqual([]);
      for (const days of [0, 1, 400]) {
        await rig.daysFromEnd(member, days);
        await runJob();
        expect(await endEmails()).toEqual(['account_expired']);
      }
      const mail = await mailAbout(member, 'has expired');
      expect(mail?.subject).toBe('Your Crewpad account has expired');
      expect(mail?.text).toContain('\nhttp://localhost:3000/account-expired\n');
    },
  );

  it('is not sent when the plan was renewed in time, or before it was sent', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -1);
    await renewDue(rig.accounts.services);
    await runJob();
    expect(await noticesTo(member)).not.toContain('account_expired');
    const late = await rig.holder('seeker');
    await rig.daysFromEnd(late, 0);
    await runJob();
    await rig.renew(late, 'seeker');
    const subjects = (await mailbox(late)).map(({ subject }) => subject);
    expect(subjects).not.toContain('Your Crewpad account has expired');
  });
});

it('of a renewal switched on within the last day names today as the day of the charge', async () => {
  const member = await rig.holder();
  const token = await rig.newToken(member);
  await rig.accounts.call('PUT', '/user/renewal', { token, body: { repeat: false } });
  await rig.daysFromEnd(member, -0.25);
  await rig.accounts.call('PUT', '/user/renewal', {
    token: await rig.newToken(member),
    body: { repeat: true },
  });
  const today = rig.accounts.clock.now();
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const { text } = (await mailAbout(member, 'renews')) ?? { text: '' };
  expect(text).toContain(`$49.00 on ${day.format(today)}`);
});
