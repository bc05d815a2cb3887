import pg from 'pg';

const RETRY_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;
const HEARTBEAT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 5000;
/** Any change may have been missed during the interruption. */
const ANYTHING_CHANGED = '*';

/**
 * Listens to channels on one separate connection and reconnects whenever it is lost. A heartbeat
 * detects unresponsive servers. PostgreSQL wakes every listening connection for each notification
 * on any channel, so one per channel would delay them all.
 */
export class PostgresListener {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #callbacks = new Map<string, ((payload: string) => void)[]>();
  #client: pg.Client | undefined;
  #opening: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #isListening = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  /** Whether all channels currently receive notifications; also true without any. */
  get isListening(): boolean {
    return this.#isListening || this.#callbacks.size === 0;
  }

  /** Resolves after the first attempt; failed attempts are retried until one succeeds. */
  async listen(channel: string, callback: (payload: string) => void): Promise<void> {
    const callbacks = this.#callbacks.get(channel) ?? [];
    this.#callbacks.set(channel, [...callbacks, callback]);
    if (this.#opening === undefined) {
      this.#opening = this.#open();
      return this.#opening;
    }
    await this.#opening;
    const client = this.#client;
    if (client === undefined) return;
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#lost(client, asError(error));
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    // A connection that is broken already needs no goodbye.
    await this.#client?.end().catch(() => {});
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'crewpad-listen',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('The listening connection ended')));
    client.on('notification', ({ channel, payload = '' }) => {
      for (const callback of this.#callbacks.get(channel) ?? []) callback(payload);
    });
    try {
      await client.connect();
      for (const channel of this.#callbacks.keys()) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      this.#lost(client, asError(error));
      return;
    }
    if (this.#client !== client) return;
    this.#isListening = true;
    this.#timer = setInterval(() => {
      client.query('select 1').catch((error: Error) => this.#lost(client, error));
    }, HEARTBEAT_MS).unref();
  }

  #lost(client: pg.Client, error: Error): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.#isListening = false;
    clearInterval(this.#timer);
    // It is lost: `error` is what gets reported.
    void client.end().catch(() => {});
    this.#onError(error);
    // Now, because caches may already be stale, and again once connected.
    this.#callAll();
    setTimeout(() => void this.#reopen(), RETRY_MS).unref();
  }

  async #reopen(): Promise<void> {
    if (this.#closed) return;
    this.#opening = this.#open();
    await this.#opening;
    if (this.#client !== undefined) this.#callAll();
  }

  #callAll(): void {
    for (const callback of [...this.#callbacks.values()].flat()) callback(ANYTHING_CHANGED);
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
