import { setTimeout as sleep } from 'node:timers/promises';
import { promotionEnd } from '@crewpad/domain';
import { hashPassword } from '../../apps/server/src/features/accounts/index.ts';
import { addListing } from '../../apps/server/src/features/listings/testing.ts';
import { addMember } from '../../apps/server/src/testing/test-app.ts';
import { Caller, PASSWORD } from './rent/rent-place.ts';
import { createCards, putOnFile } from './support/cards.ts';
import { type KillPlace, onKillPlace } from './support/kill-place.ts';

/**
 * Kills the real server with its sandbox at random points of the purchase of a promotion, and of the
 * renewal of a Featured one a month later. Each time the lister must have been charged once and have one
 * term for it, or neither.
 *
 *   npm run reliability -- kill-promotion [times]
 */

const STEPS = ['purchase', 'renewal'] as const;
type Step = (typeof STEPS)[number];
/** Approximate durations; the renewal's includes the jobs of the month before it. */
const STEP_MS = { purchase: 90, renewal: 900 } as const;
const KNOWN_MS = 60;
const MINUTE_MS = 60_000;
const UNAVAILABLE_MS = 500;
const PLAN = 'boost_subscription';

export type PromotionFigures = Record<
  'kills' | Step | 'unknown' | 'notCharged' | 'charged' | 'repeated',
  number
>;

interface Promoter {
  id: number;
  email: string;
  listing: number;
}

export async function killPromotions(
  times: number,
  say: (line: string) => void,
): Promise<PromotionFigures> {
  return onKillPlace(say, async (place) => {
    const steps = { kills: 0, purchase: 0, renewal: 0 };
    const standings = { unknown: 0, notCharged: 0, charged: 0, repeated: 0 };
    const all = (): PromotionFigures => ({ ...steps, ...standings });
    for (const promoter of await addPromoters(place, Math.ceil(times / STEPS.length))) {
      for (const step of STEPS) {
        if (steps.kills === times) break;
        const turn = new Turn(place, promoter, step);
        await turn.kill();
        steps.kills += 1;
        steps[step] += 1;
        standings[await turn.standing()] += 1;
        standings.repeated += (await turn.finish()) ? 1 : 0;
        if (steps.kills % 10 === 0) say(`${steps.kills} kills: ${JSON.stringify(all())}`);
      }
    }
    await place.checkMoney();
    return all();
  });
}

/** Listers with a plan, a card and an active crash pad each. */
async function addPromoters(place: KillPlace, count: number): Promise<Promoter[]> {
  const cards = await createCards(place, count);
  await place.kill('SIGTERM');
  const password_hash = await hashPassword(PASSWORD);
  const now = new Date();
  const promoters = await place.look(async ({ db }) => {
    const newPromoters: Promoter[] = [];
    for (const [at, card] of cards.entries()) {
      const email = `promoter-${at}@crewpad.test`;
      const id = await addMember(db, { email, password_hash });
      await putOnFile(db, id, card, now);
      const { id: listing } = await addListing(db, { user_id: id }, now);
      newPromoters.push({ id, email, listing });
    }
    return newPromoters;
  });
  await place.start();
  return promoters;
}

interface Term {
  state: string;
  starts_at: string;
  ends_at: string;
}

/** One kill, and the checks after it. */
class Turn {
  readonly #place: KillPlace;
  readonly #promoter: Promoter;
  readonly #step: Step;
  /** The number of charges and terms after this step. */
  readonly #count: number;
  #at = new Date();

  constructor(place: KillPlace, promoter: Promoter, step: Step) {
    this.#place = place;
    this.#promoter = promoter;
    this.#step = step;
    this.#count = step === 'purchase' ? 1 : 2;
  }

  async kill(): Promise<void> {
    const place = this.#place;
    const options = {
      spanMs: STEP_MS[this.#step],
      knownMs: KNOWN_MS,
      isKnown: () => this.#isKnown(),
    };
    if (this.#step === 'renewal') {
      const [term] = await this.#terms();
      this.#at = new Date(term?.ends_at ?? 0);
      return place.killDuring(() => place.setClock(this.#at), options);
    }
    // The last round may have left the clock a month ahead.
    await place.setClock(this.#at);
    const lister = await this.#logIn();
    return place.killDuring(() => this.#buy(lister), options);
  }

  /** The provider's intents for it. */
  async standing(): Promise<'unknown' | 'notCharged' | 'charged'> {
    if (!(await this.#isKnown())) return 'unknown';
    return (await this.#charges()) === this.#count ? 'charged' : 'notCharged';
  }

  /**
   * A quarter of an hour later the jobs know the outcome, and repeating the call completes a purchase.
   * @returns whether the money moved only after the repeated call
   */
  async finish(): Promise<boolean> {
    await this.#place.setClock(new Date(this.#at.getTime() + 16 * MINUTE_MS));
    const isCharged = (await this.#charges()) === this.#count;
    if (this.#step === 'purchase') {
      await this.#check(isCharged ? 1 : 0);
      await this.#repeat();
    }
    await this.#check(this.#count);
    return !isCharged;
  }

  async #repeat(): Promise<void> {
    const lister = await this.#logIn();
    for (let round = 1; round <= 50; round += 1) {
      const { status, text } = await this.#buy(lister);
      if (status === 200) return;
      if (status !== 202 && status !== 503) throw new Error(`answered ${status}: ${text}`);
      await sleep(UNAVAILABLE_MS);
    }
    throw new Error('the purchase was never decided');
  }

  /** This many charges and consecutive terms, of which the last one is current. */
  async #check(expected: number): Promise<void> {
    const { email } = this.#promoter;
    const charges = await this.#charges();
    const terms = (await this.#terms()).toReversed();
    const anchor = new Date(terms[0]?.starts_at ?? 0);
    const isRight =
      charges === expected &&
      terms.length === expected &&
      terms.every(({ state, ends_at }, at) => {
        const isLast = at === expected - 1;
        const end = promotionEnd(PLAN, anchor, at + 1);
        return state === (isLast ? 'featured' : 'ended') && ends_at === end.toISOString();
      });
    if (!isRight) {
      const stored = JSON.stringify(terms);
      throw new Error(`${this.#step} of ${email}: ${charges} charges, ${stored}, not ${expected}`);
    }
  }

  #logIn(): Promise<Caller> {
    return Caller.logIn(this.#place.base, this.#promoter.email);
  }

  #buy(lister: Caller) {
    const { listing } = this.#promoter;
    const body = { listing_id: listing, featured_listing_plan: PLAN };
    return lister.post('/user/featured-listings', body, `feature-${listing}`);
  }

  /** The promotions that were paid, newest first. */
  async #terms(): Promise<Term[]> {
    const lister = await this.#logIn();
    const path = `/user/featured-listings?listing_id=${this.#promoter.listing}`;
    return (await lister.get<{ data: Term[] }>(path)).data;
  }

  async #isKnown(): Promise<boolean> {
    return (await this.#place.intentsOf(this.#promoter.id)).length >= this.#count;
  }

  #charges(): Promise<number> {
    return this.#place.chargesOf(this.#promoter.id);
  }
}
