import { setTimeout as sleep } from 'node:timers/promises';
import { KillPlace } from './support/kill-place.ts';
import { Joining } from './support/sign-up.ts';

/**
 * Kills the real server, with the sandbox inside, at random points of sign-up, and looks each time
 * whether the account has its plan and one charge was made, or nobody was charged.
 *
 *   npm run reliability -- kill [times]
 */

/** A sign-up takes about that long, most of it for the password's hash and the card. */
const SIGN_UP_MS = 600;
const PAYMENT_MS = 60;
const QUARTER_MS = 15 * 60 * 1000;

export interface KillFigures {
  kills: number;
  /** Killed while the payment was under way. */
  whilePaying: number;
  /** How it stood right after the restart, before anything went on. */
  noAccount: number;
  unpaid: number;
  paid: number;
}

export async function killSignUps(
  times: number,
  say: (line: string) => void,
): Promise<KillFigures> {
  const place = await KillPlace.open();
  const figures: KillFigures = { kills: 0, whilePaying: 0, noAccount: 0, unpaid: 0, paid: 0 };
  try {
    for (let turn = 1; turn <= times; turn += 1) {
      const joining = new Joining(place.base, `joining-${turn}`);
      figures.whilePaying += (await killDuring(place, joining)) ? 1 : 0;
      figures.kills += 1;
      await place.start();
      figures[await finish(joining, place, turn)] += 1;
      if (turn % 5 === 0) say(`${turn} kills: ${JSON.stringify(figures)}`);
    }
    await place.checkMoney();
    return figures;
  } finally {
    await place.close();
  }
}

/** Kills at a random point: half of the time counted from when the payment begins. */
async function killDuring(place: KillPlace, joining: Joining): Promise<boolean> {
  let isPaying = false;
  let isKilled = false;
  let begun = () => {};
  const paying = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const end = joining
    .run(() => {
      isPaying = true;
      begun();
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

/** Looks how it stands, lets the member go on, and looks again. */
async function finish(
  joining: Joining,
  place: KillPlace,
  turn: number,
): Promise<'noAccount' | 'unpaid' | 'paid'> {
  if (!(await joining.logIn())) return 'noAccount';
  const { id } = await joining.user();
  // A quarter of an hour after whatever happened before: leases have ended, and the jobs are due that
  // look after payments of which nothing was heard.
  await place.setClock(new Date(Date.now() + turn * QUARTER_MS));
  const standing = await checkMember(joining, place, id);
  if (standing === 'unpaid') {
    if (joining.paymentMethod === undefined) await joining.saveCard();
    await joining.pay();
    if ((await checkMember(joining, place, id)) !== 'paid') throw new Error('went on, not paid');
  }
  return standing;
}

async function checkMember(
  joining: Joining,
  place: KillPlace,
  id: number,
): Promise<'unpaid' | 'paid'> {
  const user = await joining.user();
  const charges = await place.chargesOf(id);
  const isPaid = user.status === 'ACTIVE' && user.user_plan === 'basic';
  if (charges !== (isPaid ? 1 : 0)) {
    throw new Error(`${joining.email} is ${user.status} and was charged ${charges} times`);
  }
  return isPaid ? 'paid' : 'unpaid';
}
