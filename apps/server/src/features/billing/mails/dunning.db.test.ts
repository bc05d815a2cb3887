import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from '../../../jobs/outbox.ts';
import { readKeptMails } from '../../../platform/mail/mailbox.ts';
import { RenewalsRig, SLOTS } from '../renewals/testing.ts';
import { BillingRig, type SignedUp } from '../testing.ts';
import { day } from './words.ts';

let rig: BillingRig;
let days: RenewalsRig;
beforeAll(async () => {
  rig = await BillingRig.open();
  days = new RenewalsRig(rig);
});
beforeEach(() => rig.forgetAll());
afterAll(() => rig.close());

const CARD_PAGE = '\nhttp://localhost:3000/update-payment-method\n';
const RENEW_PAGE = '\nhttp://localhost:3000/account-expired\n';
const DAY_MS = 86_400_000;
const dayFrom = (end: Date, days: number) => day(new Date(end.getTime() + days * DAY_MS));

/** Sends what was ordered. @returns the mails on renewals that failed, oldest first */
async function mailsOf({ id }: SignedUp) {
  await openOutbox(rig.accounts.services).run();
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mails = await readKeptMails(rig.db, email);
  return mails.filter(({ subject }) => /not (be )?renewed/.test(subject)).toReversed();
}

async function holder(card?: 'declined' | 'asks') {
  const member = await rig.holder('basic', card);
  return { member, end: await days.endOf(member) };
}

/** The bank has said so, whatever the sandbox says. */
async function declineWith(member: SignedUp, decline_code: string): Promise<void> {
  const { id } = await rig.latest(member.id);
  await rig.db
    .updateTable('payment_attempts')
    .set({ decline_code })
    .where('obligation_id', '=', id)
    .execute();
}

describe('the mail on a renewal that failed', () => {
  it('comes for each day of the schedule, once, with the day of the next try', async () => {
    const { member, end } = await holder('declined');
    let sent = 0;
    for (const [tried, next] of [
      [-1, 0],
      [0, 3],
      [3, 7],
    ] as const) {
      await days.on(end, tried);
      await days.renew();
      const mails = await mailsOf(member);
      sent += 1;
      expect(mails).toHaveLength(sent);
      const text = mails.at(-1)?.text ?? '';
      expect(mails.at(-1)?.subject).toBe('Your Crewpad plan could not be renewed');
      expect(text).toContain('Card: Visa ending in 0341');
      expect(text).toContain(`Tried: ${dayFrom(end, tried)}`);
      expect(text).toContain(`Next try: ${dayFrom(end, next)}`);
      expect(text).toContain('Your bank did not allow it.');
      expect(text).toContain(CARD_PAGE);
    }
  });

  it('is in the end one that names the card and the day of the last try', async () => {
    const { member, end } = await holder('declined');
    for (const slot of SLOTS) {
      await days.on(end, slot);
      await mailsOf(member);
    }
    await days.on(end, 8);
    const mails = await mailsOf(member);
    expect(mails).toHaveLength(4);
    const last = mails.at(-1);
    expect(last?.subject).toBe('Your Crewpad plan was not renewed');
    for (const words of [
      'Card: Visa ending in 0341',
      `Last tried: ${dayFrom(end, 7)}`,
      'Next try: None',
      'This was the last try',
      CARD_PAGE,
      RENEW_PAGE,
    ]) {
      expect(last?.text).toContain(words);
    }
  });

  it('says of a card that is not tried again that another one is needed, and tells the end', async () => {
    const { member, end } = await holder('declined');
    await days.on(end, -1);
    await declineWith(member, 'lost_card');
    const [first] = await mailsOf(member);
    expect(first?.text).toContain('Next try: None');
    expect(first?.text).toContain('We do not try this card again.');
    for (const slot of [0, 3]) await days.on(end, slot);
    expect(await mailsOf(member)).toHaveLength(1);
    await days.on(end, 7);
    await days.on(end, 8);
    const [, last, ...more] = await mailsOf(member);
    expect(more).toEqual([]);
    expect(last?.text).toContain('Card: Visa ending in 0341');
    expect(last?.text).toContain(`Last tried: ${dayFrom(end, -1)}`);
    expect(last?.text).toContain('This was the last try');
  });

  it('names the card that failed, also when another one has taken its place', async () => {
    const { member, end } = await holder('declined');
    await days.on(end, -1);
    rig.accounts.clock.advance(60);
    await rig.save(member, 'twice');
    const texts = (await mailsOf(member)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    const about = (last4: string) => texts.find((text) => text.includes(`Visa ending in ${last4}`));
    expect(about('0341')).toContain('Your bank did not allow it.');
    expect(about('0020')).toContain('not enough money');
  });

  it('leads the owner whom his bank asks for to the renew page', async () => {
    const { member, end } = await holder('asks');
    await days.on(end, -1);
    const [mail] = await mailsOf(member);
    expect(mail?.text).toContain('confirm this payment');
    expect(mail?.text).toContain(RENEW_PAGE);
  });

  it('says once that there is no card, and tells the end', async () => {
    const { member, end } = await holder();
    await rig.db
      .updateTable('payment_methods')
      .set({ valid: false })
      .where('member_id', '=', member.id)
      .execute();
    for (const slot of [-1, 0, 3]) await days.on(end, slot);
    const [mail, ...more] = await mailsOf(member);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('There is no card that we could charge.');
    await days.on(end, 7);
    expect((await mailsOf(member)).at(-1)?.text).toContain('This was the last try');
  });

  it('is not sent any more when the plan was paid meanwhile', async () => {
    const { member, end } = await holder('declined');
    await days.on(end, -1);
    await rig.save(member);
    expect(await mailsOf(member)).toEqual([]);
  });
});
