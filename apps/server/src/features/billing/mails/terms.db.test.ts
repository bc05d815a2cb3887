import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from '../../../jobs/outbox.ts';
import { readKeptMails } from '../../../platform/mail/mailbox.ts';
import { tellEndings, tellExpiries, tellRenewals } from '../commands/tell-terms.ts';
import { renewDue } from '../renewals/renew-due.ts';
import { BillingRig, type SignedUp } from '../testing.ts';
import { day } from './words.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
beforeEach(() => rig.forgetAll());
afterAll(() => rig.close());

/** What the job does, on two nodes. */
const tell = async () => {
  const now = rig.accounts.clock.now();
  await Promise.all([1, 2].map(() => tellRenewals(rig.db, now)));
  await Promise.all([1, 2].map(() => tellEndings(rig.db, now)));
  await Promise.all([1, 2].map(() => tellExpiries(rig.db, now)));
};
const told = async (member: SignedUp) =>
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
  return readKeptMails(rig.db, email);
}

describe('the notice of a renewal', () => {
  it('comes thirty days ahead, once for each term', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -31);
    await tell();
    expect(await told(member)).toEqual([]);
    for (const days of [-30, -29, -2]) {
      await rig.daysFromEnd(member, days);
      await tell();
      expect(await told(member)).toEqual(['renewal_notice']);
    }
    await rig.daysFromEnd(member, -1);
    await renewDue(rig.accounts.services);
    await rig.daysFromEnd(member, -30);
    await tell();
    expect(await told(member)).toEqual(['renewal_notice', 'renewal_notice']);
  });

  it('tells the day, the amount and the card', async () => {
    const member = await rig.holder('pro');
    await rig.daysFromEnd(member, -30);
    await tell();
    const mail = await mailAbout(member, 'renews');
    expect(mail?.subject).toMatch(/^Your Crewpad plan renews on \w+ \d+, \d{4}$/);
    for (const words of ['$149.00', 'Senior Mama', 'Visa ending in 4242', 'delete your card']) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).toContain('\nhttp://localhost:3000/account-setting?tab=payment-methods\n');
  });

  it('tells what deleting the card does', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -30);
    await tell();
    expect((await mailAbout(member, 'renews'))?.text).toContain(
      'That stops the renewal and makes your account inactive at once',
    );
  });

  it('warns of a card that will have expired by the day of the charge', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -30);
    const now = rig.accounts.clock.now();
    await rig.db
      .updateTable('payment_methods')
      .set({ exp_year: now.getUTCFullYear(), exp_month: now.getUTCMonth() + 1 })
      .where('member_id', '=', member.id)
      .execute();
    await tell();
    const text = (await mailAbout(member, 'renews'))?.text;
    expect(text).toContain('Your card will have expired by then, and its bank may refuse it.');
    expect(text).toContain('Visa ending in 4242');
  });

  it('is not for those whose plan ends for good', async () => {
    const seeker = await rig.holder('seeker');
    await rig.daysFromEnd(seeker, -30);
    await tell();
    expect(await told(seeker)).not.toContain('renewal_notice');
  });

  it('is not sent any more when the card was taken away meanwhile', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -30);
    await tell();
    await rig.post('/stripe/remove-payment-method', {}, await rig.anew(member));
    expect((await mailbox(member)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('renews'),
    );
  });
});

describe('the warning that a term ends', () => {
  it('comes to a seeker thirty and three days ahead, each once for a term', async () => {
    const member = await rig.holder('seeker');
    await rig.daysFromEnd(member, -31);
    await tell();
    expect(await told(member)).toEqual([]);
    for (const days of [-30, -29, -4]) {
      await rig.daysFromEnd(member, days);
      await tell();
      expect(await told(member)).toEqual(['term_ending']);
    }
    for (const days of [-3, -2, -0.01]) {
      await rig.daysFromEnd(member, days);
      await tell();
      expect(await told(member)).toEqual(['term_ending', 'term_ending']);
    }
    await rig.renew(member, 'seeker');
    await tell();
    expect(await told(member)).toEqual(['term_ending', 'term_ending']);
    await rig.daysFromEnd(member, -30);
    await tell();
    expect(await told(member)).toHaveLength(3);
  });

  it('comes once when nobody looked before the last days', async () => {
    const member = await rig.holder('seeker');
    await rig.daysFromEnd(member, -2);
    await tell();
    expect(await told(member)).toEqual(['term_ending']);
  });

  it('tells the day, that it does not renew by itself, and how to renew', async () => {
    const member = await rig.holder('seeker');
    await rig.daysFromEnd(member, -30);
    await tell();
    const mail = await mailAbout(member, 'ends on');
    const { expire_at } = await rig.member(member.id);
    expect(mail?.subject).toBe(`Your Crewpad plan ends on ${day(expire_at ?? new Date(0))}`);
    for (const words of ['does not renew by itself', '$9.99', '6 months']) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).toContain('\nhttp://localhost:3000/account-expired\n');
  });

  it('is not sent any more when the term was extended meanwhile', async () => {
    const member = await rig.holder('seeker');
    await rig.daysFromEnd(member, -3);
    await tell();
    await rig.renew(member, 'seeker');
    const subjects = (await mailbox(member)).map(({ subject }) => subject);
    expect(subjects).not.toContainEqual(expect.stringContaining('ends on'));
  });

  it('is not for listers, nor for whoever has no active account', async () => {
    const lister = await rig.holder();
    await rig.daysFromEnd(lister, -3);
    await tell();
    expect(await told(lister)).not.toContain('term_ending');
    const seeker = await rig.holder('seeker');
    await rig.post('/stripe/remove-payment-method', {}, await rig.anew(seeker));
    await rig.daysFromEnd(seeker, -3);
    await tell();
    expect(await told(seeker)).toEqual([]);
  });
});

describe('the mail on an account that has expired', () => {
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
      await tell();
      const toldOfEnd = async () =>
        (await told(member)).filter((name) => name === 'account_expired');
      expect(await toldOfEnd()).toEqual([]);
      for (const days of [0, 1, 400]) {
        await rig.daysFromEnd(member, days);
        await tell();
        expect(await toldOfEnd()).toEqual(['account_expired']);
      }
      const mail = await mailAbout(member, 'has expired');
      expect(mail?.subject).toBe('Your Crewpad account has expired');
      expect(mail?.text).toContain('\nhttp://localhost:3000/account-expired\n');
    },
  );

  it('does not come when the plan was renewed in time, or before it was sent', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -1);
    await renewDue(rig.accounts.services);
    await tell();
    expect(await told(member)).not.toContain('account_expired');
    const late = await rig.holder('seeker');
    await rig.daysFromEnd(late, 0);
    await tell();
    await rig.renew(late, 'seeker');
    const subjects = (await mailbox(late)).map(({ subject }) => subject);
    expect(subjects).not.toContain('Your Crewpad account has expired');
  });
});
