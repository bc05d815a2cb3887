import { setTimeout as sleep } from 'node:timers/promises';
import { type KillPlace, onKillPlace } from './support/kill-place.ts';
import { SignUp } from './support/sign-up.ts';

/**
 * Kills the real server and its sandbox at random points of a sign-up, and checks each time that
 * the account has its plan and one charge was made, or that no charge was made.
 *
 * npm run reliability -- kill [times]
 */

/** Approximate duration of a sign-up, most of it for the password hash and the card. */
const SIGN_UP_MS = 600;
const PAYMENT_MS = 60;
const QUARTER_MS = 15 * 60 * 1000;

export interface KillFigures {
  kills: number;
  /** Killed during the payment. */
  whilePaying: number;
  /** The state right after the restart. */
  noAccount: number;
  unpaid: number;
  paid: number;
}

export async function killSignUps(
  times: number,
  say: (line: string) => void,
): Promise<KillFigures> {
  return onKillPlace(say, async (place) => {
    const figures: KillFigures = { kills: 0, whilePaying: 0, noAccount: 0, unpaid: 0, paid: 0 };
    for (let turn = 1; turn <= times; turn += 1) {
      const signUp = new SignUp(place.base, `sign-up-${turn}`);
      figures.whilePaying += (await killDuring(place, signUp)) ? 1 : 0;
      figures.kills += 1;
      await place.start();
      figures[await finish(signUp, place, turn)] += 1;
      if (turn % 5 === 0) say(`${turn} kills: ${JSON.stringify(figures)}`);
    }
    await place.checkMoney();
    return figures;
  });
}

/** Kills at a random point: half of the time after the payment has started. */
async function killDuring(place: KillPlace, signUp: SignUp): Promise<boolean> {
  let isPaying = false;
  let isKilled = false;
  let resolveStart = () => {};
  const paying = new Promise<void>((resolve) => {
    resolveStart = resolve;
  });
  const end = signUp
    .run(() => {
      isPaying = true;
      resolveStart();
    })
    .catch((error: unknown) => {
      if (!isKilled) throw error;
    });
  if (Math.random() < 0.5) await sleep(Math.random() * SIGN_UP_MS);
  else await Promise.race([paying, end]).then(() => sleep(Math.random() * PAYMENT_MS));
  isKilled = true;
  await place.kill('SIGKILL');
  await end;
  return isPaying;
}

/** Checks the state, lets the member continue, and checks again. */
async function finish(
  signUp: SignUp,
  place: KillPlace,
  turn: number,
): Promise<'noAccount' | 'unpaid' | 'paid'> {
  if (!(await signUp.logIn())) return 'noAccount';
  const { id } = await signUp.user();
  // A quarter of an hour later, leases have expired and the payment check job is due.
  await place.setClock(new Date(Date.now() + turn * QUARTER_MS));
  const standing = await checkMember(signUp, place, id);
  if (standing === 'unpaid') {
    if (signUp.paymentMethod === undefined) await signUp.saveCard();
    await signUp.pay();
    if ((await checkMember(signUp, place, id)) !== 'paid')
      throw new Error('continued, but not paid');
  }
  return standing;
}

async function checkMember(
  signUp: SignUp,
  place: KillPlace,
  id: number,
): Promise<'unpaid' | 'paid'> {
  const user = await signUp.user();
  const charges = await place.chargesOf(id);
  const isPaid = user.status === 'ACTIVE' && user.user_plan === 'basic';
  if (charges !== (isPaid ? 1 : 0)) {
    throw new Error(`${signUp.email} is ${user.status} and was charged ${charges} times`);
  }
  return isPaid ? 'paid' : 'unpaid';
}
