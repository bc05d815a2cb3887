import { setTimeout as sleep } from 'node:timers/promises';
import { addMonths } from '@crewpad/domain';
import { KillPlace } from './support/kill-place.ts';
import { SignUp } from './support/sign-up.ts';

/**
 * Kills the real server with its sandbox at random points of a renewal, and checks each time that the
 * member has one more term for one more charge, or neither. Every other renewal is the member's own
 * call; the others are made by the job a day before the term ends.
 *
 *   npm run reliability -- kill-renewal [times]
 */

/** About how long a renewal takes, and the jobs before it when the clock jumps a year. */
const RENEWAL_MS = 120;
const JOBS_MS = 900;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const POLL_MS = 2;

export interface RenewalFigures {
  kills: number;
  byCall: number;
  byJob: number;
  /** The state at the provider when the server had died: the renewal was unknown there, ... */
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
      // The last turn may have left the clock a year ahead.
      await place.setClock(new Date());
      const signUp = new SignUp(place.base, `renewing-${turn}`);
      await signUp.run();
      const { id, expire_at } = await signUp.user();
      const member = { signUp, id, end: new Date(expire_at ?? 0) };
      const isByCall = turn % 2 === 0;
      await killDuring(place, member, isByCall);
      await place.start();
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

/**
 * Kills at a random point: half of the time after the start, half of the time after the provider knows
 * of the renewal.
 */
async function killDuring(place: KillPlace, member: Member, isByCall: boolean): Promise<void> {
  let isOver = false;
  const work = isByCall ? member.signUp.renew() : place.setClock(dayBefore(member.end));
  const end = work
    .catch((error: unknown) => {
      if (!isOver) throw error;
    })
    .finally(() => {
      isOver = true;
    });
  const untilKnown = async () => {
    while (!isOver && (await place.intentsOf(member.id)).length < 2) await sleep(POLL_MS);
  };
  if (Math.random() < 0.5) await sleep(Math.random() * (isByCall ? RENEWAL_MS : JOBS_MS));
  else await untilKnown().then(() => sleep(Math.random() * RENEWAL_MS * 0.5));
  isOver = true;
  await place.kill('SIGKILL');
  await end;
}

/** Within the day in which the renewal is due. */
const dayBefore = (end: Date) => new Date(end.getTime() - 23 * HOUR_MS);

/** Lets it continue, by the same call or by the job, and checks that there is one more of each. */
async function finish(
  place: KillPlace,
  { signUp, id, end }: Member,
  isByCall: boolean,
  turn: number,
): Promise<void> {
  if (!isByCall) {
    // By then the lease has expired, and the job tries again.
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
