import { addMonths } from '@crewpad/domain';
import { KillPlace } from './support/kill-place.ts';
import { SignUp } from './support/sign-up.ts';

/**
 * Kills the real server and its sandbox at random points of a renewal, and checks each time that
 * the member has either one more term and one more charge, or neither. Every other renewal is the
 * member's own call; the others are made by the job a day before the term ends.
 *
 * npm run reliability -- kill-renewal [times]
 */

/** Approximate duration of a renewal, and of the jobs before it when the clock jumps a year. */
const RENEWAL_MS = 120;
const JOBS_MS = 900;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface RenewalFigures {
  kills: number;
  byCall: number;
  byJob: number;
  /** The provider's state when the server died: it did not know the renewal, ... */
  unknown: number;
  notCharged: number;
  charged: number;
}

export async function killRenewals(
  times: number,
  say: (line: string) => void,
): Promise<RenewalFigures> {
  const place = await KillPlace.open();
  const figures: RenewalFigures = {
    kills: 0,
    byCall: 0,
    byJob: 0,
    unknown: 0,
    notCharged: 0,
    charged: 0,
  };
  try {
    for (let turn = 1; turn <= times; turn += 1) {
      // The previous iteration may have left the clock a year ahead.
      await place.setClock(new Date());
      const signUp = new SignUp(place.base, `renewing-${turn}`);
      await signUp.run();
      const { id, expire_at } = await signUp.user();
      const member = { signUp, id, end: new Date(expire_at ?? 0) };
      const isByCall = turn % 2 === 0;
      await place.killDuring(
        () => (isByCall ? signUp.renew() : place.setClock(dayBefore(member.end))),
        {
          spanMs: isByCall ? RENEWAL_MS : JOBS_MS,
          knownMs: RENEWAL_MS / 2,
          isKnown: async () => (await place.intentsOf(id)).length >= 2,
        },
      );
      figures.kills += 1;
      figures[isByCall ? 'byCall' : 'byJob'] += 1;
      figures[await standingOf(place, id)] += 1;
      await finish(place, member, isByCall, turn);
      if (turn % 5 === 0) say(`${turn} kills: ${JSON.stringify(figures)}`);
    }
    await place.checkMoney();
    return figures;
  } catch (error) {
    say(place.warnings);
    throw error;
  } finally {
    await place.close();
  }
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

/** Resumes it, by the same call or by the job, and checks that there is one more of each. */
async function finish(
  place: KillPlace,
  { signUp, id, end }: Member,
  isByCall: boolean,
  turn: number,
): Promise<void> {
  if (!isByCall) {
    // By then the lease has expired, and the job retries.
    await place.setClock(new Date(dayBefore(end).getTime() + 16 * MINUTE_MS));
    await signUp.logIn();
    return check(place, signUp, id, { isRenewed: true, end });
  }
  await place.setClock(new Date(Date.now() + turn * 15 * MINUTE_MS));
  await signUp.logIn();
  await check(place, signUp, id, { isRenewed: (await place.chargesOf(id)) === 2, end });
  await signUp.renew();
  return check(place, signUp, id, { isRenewed: true, end });
}

async function check(
  place: KillPlace,
  signUp: SignUp,
  id: number,
  { isRenewed, end }: { isRenewed: boolean; end: Date },
): Promise<void> {
  const { status, expire_at } = await signUp.user();
  const charges = await place.chargesOf(id);
  const expected = isRenewed ? addMonths(end, 12) : end;
  const isRight =
    status === 'ACTIVE' &&
    charges === (isRenewed ? 2 : 1) &&
    new Date(expire_at ?? 0).getTime() === expected.getTime();
  if (!isRight) {
    throw new Error(`${signUp.email}: ${status} until ${expire_at}, charged ${charges} times`);
  }
}
