import { addMonths } from '@crewpad/domain';
import { type KillPlace, onKillPlace } from './support/kill-place.ts';
import { SignUp } from './support/sign-up.ts';

/**
 * Kills the real server and its sandbox at random points of a renewal or of a change to a larger
 * plan, and checks each time that the member has either one more term and one more charge, or
 * neither. In turn the renewal is made by the job a day before the term ends or by the member's own
 * call, or the member changes the plan.
 *
 * npm run reliability -- kill-renewal [times]
 */

/** Approximate duration of a renewal, and of the jobs before it when the clock jumps a year. */
const RENEWAL_MS = 120;
const JOBS_MS = 900;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const TRIGGERS = ['byJob', 'byCall', 'changes'] as const;
type Trigger = (typeof TRIGGERS)[number];

export interface RenewalFigures {
  kills: number;
  byJob: number;
  byCall: number;
  changes: number;
  /** The provider's state when the server died: it did not know the renewal, ... */
  unknown: number;
  notCharged: number;
  charged: number;
}

export async function killRenewals(
  times: number,
  say: (line: string) => void,
): Promise<RenewalFigures> {
  return onKillPlace(say, async (place) => {
    const figures: RenewalFigures = {
      kills: 0,
      byJob: 0,
      byCall: 0,
      changes: 0,
      unknown: 0,
      notCharged: 0,
      charged: 0,
    };
    for (let turn = 1; turn <= times; turn += 1) {
      // The previous iteration may have left the clock a year ahead.
      await place.setClock(new Date());
      const signUp = new SignUp(place.base, `renewing-${turn}`);
      await signUp.run();
      const { id, expire_at } = await signUp.user();
      const member = { signUp, id, end: new Date(expire_at ?? 0) };
      const trigger = TRIGGERS[turn % TRIGGERS.length] ?? 'byJob';
      await place.killDuring(
        () => (trigger === 'byJob' ? place.setClock(dayBefore(member.end)) : pay(signUp, trigger)),
        {
          spanMs: trigger === 'byJob' ? JOBS_MS : RENEWAL_MS,
          knownMs: RENEWAL_MS / 2,
          isKnown: async () => (await place.intentsOf(id)).length >= 2,
        },
      );
      figures.kills += 1;
      figures[trigger] += 1;
      figures[await standingOf(place, id)] += 1;
      await finish(place, member, trigger, turn);
      if (turn % 5 === 0) say(`${turn} kills: ${JSON.stringify(figures)}`);
    }
    await place.checkMoney();
    return figures;
  });
}

async function standingOf(
  place: KillPlace,
  id: number,
): Promise<'unknown' | 'notCharged' | 'charged'> {
  if ((await place.intentsOf(id)).length < 2) return 'unknown';
  return (await place.chargesOf(id)) === 2 ? 'charged' : 'notCharged';
}

interface Member {
  signUp: SignUp;
  id: number;
  /** The end of the first term. */
  end: Date;
}

/** Within the day in which the renewal is due. */
const dayBefore = (end: Date) => new Date(end.getTime() - 23 * HOUR_MS);

const pay = (signUp: SignUp, trigger: Trigger) =>
  trigger === 'changes' ? signUp.change() : signUp.renew();

/** Resumes it, by the same call or by the job, and checks that there is one more of each. */
async function finish(
  place: KillPlace,
  { signUp, id, end }: Member,
  trigger: Trigger,
  turn: number,
): Promise<void> {
  if (trigger === 'byJob') {
    // By then the lease has expired, and the job retries.
    await place.setClock(new Date(dayBefore(end).getTime() + 16 * MINUTE_MS));
    await signUp.logIn();
    return check(place, signUp, id, { isPaid: true, trigger, end });
  }
  await place.setClock(new Date(Date.now() + turn * 15 * MINUTE_MS));
  await signUp.logIn();
  await check(place, signUp, id, { isPaid: (await place.chargesOf(id)) === 2, trigger, end });
  await pay(signUp, trigger);
  return check(place, signUp, id, { isPaid: true, trigger, end });
}

async function check(
  place: KillPlace,
  signUp: SignUp,
  id: number,
  { isPaid, trigger, end }: { isPaid: boolean; trigger: Trigger; end: Date },
): Promise<void> {
  const { status, user_plan, expire_at } = await signUp.user();
  const charges = await place.chargesOf(id);
  const isChanged = isPaid && trigger === 'changes';
  const until = new Date(expire_at ?? 0).getTime();
  // A larger plan starts a new year at once; a renewal adds one.
  const isTerm = isChanged
    ? until > end.getTime() && until < addMonths(end, 1).getTime()
    : until === (isPaid ? addMonths(end, 12) : end).getTime();
  const isRight =
    status === 'ACTIVE' &&
    charges === (isPaid ? 2 : 1) &&
    user_plan === (isChanged ? 'premium' : 'basic') &&
    isTerm;
  if (!isRight) {
    const words = `${trigger}: ${status}, ${user_plan} until ${expire_at}, charged ${charges} times`;
    throw new Error(`${signUp.email}, ${words}`);
  }
}
