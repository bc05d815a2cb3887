import { setTimeout as sleep } from 'node:timers/promises';
import type { Stripe } from '../../apps/server/src/features/billing/testing.ts';
import { Caller, checkBooksOf, DEPOSIT, type Invited, inviteMany } from './rent/rent-place.ts';
import { KillPlace } from './support/kill-place.ts';

/**
 * Kills the real server and its sandbox at random points of an acceptance with a deposit, of the
 * rent run, of a refund, of a voided entry, and of the moves after a dispute was opened and won, and
 * checks each time that money moved at most once.
 *
 * npm run reliability -- kill-rent [times]
 */

const STEPS = ['accept', 'run', 'refund', 'void', 'dispute', 'win'] as const;
type Step = (typeof STEPS)[number];
/** Approximate duration of a step. */
const STEP_MS = { accept: 90, run: 900, refund: 60, void: 60, dispute: 250, win: 250 } as const;
const KNOWN_MS = 60;
const MINUTE_MS = 60_000;
const REFUND = 123;
/** When a step runs, in minutes after the first rent is due. */
const OFFSETS = { accept: -12 * 60, run: 0, refund: 60, void: 90, dispute: 120, win: 150 } as const;

export type RentFigures = Record<
  'kills' | Step | 'unknown' | 'notMoved' | 'moved' | 'repeated',
  number
>;

export async function killRent(times: number, say: (line: string) => void): Promise<RentFigures> {
  const place = await KillPlace.open();
  const figures = { kills: 0, accept: 0, run: 0, refund: 0, void: 0, dispute: 0, win: 0 };
  const standings = { unknown: 0, notMoved: 0, moved: 0, repeated: 0 };
  const all = (): RentFigures => ({ ...figures, ...standings });
  try {
    for (const invited of await inviteMany(place, Math.ceil(times / STEPS.length))) {
      for (const step of STEPS) {
        if (figures.kills === times) break;
        const turn = new Turn(place, invited, step);
        await turn.kill();
        figures.kills += 1;
        figures[step] += 1;
        standings[await turn.standing()] += 1;
        standings.repeated += (await turn.finish()) ? 1 : 0;
      }
      if (figures.kills % 15 === 0) say(`${figures.kills} kills: ${JSON.stringify(all())}`);
    }
    const dump = await place.dump();
    await place.kill('SIGTERM');
    await checkBooksOf(place, dump);
    return all();
  } catch (error) {
    say(place.warnings);
    throw error;
  } finally {
    await place.close();
  }
}

/** One kill and its recovery. */
class Turn {
  readonly #place: KillPlace;
  readonly #invited: Invited;
  readonly #step: Step;
  /** The first rent is due. */
  readonly #due: number;

  constructor(place: KillPlace, invited: Invited, step: Step) {
    this.#place = place;
    this.#invited = invited;
    this.#step = step;
    this.#due = Date.parse(`${invited.startsOn}T07:00:00Z`);
  }

  get #at(): Date {
    return new Date(this.#due + OFFSETS[this.#step] * MINUTE_MS);
  }

