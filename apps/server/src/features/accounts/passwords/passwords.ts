import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { WorkQueue } from '../../../platform/work-queue.ts';

/** Argon2id with the library's defaults: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WAITING_PER_CORE = 32;

/** Hashes a password for storage, as NFC. Takes about 50 ms of one core. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Hashes and checks passwords, at most two per core concurrently. */
export class Passwords {
  readonly #queue: WorkQueue;
  /** Checked when there is no hash, so that an unknown email takes as long as a wrong password. */
  readonly #decoyHash = hashPassword(randomBytes(32).toString('base64url'));

  constructor(cores: number = availableParallelism()) {
    this.#queue = new WorkQueue(2 * cores, WAITING_PER_CORE * cores);
  }

  /** @throws ApiError 503 when the queue is full. */
  hash(password: string): Promise<string> {
    return this.#queue.run(() => hashPassword(password));
  }

  /**
   * Whether a password is right. Without a hash it takes the same time and returns false.
   * @throws ApiError 503 when the queue is full.
   */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    return (await this.match(stored, password)) !== undefined;
  }

  /**
   * Compares a password as NFC, then as it was typed and decomposed: older hashes are of the text
   * that the keyboard of their time wrote.
   * @returns undefined for a wrong password
   * @throws ApiError 503 when the queue is full.
   */
  async match(
    stored: string | null | undefined,
    password: string,
  ): Promise<{ isOutdated: boolean } | undefined> {
    const hash = stored ?? (await this.#decoyHash);
    const nfc = password.normalize('NFC');
    for (const text of new Set([nfc, password, password.normalize('NFD')])) {
      const isRight = await this.#queue.run(() => verify(hash, text));
      if (isRight && stored != null) return { isOutdated: text !== nfc };
    }
    return undefined;
  }
}

let shared: Passwords | undefined;

/** The only queue of this process, so that all password hashing shares its limit. */
export function sharedPasswords(): Passwords {
  shared ??= new Passwords();
  return shared;
}
