import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { TestApp } from '../../../testing/test-app.ts';

const FLAGS = { present: 0x01, verified: 0x04, synced: 0x18, hasKey: 0x40 };
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** What an answer says differently from a right one. */
export interface Wrong {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isPresent?: boolean;
  isVerified?: boolean;
  /** A signature of something else. */
  isForged?: boolean;
  userHandle?: string;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  user?: { id: string };
  rpId?: string;
}

/** An authenticator in software, with one passkey for a site. */
export class Authenticator {
  readonly id = randomBytes(32);
  counter: number;
  readonly #origin: string;
  readonly #isSynced: boolean;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  #userHandle = '';

  /** @param counter before its first use; a synchronized passkey stays at zero */
  constructor({ origin = 'http://localhost:3000', counter = 0, isSynced = false } = {}) {
    this.#origin = origin;
    this.#isSynced = isSynced;
    this.counter = counter;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Answers the question for a new passkey. */
  create(asked: Record<string, unknown>, wrong: Wrong = {}) {
    const options = asked as unknown as Options;
    this.#userHandle = options.user?.id ?? '';
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()]);
    const authData = Buffer.concat([this.#head(options.rp?.id ?? '', wrong, FLAGS.hasKey), key]);
    const content = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData(options.challenge, 'webauthn.create', wrong),
        attestationObject: base64url(isoCBOR.encode(content as never)),
        transports: ['internal'],
      },
    };
  }

  /** Answers the question for a passkey. */
  get(asked: Record<string, unknown>, wrong: Wrong = {}) {
    const options = asked as unknown as Options;
    if (!this.#isSynced) this.counter += 1;
    const data = this.#head(options.rpId ?? '', wrong);
    const clientDataJSON = this.#clientData(options.challenge, 'webauthn.get', wrong);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = sign(
      'sha256',
      wrong.isForged ? Buffer.from('forged') : signed,
      this.#keys.privateKey,
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: wrong.userHandle ?? this.#userHandle,
      },
    };
  }

  #credential() {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  #head(rpId: string, { isPresent = true, isVerified = true, ...wrong }: Wrong, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags =
      (isPresent ? FLAGS.present : 0) |
      (isVerified ? FLAGS.verified : 0) |
      (this.#isSynced ? FLAGS.synced : 0) |
      more;
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([flags]), counter]);
  }

  #clientData(challenge: string, type: string, wrong: Wrong): string {
    const content = {
      type: wrong.type ?? type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? this.#origin,
      crossOrigin: false,
    };
    return base64url(Buffer.from(JSON.stringify(content)));
  }

  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    return isoCBOR.encode(key as never);
  }
}

/** Adds a passkey to the account of a session. */
export async function addTestPasskey(
  rig: TestApp,
  token: string,
  authenticator = new Authenticator(),
  name?: string,
): Promise<{ authenticator: Authenticator; passkey: { id: number; name: string } }> {
  const { state, options } = (await rig.post('/user/passkeys/options', {}, token)).body;
  const credential = authenticator.create(options);
  const { body } = await rig.post('/user/passkeys', { state, credential, name }, token);
  return { authenticator, passkey: body.data };
}