  /** Kills at a random point: half of the time after the provider has received the call. */
  async kill(): Promise<void> {
    const place = this.#place;
    if (this.#step !== 'run') await place.setClock(this.#at);
    const call = await this.#call();
    await place.killDuring(call, {
      spanMs: STEP_MS[this.#step],
      knownMs: KNOWN_MS,
      isKnown: () => this.#isKnown(),
    });
  }

  /** The provider's record of it. */
  async standing(): Promise<'unknown' | 'notMoved' | 'moved'> {
    if (!(await this.#isKnown())) return 'unknown';
    return (await this.#moved()) > 0 ? 'moved' : 'notMoved';
  }

  /**
   * A quarter of an hour later, the jobs have resolved it, and the same call completes it.
   * @returns whether the money moved only after the repeated call
   */
  async finish(): Promise<boolean> {
    await this.#place.setClock(new Date(this.#at.getTime() + 16 * MINUTE_MS));
    const before = await this.#moved();
    if (this.#step === 'accept') await this.#requireAcceptedAsCharged(before);
    if (this.#step !== 'run' && !(await this.#isDecidedByBank())) await this.#repeat();
    const after = await this.#untilMoved();
    if (after !== 1)
      throw new Error(`${this.#step} of ${this.#invited.email} moved ${after} times`);
    return before === 0;
  }

  /** A bank disputes a charge once, and decides once. */
  async #isDecidedByBank(): Promise<boolean> {
    return (this.#step === 'dispute' || this.#step === 'win') && (await this.#isKnown());
  }

  /** How often the money moved; the event about a call of a bank may come a moment later. */
  async #untilMoved(): Promise<number> {
    for (let round = 1; round <= 50; round += 1) {
      const moved = await this.#moved();
      if (moved > 0) return moved;
      await sleep(200);
    }
    return 0;
  }

  /** Repeats the call until it has an outcome. */
  async #repeat(): Promise<void> {
    for (let round = 1; round <= 50; round += 1) {
      const call = await this.#call();
      const { status, text } = await call();
      if (status === 200) return;
      if (status !== 202 && status !== 503) throw new Error(`answered ${status}: ${text}`);
      await sleep(500);
    }
    throw new Error('the call was never decided');
  }

  async #requireAcceptedAsCharged(charges: number): Promise<void> {
    const tenant = await Caller.logIn(this.#place.base, this.#invited.email);
    const { data } = await tenant.get<{ data: { status: string }[] }>('/rentals?role=tenant');
    const isAccepted = data.some(({ status }) => status === 'accepted');
    if (isAccepted !== (charges === 1)) {
      throw new Error(`${this.#invited.email} is ${data[0]?.status}, charged ${charges} times`);
    }
  }

  /** The step's call; for the run, the clock change past the hour at which rent is due. */
  async #call(): Promise<() => Promise<{ status: number; text: string }>> {
    const { base } = this.#place;
    const { token, email, rental } = this.#invited;
    switch (this.#step) {
      case 'accept': {
        const tenant = await Caller.logIn(base, email);
        return () => tenant.post('/rental/accept', { token }, `accept-${rental}`);
      }
      case 'run':
        return async () => {
          await this.#place.setClock(this.#at);
          return { status: 200, text: '' };
        };
      case 'refund': {
        const lister = await Caller.logIn(base);
        const path = `/transaction?tenant_id=${rental}&type=rent`;
        const { data } = await lister.get<{ data: { id: number }[] }>(path);
        const first = Math.min(...data.map(({ id }) => id));
        const body = { amount: REFUND / 100 };
        return () => lister.post(`/transaction/${first}/refund`, body, `refund-${rental}`);
      }
      case 'void': {
        const lister = await Caller.logIn(base);
        const cash = { tenant_id: rental, amount: 400, payment_for: 'rent' };
        const { status, text } = await lister.post('/transaction', cash, `cash-${rental}`);
        if (status !== 201) throw new Error(`an entry answered ${status}: ${text}`);
        const { data } = JSON.parse(text) as { data: { id: number } };
        const reason = { reason: 'Another stay' };
        return () => lister.post(`/transaction/${data.id}/void`, reason, `void-${rental}`);
      }
      case 'dispute': {
        const { charge } = await this.#bank();
        return () => this.#place.control('disputes', { charge });
      }
      case 'win': {
        const { dispute } = await this.#bank();
        return () => this.#place.control(`disputes/${dispute?.id}/close`, { won: true });
      }
    }
  }

  async #isKnown(): Promise<boolean> {
    switch (this.#step) {
      case 'void':
        // The provider never hears of it.
        return true;
      case 'dispute':
        return (await this.#bank()).dispute !== undefined;
      case 'win':
        return (await this.#bank()).dispute?.status === 'won';
      default: {
        const { intents, refunds } = await this.#found();
        return (this.#step === 'refund' ? refunds : intents).length > 0;
      }
    }
  }

  /** How often this step moved money at the provider, or voided the entry. */
  async #moved(): Promise<number> {
    switch (this.#step) {
      case 'refund':
        return (await this.#found()).refunds.length;
      case 'void': {
        const lister = await Caller.logIn(this.#place.base);
        const path = `/transaction?tenant_id=${this.#invited.rental}&state=voided`;
        return (await lister.get<{ data: unknown[] }>(path)).data.length;
      }
      case 'dispute':
        return (await this.#bank()).taken;
      case 'win':
        return (await this.#bank()).returned;
      default:
        return (await this.#found()).intents.filter(({ status }) => status === 'succeeded').length;
    }
  }

  /** The charge of the first rent, its dispute, and the moves between the lister and the product. */
  async #bank() {
    const { payment_intents, disputes, transfers, transfer_reversals } = await this.#place.dump();
    const [first] = payment_intents
      .filter(({ metadata }) => metadata.member_id === String(this.#invited.tenant))
      .toReversed()
      .filter(({ amount, status }) => amount !== DEPOSIT && status === 'succeeded');
    const charge = String(first?.latest_charge);
    const dispute = disputes.find((item) => item.charge === charge);
    const isOfIt = ({ metadata }: { metadata: Stripe.Metadata | null }) =>
      dispute !== undefined && metadata?.dispute_id === dispute.id;
    return {
      charge,
      dispute,
      taken: transfer_reversals.filter(isOfIt).length,
      returned: transfers.filter(isOfIt).length,
    };
  }

  async #found(): Promise<{ intents: Stripe.PaymentIntent[]; refunds: Stripe.Refund[] }> {
    const { payment_intents, refunds } = await this.#place.dump();
    const own = payment_intents
      .filter(({ metadata }) => metadata.member_id === String(this.#invited.tenant))
      .toReversed();
    const isStep = (amount: number) => (amount === DEPOSIT) === (this.#step === 'accept');
    const charges = new Set(own.map(({ latest_charge }) => latest_charge));
    return {
      intents: own.filter(({ amount }) => isStep(amount)),
      refunds: refunds.filter(({ charge }) => charges.has(charge as string)),
    };
  }
}
