import { randomBytes } from 'node:crypto';
import type { contract } from '@crewpad/contract';
import {
  deviceName,
  PASSKEY_MINUTES,
  PASSKEY_NAME_MAX,
  PASSKEYS_MAX,
  passkeySite,
} from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { invalidInput, notFound, Refusal, refusal } from '../../../platform/errors.ts';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { recordFailedLogin } from '../passwords/passwords.ts';
import { type OpenedSession, openSession } from '../sessions/sessions.ts';
import { newState, type PasskeyUse, redeemState } from './passkey-states.ts';
import { countPasskeys, findPasskey, listPasskeys } from './passkeys.queries.ts';
import { stopReset } from './resets.ts';
import { countMethods } from './second-step.queries.ts';

/** Loaded with the first passkey, because its parsers take time at a start. */
const library = () => import('@simplewebauthn/server');

/** Ed25519, ECDSA with P-256, RSA. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = PASSKEY_MINUTES * 60_000;
const WEBAUTHN_ID_BYTES = 32;

/** @throws ApiError 404 where browsers offer no passkeys */
export function requireSite({ config }: Pick<Services, 'config'>) {
  const site = passkeySite(config.publicUrl);
  if (site === undefined) throw notFound();
  return site;
}

/** The question for a passkey; of one member, or for a login of whoever has one. */
export async function askForPasskey(
  services: Services,
  use: PasskeyUse,
): Promise<contract.accounts.PasskeyQuestion> {
  const { db, clock, secret } = services;
  const { rpId } = requireSite(services);
  const { generateAuthenticationOptions } = await library();
  const { state, challenge } = newState(use, { now: clock.now(), secret });
  const own = use.memberId === undefined ? undefined : await listPasskeys(db, use.memberId);
  const allowCredentials = own?.filter(({ rp_id }) => rp_id === rpId).map(descriptorOf);
  const options = await generateAuthenticationOptions({
    ...{ rpID: rpId, challenge, timeout: TIMEOUT_MS, userVerification: 'required' },
    ...(allowCredentials && { allowCredentials }),
  });
  return { state, options: { ...options } };
}

const descriptorOf = (row: { credential_id: string; transports: string[] }) => ({
  id: row.credential_id,
  transports: row.transports as never[],
});

/** A passkey that has signed the question; its counter is stored when it is used. */
export interface CheckedPasskey {
  id: number;
  memberId: number;
  email: string;
  counter: number;
  singleDevice: boolean;
  backedUp: boolean;
}

/** What a browser answered to a question. */
export interface PasskeyAnswer {
  state: string;
  credential: contract.accounts.Assertion;
}

type Check = { passkey: CheckedPasskey } | { fault: 'unknown' | 'wrong'; memberId?: number };

/**
 * Checks the answer to a question, which is used up. A counter that has not grown is reported to the
 * passkey's member, because somebody may have copied the key.
 * @throws ApiError 400 TOKEN_EXPIRED
 */
export async function checkPasskey(
  services: Services,
  { state, credential }: PasskeyAnswer,
  use: PasskeyUse,
  address: string,
): Promise<Check> {
  const { db, clock } = services;
  const now = clock.now();
  const site = requireSite(services);
  const expectedChallenge = await redeemState(db, state, use, { now, secrets: services });
  const stored = await findPasskey(db, credential.id);
  if (stored === undefined) return { fault: 'unknown' };
  const { id, member_id: memberId, email } = stored;
  const wrong = { fault: 'wrong', memberId } as const;
  if (use.memberId !== undefined && use.memberId !== memberId) return { fault: 'wrong' };
  const { userHandle, ...response } = credential.response;
  const handle = stored.webauthn_id && Buffer.from(stored.webauthn_id).toString('base64url');
  if (userHandle != null && userHandle !== handle) return wrong;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge,
    ...{ expectedOrigin: site.origin, expectedRPID: site.rpId, requireUserVerification: true },
    // The library would refuse a counter that falls in the same way as a wrong signature.
    credential: { id: credential.id, publicKey: new Uint8Array(stored.public_key), counter: 0 },
  }).catch(() => undefined);
  if (verified?.verified !== true) return wrong;
  const { newCounter, credentialDeviceType, credentialBackedUp } = verified.authenticationInfo;
  if (!hasGrown(stored.counter, newCounter)) {
    await reportCounter(db, { id, memberId }, address, now);
    return wrong;
  }
  const singleDevice = credentialDeviceType === 'singleDevice';
  const flags = { singleDevice, backedUp: credentialBackedUp };
  return { passkey: { id, memberId, email, counter: newCounter, ...flags } };
}

