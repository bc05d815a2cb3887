import pg from 'pg';

const RETRY_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;
const HEARTBEAT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 5000;
/** Any change may have been missed during the interruption. */
const ANYTHING_CHANGED = '*';

/**
 * Listens to one channel on a separate connection and reconnects whenever it is lost. A heartbeat
 * detects unresponsive servers.
 */
export class PostgresListener {
  readonly #url: string;
  readonly #channel: string;
  readonly #callback: (payload: string) => void;
  readonly #onError: (error: Error) => void;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #isListening = false;

  constructor(
    url: string,
    channel: string,
    callback: (payload: string) => void,
    onError: (error: Error) => void,
  ) {
    this.#url = url;
    this.#channel = channel;
    this.#callback = callback;
    this.#onError = onError;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /** Resolves after the first attempt; failed attempts are retried until one succeeds. */
  async start(): Promise<void> {
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
    client.on('notification', (message) => this.#callback(message.payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`);
    } catch (error) {
      this.#lost(client, error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (this.#client !== client) return;
    this.#isListening = true;
    this.#timer = setInterval(() => {
      client.query('select 1').catch((error: Error) => this.#lost(client, error));
    }, HEARTBEAT_MS).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  #lost(client: pg.Client, error: Error): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.#isListening = false;
    clearInterval(this.#timer);
    void client.end().catch(() => {});
    this.#onError(error);
    // Now, because caches may already be stale, and again once connected.
    this.#callback(ANYTHING_CHANGED);
    setTimeout(() => void this.#again(), RETRY_MS).unref();
  }

  async #again(): Promise<void> {
    if (this.#closed) return;
    await this.start();
    if (this.#client !== undefined) this.#callback(ANYTHING_CHANGED);
  }
}
