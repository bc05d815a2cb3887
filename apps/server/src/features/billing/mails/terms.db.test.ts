import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from '../../../jobs/outbox.ts';
import { readKeptMails } from '../../../platform/mail/mailbox.ts';
import { tellExpiries, tellRenewals } from '../commands/tell-terms.ts';
import { renewDue } from '../renewals/renew-due.ts';
import { BillingRig, type SignedUp } from '../testing.ts';

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
    expect(mail?.text).toContain('\nhttp://localhost:3000/account-setting#payment-method\n');
  });

  it('is not for those whose plan ends for good', async () => {
    const seeker = await rig.holder('seeker');
    await rig.daysFromEnd(seeker, -30);
    await tell();
    expect(await told(seeker)).toEqual([]);
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
      expect(await told(member)).toEqual([]);
      for (const days of [0, 1, 400]) {
        await rig.daysFromEnd(member, days);
        await tell();
        expect(await told(member)).toEqual(['account_expired']);
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

describe('the mail on a renewal that failed', () => {
  const failed = async (card: 'declined' | 'asks') => {
    const member = await rig.holder('basic', card);
    await rig.daysFromEnd(member, -1);
    await renewDue(rig.accounts.services);
    return (await mailAbout(member, 'could not be renewed'))?.text ?? '';
  };

  it('says until when the card is tried again, and leads to the cards', async () => {
    const text = await failed('declined');
    expect(text).toContain('We try this card again until');
    expect(text).toContain('\nhttp://localhost:3000/account-setting#payment-method\n');
  });

  it('leads the owner whom his bank asks for to the renew page', async () => {
    const text = await failed('asks');
    expect(text).toContain('confirm this payment');
    expect(text).toContain('\nhttp://localhost:3000/account-expired\n');
  });

  it('says that there is no card', async () => {
    const member = await rig.holder();
    await rig.db
      .updateTable('payment_methods')
      .set({ valid: false })
      .where('member_id', '=', member.id)
      .execute();
    await rig.daysFromEnd(member, -1);
    await renewDue(rig.accounts.services);
    await rig.daysFromEnd(member, 0);
    await renewDue(rig.accounts.services);
    expect(await told(member)).toEqual(['renewal_failed']);
    const mail = await mailAbout(member, 'could not be renewed');
    expect(mail?.text).toContain('There is no card that we could charge.');
  });
});