/** Passkeys that are synchronized do not count. */
const hasGrown = (before: number, after: number) => after > before || (before === 0 && after === 0);

function reportCounter(
  db: Db,
  { id, memberId }: { id: number; memberId: number },
  address: string,
  now: Date,
): Promise<void> {
  const key = `passkey_counter_fell:${id}:${now.toISOString().slice(0, 10)}`;
  return transaction(db, async (trx) => {
    await lockMember(trx, memberId);
    await orderMail(trx, { mail: 'passkey_counter_fell', memberId }, { now, key });
    const action = 'passkey.counter_fell';
    await audit(trx, { action, actorId: null, memberId, address, at: now });
  });
}

/** Records a use, under the member's lock. @returns false if another use was counted meanwhile */
export async function recordUse(
  trx: Trx,
  { id, counter, singleDevice, backedUp }: CheckedPasskey,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('passkeys')
    .set({ counter, single_device: singleDevice, backed_up: backedUp, last_used_at: now })
    .where('id', '=', id)
    .where(({ eb, and, or }) =>
      or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.val(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

const refusedLogin = (code: 'UNAUTHENTICATED' | 'PASSKEY_UNKNOWN') =>
  new Refusal(401, {
    text: code === 'PASSKEY_UNKNOWN' ? 'accounts:passkey_unknown' : 'accounts:wrong_passkey',
    errors: { credential: ['wrong_passkey'] },
    error_code: code,
  });

interface PasskeyLogin extends PasskeyAnswer {
  keep: boolean;
  device: string;
  address: string;
}

/**
 * Logs in with a passkey, which is both steps.
 * @throws ApiError 400 for a question that was answered or is too old, 401 for any other fault
 */
export async function logInWithPasskey(
  services: Services,
  { keep, device, address, ...answer }: PasskeyLogin,
): Promise<{ memberId: number; method: 'passkey'; session: OpenedSession }> {
  const { db, clock, secret } = services;
  const method = 'passkey';
  const check = await checkPasskey(services, answer, { use: 'login' }, address);
  if ('fault' in check) {
    if (check.memberId !== undefined) await recordFailedLogin(services, check.memberId, address);
    throw refusedLogin(check.fault === 'unknown' ? 'PASSKEY_UNKNOWN' : 'UNAUTHENTICATED');
  }
  const { passkey } = check;
  const { memberId } = passkey;
  const session = await transaction(db, async (trx) => {
    const now = clock.now();
    await lockMember(trx, memberId);
    if (!(await recordUse(trx, passkey, now))) return undefined;
    await stopReset(trx, memberId, { as: 'login', actorId: memberId, address }, now);
    const options = { memberId, method, keep, device, now, secret } as const;
    return openSession(trx, { ...options, secondStep: 'passed' });
  });
  if (session === undefined) throw refusedLogin('UNAUTHENTICATED');
  return { memberId, method, session };
}

const tooMany = () => refusal(409, 'TOO_MANY', 'accounts:too_many_passkeys');

/**
 * The question for a new passkey.
 * @throws ApiError 409 TOO_MANY
 */
export async function askForNewPasskey(
  services: Services,
  actor: MemberActor,
): Promise<contract.accounts.PasskeyQuestion> {
  const { db, clock, config, secret } = services;
  const { rpId } = requireSite(services);
  const { generateRegistrationOptions } = await library();
  const own = await listPasskeys(db, actor.id);
  if (own.length >= PASSKEYS_MAX) throw tooMany();
  const use = { use: 'add', memberId: actor.id, sessionId: actor.session.id } as const;
  const { state, challenge } = newState(use, { now: clock.now(), secret });
  const options = await generateRegistrationOptions({
    ...{ rpID: rpId, rpName: mailBrands[config.brand].name, challenge, timeout: TIMEOUT_MS },
    ...{ userName: actor.email, userDisplayName: actor.email },
    userID: new Uint8Array(await webauthnIdOf(db, actor.id)),
    attestationType: 'none',
    // Browsers refuse an authenticator that has one of these.
    excludeCredentials: own.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { state, options: { ...options } };
}

/** How authenticators name the member, created with the first question. */
async function webauthnIdOf(db: Db, memberId: number): Promise<Buffer> {
  await db
    .updateTable('members')
    .set({ webauthn_id: randomBytes(WEBAUTHN_ID_BYTES) })
    .where('id', '=', memberId)
    .where('webauthn_id', 'is', null)
    .execute();
  const { webauthn_id } = await db
    .selectFrom('members')
    .select('webauthn_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (webauthn_id === null) throw new Error('the member has no name for authenticators');
  return webauthn_id;
}

interface NewPasskey {
  state: string;
  credential: contract.accounts.Attestation;
  name?: string | undefined;
  device: string;
  address: string;
}

/**
 * Adds the passkey that a browser has created.
 * @throws ApiError 400 for a question that was answered or is too old, 409 PASSKEY_EXISTS or
 * TOO_MANY, 422 if it was made for another site or question
 */
export async function addPasskey(
  services: Services,
  { id: memberId, session }: MemberActor,
  { state, credential, name, device, address }: NewPasskey,
): Promise<contract.accounts.Passkey> {
  const { db, clock } = services;
  const now = clock.now();
  const site = requireSite(services);
  const use = { use: 'add', memberId, sessionId: session.id } as const;
  const expectedChallenge = await redeemState(db, state, use, { now, secrets: services });
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = credential.response;
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge,
    ...{ expectedOrigin: site.origin, expectedRPID: site.rpId, requireUserVerification: true },
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (verified?.verified !== true) {
    throw invalidInput(
      { credential: ['passkey_not_accepted'] },
      {},
      'accounts:passkey_not_accepted',
    );
  }
  const { credential: key, ...made } = verified.registrationInfo;
  return transaction(db, async (trx) => {
    await lockMember(trx, memberId);
    if ((await listPasskeys(trx, memberId)).length >= PASSKEYS_MAX) throw tooMany();
    const row = await trx
      .insertInto('passkeys')
      .values({
        member_id: memberId,
        credential_id: key.id,
        public_key: Buffer.from(key.publicKey),
        counter: key.counter,
        transports,
        single_device: made.credentialDeviceType === 'singleDevice',
        backed_up: made.credentialBackedUp,
        aaguid: made.aaguid,
        rp_id: site.rpId,
        name: name ?? nameOf(device),
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'created_at', 'last_used_at', 'single_device', 'rp_id'])
      .executeTakeFirst();
    if (row === undefined) throw refusal(409, 'PASSKEY_EXISTS', 'accounts:passkey_exists');
    await orderMail(trx, { mail: 'passkey_added', memberId, name: row.name }, { now });
    const details = { name: row.name };
    const action = 'passkey.added';
    await audit(trx, { action, actorId: memberId, memberId, address, details, at: now });
    return presentPasskey(row);
  });
}

/** A passkey is named after its device, until its member names it. */
function nameOf(device: string): string {
  const { browser, system } = deviceName(device);
  return (system ?? browser ?? 'Passkey').slice(0, PASSKEY_NAME_MAX);
}

type PasskeyRow = Omit<contract.accounts.Passkey, 'created_at' | 'last_used_at'> & {
  created_at: Date;
  last_used_at: Date | null;
};

export const presentPasskey = (row: PasskeyRow): contract.accounts.Passkey => ({
  ...{ id: row.id, name: row.name, single_device: row.single_device, rp_id: row.rp_id },
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

/** @throws ApiError 404 for another member's passkey */
export async function renamePasskey(
  { db }: Services,
  { id: memberId }: MemberActor,
  { id, name }: { id: number; name: string },
): Promise<contract.accounts.Passkey> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning(['id', 'name', 'created_at', 'last_used_at', 'single_device', 'rp_id'])
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return presentPasskey(row);
}

/**
 * Removes a passkey.
 * @throws ApiError 404 for another member's passkey, 409 LAST_METHOD if the second step would have
 * nothing left
 */
export function deletePasskey(
  services: Services,
  { id: memberId }: MemberActor,
  { id, address }: { id: number; address: string },
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const { rpId } = requireSite(services);
  return transaction(db, async (trx) => {
    const { second_step } = await lockMember(trx, memberId, { columns: ['second_step'] });
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw notFound();
    const { name } = removed;
    const { appSince } = await countMethods(trx, memberId, rpId);
    if (second_step && appSince === null && (await countPasskeys(trx, memberId, rpId)) === 0) {
      throw refusal(409, 'LAST_METHOD', 'accounts:last_method');
    }
    await orderMail(trx, { mail: 'passkey_removed', memberId, name }, { now });
    const action = 'passkey.removed';
    await audit(trx, { action, actorId: memberId, memberId, address, details: { name }, at: now });
  });
}
