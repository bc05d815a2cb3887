import { setTimeout as sleep } from 'node:timers/promises';
import { Stripe } from '../../../apps/server/src/features/billing/testing.ts';
import type { Db } from '../../../apps/server/src/platform/database/database.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';

/** Only the killed worker's own code sees it. */
class WorkerKilled extends Error {}

export interface Place {
  services: Services;
  sandbox: { url: string; port: number; secretKey: string; publishableKey: string };
}

/**
 * One node that works on payments. It can be killed at any step: before a statement, before a
 * provider call is sent, or between the provider's response and its processing. From then on
 * nothing it does reaches the database or the provider, as after kill -9.
 */
export class Worker {
  readonly billing: Services;
  #steps = 0;
  #killAt: number | undefined;
  #isDead = false;
  #late: { path: string; milliseconds: number } | undefined;
  #hasSentLate = false;
  readonly #inFlight = new Set<Promise<unknown>>();

  constructor({ services, sandbox }: Place) {
    const plugin: Parameters<Db['withPlugin']>[0] = {
      transformQuery: ({ node }) => {
        this.#step();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const inner = Stripe.createNodeHttpClient();
    const step = () => this.#step();
    const httpClient: typeof inner = Object.create(inner, {
      makeRequest: {
        value: async (...args: Parameters<typeof inner.makeRequest>) => {
          if (this.#late !== undefined && args[2].endsWith(this.#late.path)) {
            this.#sendLater(this.#late.milliseconds, () => inner.makeRequest(...args));
            throw Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' });
          }
          step();
          const response = await inner.makeRequest(...args);
          step();
          return response;
        },
      },
    });
    const stripe = new Stripe(sandbox.secretKey, {
      host: '127.0.0.1',
      port: sandbox.port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
      timeout: 20_000,
      httpClient,
    });
    this.billing = {
      ...services,
      db: services.db.withPlugin(plugin),
      payments: {
        mode: 'sandbox',
        stripe,
        card: { mode: 'sandbox', publishable_key: sandbox.publishableKey, api_base: '/sandbox' },
        sandboxUrl: sandbox.url,
        accountFeeCents: services.payments.accountFeeCents,
        cardAmountMax: services.payments.cardAmountMax,
      },
    };
  }

  /** The next charge, or another call, times out and reaches the provider later. */
  loseAnswer(milliseconds: number, path = '/confirm'): void {
    this.#late = { path, milliseconds };
  }

  /** Resolves when all sent calls have arrived. */
  async waitForDeliveries(): Promise<void> {
    await Promise.all(this.#inFlight);
    this.#inFlight.clear();
  }

  /** The next charge is answered in time again. @returns whether one was not */
  keepAnswers(): boolean {
    const hasSentLate = this.#hasSentLate;
    this.#late = undefined;
    this.#hasSentLate = false;
    return hasSentLate;
  }

  #sendLater(milliseconds: number, send: () => Promise<unknown>): void {
    this.#hasSentLate = true;
    this.#late = undefined;
    this.#inFlight.add(
      sleep(milliseconds)
        .then(send)
        .catch(() => {}),
    );
  }

  #step(): void {
    this.#steps += 1;
    if (this.#steps === this.#killAt) this.#isDead = true;
    if (this.#isDead) throw new WorkerKilled();
  }

  /** Runs work that dies at that step, then resumes it as the next process would. */
  async live<T>(
    killAt: number | undefined,
    work: (billing: Services) => Promise<T>,
  ): Promise<T | 'killed'> {
    this.#steps = 0;
    this.#killAt = killAt;
    try {
      return await work(this.billing);
    } catch (error) {
      if (this.#isDead) return 'killed';
      throw error;
    } finally {
      this.#isDead = false;
      this.#killAt = undefined;
    }
  }
}
