import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { WorkQueue } from '../../../platform/work-queue.ts';

/** Argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WAITING_PER_CORE = 32;

/** The hash that is stored of a password. It takes about 50 ms of one core. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Hashes and checks passwords, at most two per core at once. */
export class Passwords {
  readonly #queue: WorkQueue;
  /** Checked where there is no hash, so that an unknown email takes as long as a wrong password. */
  readonly #nobodysHash = hashPassword(randomBytes(32).toString('base64url'));

  constructor(cores: number = availableParallelism()) {
    this.#queue = new WorkQueue(2 * cores, WAITING_PER_CORE * cores);
  }

  /** @throws ApiError 503 when too many wait already. */
  hash(password: string): Promise<string> {
    return this.#queue.run(() => hashPassword(password));
  }

  /**
   * Whether a password is right; without a hash it takes the same time and is wrong.
   * @throws ApiError 503 when too many wait already.
   */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const hash = stored ?? (await this.#nobodysHash);
    const isRight = await this.#queue.run(() => verify(hash, password));
    return isRight && stored != null;
  }
}

let shared: Passwords | undefined;

/** The one queue of this process: everything that hashes passwords shares its limit. */
export function sharedPasswords(): Passwords {
  shared ??= new Passwords();
  return shared;
}
