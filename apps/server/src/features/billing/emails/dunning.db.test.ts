import { formatDay } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from '../../../jobs/outbox.ts';
import { listMailboxEmails } from '../../../platform/mail/mailbox.ts';
import { BillingRig, RenewalsRig, type SignedUp, SLOTS } from '../testing.ts';

let rig: BillingRig;
let days: RenewalsRig;
beforeAll(async () => {
  rig = await BillingRig.open();
  days = new RenewalsRig(rig);
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

const CARD_PAGE = '\nhttp://localhost:3000/update-payment-method\n';
const RENEW_PAGE = '\nhttp://localhost:3000/account-expired\n';
const DAY_MS = 86_400_000;
const dayFrom = (end: Date, days: number) => formatDay(new Date(end.getTime() + days * DAY_MS));

/** Sends ordered emails. @returns those about failed renewals, oldest first */
async function mailsOf({ id }: SignedUp) {
  await openOutbox(rig.accounts.services).run();
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mails = await listMailboxEmails(rig.db, email);
  return mails.filter(({ subject }) => /couldn't renew|wasn't renewed/.test(subject)).toReversed();
}

async function holder(card?: 'declined' | 'confirms') {
  const member = await rig.holder('basic', card);
  return { member, end: await days.endOf(member) };
}

/** Sets the bank's code, which no test card of the sandbox has. */
async function declineWith(member: SignedUp, decline_code: string): Promise<void> {
  const { id } = await rig.latest(member.id);
  await rig.db
    .updateTable('payment_attempts')
    .set({ decline_code })
    .where('obligation_id', '=', id)
    .execute();
}

describe('the email about a failed renewal', () => {
  it('is sent once for each day of the schedule, with the day of the next attempt', async () => {
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
      expect(mails.at(-1)?.subject).toBe("We couldn't renew your Crewpad plan");
      expect(text).toContain('Card: Visa ending in 0341');
      expect(text).toContain(`Latest attempt: ${dayFrom(end, tried)}`);
      expect(text).toContain(`Next attempt: ${dayFrom(end, next)}`);
      expect(text).toContain('Your bank declined the payment.');
      expect(text).toContain(CARD_PAGE);
    }
  });

  it('shows the card and the day of the last attempt at the end', async () => {
    const { member, end } = await holder('declined');
    for (const slot of SLOTS) {
      await days.on(end, slot);
      await mailsOf(member);
    }
    await days.on(end, 8);
    const mails = await mailsOf(member);
    expect(mails).toHaveLength(4);
    const last = mails.at(-1);
    expect(last?.subject).toBe("Your Crewpad plan wasn't renewed");
    for (const words of [
      'Card: Visa ending in 0341',
      `Final attempt: ${dayFrom(end, 7)}`,
      "Next attempt: We won't try again.",
      'This was the last attempt',
      CARD_PAGE,
      RENEW_PAGE,
    ]) {
      expect(last?.text).toContain(words);
    }
  });

  it('asks for another card when this one cannot be charged again, and reports the end', async () => {
    const { member, end } = await holder('declined');
    await days.on(end, -1);
    await declineWith(member, 'lost_card');
    const [first] = await mailsOf(member);
    expect(first?.text).toContain("Next attempt: We won't try again.");
    expect(first?.text).toContain("We won't charge this card again.");
    for (const slot of [0, 3]) await days.on(end, slot);
    expect(await mailsOf(member)).toHaveLength(1);
    await days.on(end, 7);
    await days.on(end, 8);
    const [, last, ...more] = await mailsOf(member);
    expect(more).toEqual([]);
    expect(last?.text).toContain('Card: Visa ending in 0341');
    expect(last?.text).toContain(`Final attempt: ${dayFrom(end, -1)}`);
    expect(last?.text).toContain('This was the last attempt');
  });

  it('shows the card that failed, even if another one has replaced it', async () => {
    const { member, end } = await holder('declined');
    await days.on(end, -1);
    rig.accounts.clock.advance(60);
    await rig.save(member, 'twice');
    const texts = (await mailsOf(member)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    const about = (last4: string) => texts.find((text) => text.includes(`Visa ending in ${last4}`));
    expect(about('0341')).toContain('Your bank declined the payment.');
    expect(about('0020')).toContain('Insufficient funds');
  });

  it('links to the renew page when the bank requires a confirmation', async () => {
    const { member, end } = await holder('confirms');
    await days.on(end, -1);
    const [mail] = await mailsOf(member);
    expect(mail?.text).toContain('confirm this payment');
    expect(mail?.text).toContain(RENEW_PAGE);
  });

  it('reports a missing card once, and again at the end', async () => {
    const { member, end } = await holder();
    await rig.db
      .updateTable('payment_methods')
      .set({ valid: false })
      .where('member_id', '=', member.id)
      .execute();
    for (const slot of [-1, 0, 3]) await days.on(end, slot);
    const [mail, ...more] = await mailsOf(member);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("There's no card we can charge.");
    await days.on(end, 7);
    expect((await mailsOf(member)).at(-1)?.text).toContain('This was the last attempt');
  });

  it('is not sent if the plan was paid in the meantime', async () => {
    const { member, end } = await holder('declined');
    await days.on(end, -1);
    await rig.save(member);
    expect(await mailsOf(member)).toEqual([]);
  });
});
