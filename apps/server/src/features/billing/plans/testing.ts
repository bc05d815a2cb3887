import type { BillingRig, SignedUp } from '../testing.ts';
import type { RenewalFacts } from './renewal-schedule.ts';
import { renewDue } from './renewals.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days from the end of a term on which a renewal is charged. */
export const SLOTS = [-1, 0, 3, 7];

/** Simulates the renewal job. */
export class RenewalsRig {
  private readonly rig: BillingRig;

  constructor(rig: BillingRig) {
    this.rig = rig;
  }

  /** Runs the minute job on two nodes. */
  async renew(): Promise<void> {
    const { services } = this.rig.accounts;
    await Promise.all([renewDue(services), renewDue(services)]);
  }

  /** A number of days from the end of the first term. */
  async on(end: Date, day: number): Promise<void> {
    this.rig.accounts.clock.set(new Date(end.getTime() + day * DAY_MS));
    await this.renew();
  }

  async endOf({ id }: SignedUp): Promise<Date> {
    const { expire_at } = await this.rig.member(id);
    return expire_at ?? new Date(0);
  }

  /**
   * Simulates all days of the schedule, several runs each. @returns the attempts after each slot
   */
  async playDays(member: SignedUp, end: Date): Promise<number[]> {
    const attempts: number[] = [];
    for (let day = -3; day <= 9; day += 1) {
      await this.on(end, day);
      this.rig.accounts.clock.advance(3600);
      await this.renew();
      if (SLOTS.includes(day)) attempts.push((await this.rig.latest(member.id)).attempt_count);
    }
    return attempts;
  }
}

/** The end of the term to renew. */
export const END = new Date('2027-03-01T12:00:00Z');
/** A number of days from that end. */
export const day = (days: number) => new Date(END.getTime() + days * DAY_MS);

/** A renewal that is due, without attempts. */
export const facts = (over: Partial<RenewalFacts> = {}): RenewalFacts => ({
  member: { status: 'ACTIVE', repeat: true, plan: 'basic', expireAt: END },
  card: { paymentMethod: 'pm_1', changedAt: day(-300) },
  status: 'due',
  termEnd: END,
  attempts: [],
  ...over,
});
