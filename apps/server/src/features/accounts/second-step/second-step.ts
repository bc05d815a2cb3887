import { passkeySite } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { audit } from '../../../platform/audit.ts';
import { lockMember } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { badToken, invalidInput, Refusal, refusal } from '../../../platform/errors.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { type Passwords, recordFailedLogin } from '../passwords/passwords.ts';
import {
  type ChallengedLogin,
  countTry,
  isOpen,
  readChallenge,
  redeemChallenge,
} from '../sessions/challenges.ts';
import {
  confirmSession,
  endSessions,
  type OpenedSession,
  openSession,
} from '../sessions/sessions.ts';
import { confirmApp, redeemCode } from './apps.ts';
import { checkPasskey, type PasskeyAnswer, recordUse } from './passkeys.ts';
import {
  checkRecoveryCode,
  type NewRecoveryCodes,
  newRecoveryCodes,
  redeemRecoveryCode,
  storeRecoveryCodes,
} from './recovery-codes.ts';
import { stopReset } from './resets.ts';
import { countMethods, findChallenged } from './second-step.queries.ts';

/** What a member typed to pass the second step, or their browser answered. */
type Proof = { code: string } | { recovery_code: string } | PasskeyAnswer;

/** A challenge that is forged, used, too old, or from before a new password. */
const deadChallenge = () => badToken('accounts:challenge_ended');

const wrongProof = (proof: Proof) =>
  new Refusal(401, {
    ...('credential' in proof
      ? { text: 'accounts:wrong_passkey', errors: { credential: ['wrong_passkey'] } }
      : {
          text: 'accounts:wrong_code',
          errors: { ['code' in proof ? 'code' : 'recovery_code']: ['wrong_code'] },
        }),
    error_code: 'UNAUTHENTICATED',
  });

const wrongOwnCode = () => invalidInput({ code: ['wrong_code'] }, {}, 'accounts:wrong_code');
const wrongOwnPasskey = () =>
  invalidInput({ credential: ['wrong_passkey'] }, {}, 'accounts:wrong_passkey');

type ChallengedMember = NonNullable<Awaited<ReturnType<typeof findChallenged>>>;

/**
 * The login of a challenge that still takes answers, and its member.
 * @throws ApiError 400 TOKEN_EXPIRED
 */
export async function requireChallenge(
  services: Services,
  challenge: string,
): Promise<{ login: ChallengedLogin; member: ChallengedMember }> {
  const { db, clock } = services;
  const login = readChallenge(challenge, services, clock.now());
  const member = login && (await findChallenged(db, login.memberId));
  if (login === undefined || member === undefined || !isCurrent(login, member)) {
    throw deadChallenge();
  }
  if (!(await isOpen(db, challenge))) throw deadChallenge();
  return { login, member };
}

/** Whether the second step is still on, and the password is the one of the first step. */
const isCurrent = (
  { passwordChangedAt }: ChallengedLogin,
  {
    second_step,
    password_changed_at,
  }: Pick<ChallengedMember, 'second_step' | 'password_changed_at'>,
) => second_step && (password_changed_at?.getTime() ?? 0) === passwordChangedAt;

interface Answer {
  challenge: string;
  proof: Proof;
  device: string;
  address: string;
}

/**
 * Finishes a login with its second step.
 * @throws ApiError 400 for a challenge that takes no more answers, 401 for a wrong code, 429 after
 * too many of them
 */
export async function passSecondStep(
  services: Services,
  passwords: Passwords,
  { challenge, proof, device, address }: Answer,
): Promise<{ memberId: number; method: ChallengedLogin['method']; session: OpenedSession }> {
  const { db, clock, secret } = services;
  const { login, member } = await requireChallenge(services, challenge);
  const { memberId, method, keep } = login;
  const session = await attemptCode(services, member, address, async () => {
    if (!(await countTry(db, challenge, login))) throw deadChallenge();
    const use = await checkProof(services, passwords, { challenge, memberId, proof, address });
    if (use === undefined) return undefined;
    return transaction(db, async (trx) => {
      const now = clock.now();
      const current = await lockMember(trx, memberId, {
        columns: ['second_step', 'password_changed_at'],
      });
      if (!isCurrent(login, current)) throw deadChallenge();
      if (!(await use(trx))) return undefined;
      if (!(await redeemChallenge(trx, challenge, now))) throw deadChallenge();
      await stopReset(trx, memberId, { as: 'login', actorId: memberId, address }, now);
      const options = { memberId, method, keep, device, now, secret };
      return openSession(trx, { ...options, secondStep: 'passed' });
    });
  });
  if (session === undefined) throw wrongProof(proof);
  return { memberId, method, session };
}

/** Counts a wrong code as a failed login, per account and network and per account alone. */
async function attemptCode<T>(
  services: Services,
  { id, email }: { id: number; email: string },
  address: string,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { limits } = services;
  const failure = await limits.takeFor('second_step', String(id));
  let isWrong = false;
  try {
    const checked = await limits.attemptLogin(email, address, check);
    isWrong = checked === undefined;
    if (isWrong) await recordFailedLogin(services, id, address);
    return checked;
  } finally {
    if (!isWrong) await failure.giveBack();
  }
}

/**
 * Compares what can be compared outside of a transaction.
 * @returns uses the proof up, once; undefined if it is wrong
 */
async function checkProof(
  services: Services,
  passwords: Passwords,
  { challenge, memberId, proof, address }: Omit<Answer, 'device'> & { memberId: number },
): Promise<((trx: Trx) => Promise<boolean>) | undefined> {
  const now = services.clock.now();
  if ('credential' in proof) {
    const use = { use: 'second_step', memberId, login: challenge } as const;
    const check = await checkPasskey(services, proof, use, address);
    return 'fault' in check ? undefined : (trx) => recordUse(trx, check.passkey, now);
  }
  if ('code' in proof) {
    return (trx) => redeemCode(trx, memberId, proof.code, { now, secrets: services });
  }
  const checked = await checkRecoveryCode(services.db, passwords, memberId, proof.recovery_code);
  if (checked === undefined) return undefined;
  return async (trx) => {
    const left = await redeemRecoveryCode(trx, memberId, checked, now);
    if (left === undefined) return false;
    await orderMail(trx, { mail: 'recovery_code_used', memberId, left }, { now });
    const action = 'second_step.code_used';
    const details = { left };
    await audit(trx, { action, actorId: memberId, memberId, address, details, at: now });
    return true;
  };
}

/**
 * Confirms a session with a code of the app.
 * @throws ApiError 422 for a wrong code, 429 after too many
 */
export async function confirmByCode(
  services: Services,
  actor: MemberActor,
  { code, address }: { code: string; address: string },
): Promise<Date> {
  const { db, clock } = services;
  const now = clock.now();
  const confirmed = await attemptCode(services, actor, address, () =>
    transaction(db, async (trx) => {
      await lockMember(trx, actor.id);
      if (!(await redeemCode(trx, actor.id, code, { now, secrets: services }))) return undefined;
      await confirmSession(trx, actor.session.id, now, 'second_step');
      return now;
    }),
  );
  if (confirmed === undefined) throw wrongOwnCode();
  return confirmed;
}

/**
 * Confirms a session with a passkey, which proves as much as a second step.
 * @throws ApiError 400 for a question that was answered or is too old, 422 for a wrong passkey, 429
 * after too many
 */
export async function confirmByPasskey(
  services: Services,
  actor: MemberActor,
  { address, ...answer }: PasskeyAnswer & { address: string },
): Promise<Date> {
  const { db, clock } = services;
  const now = clock.now();
  const use = { use: 'confirm', memberId: actor.id, sessionId: actor.session.id } as const;
  const confirmed = await attemptCode(services, actor, address, async () => {
    const check = await checkPasskey(services, answer, use, address);
    if ('fault' in check) return undefined;
    return transaction(db, async (trx) => {
      await lockMember(trx, actor.id);
      if (!(await recordUse(trx, check.passkey, now))) return undefined;
      await confirmSession(trx, actor.session.id, now, 'second_step');
      return now;
    });
  });
  if (confirmed === undefined) throw wrongOwnPasskey();
  return confirmed;
}

/**
 * Turns the second step on with the first code of an app, or replaces the app. The other sessions
 * end; this one goes on as one with the second step.
 * @throws ApiError 400 TOKEN_EXPIRED if no app waits, 422 for a wrong code
 */
export async function enroll(
  services: Services,
  passwords: Passwords,
  actor: MemberActor,
  { code, address }: { code: string; address: string },
): Promise<string[]> {
  const { db, clock } = services;
  const recovery = await newRecoveryCodes(passwords);
  const now = clock.now();
  const outcome = await attemptCode(services, actor, address, () =>
    transaction(db, async (trx) => {
      await lockMember(trx, actor.id);
      const confirmed = await confirmApp(trx, actor.id, code, { now, secrets: services });
      if (confirmed !== 'confirmed') return confirmed === 'wrong' ? undefined : confirmed;
      await turnOn(trx, actor, recovery, { address, now });
      return confirmed;
    }),
  );
  if (outcome === undefined) throw wrongOwnCode();
  if (outcome === 'missing') throw badToken('accounts:app_not_waiting');
  return recovery.codes;
}

interface Change {
  address: string;
  now: Date;
}

async function turnOn(
  trx: Trx,
  { id: memberId, session }: MemberActor,
  recovery: NewRecoveryCodes,
  { address, now }: Change,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ second_step: true, updated_at: now })
    .where('id', '=', memberId)
    .execute();
  await storeRecoveryCodes(trx, memberId, recovery, now);
  await stopReset(trx, memberId, { as: 'member', actorId: memberId, address }, now);
  await endSessions(trx, memberId, now, session.id);
  await confirmSession(trx, session.id, now, 'second_step');
  await orderMail(trx, { mail: 'second_step_on', memberId }, { now });
  await audit(trx, { action: 'second_step.on', actorId: memberId, memberId, address, at: now });
}

/** Nothing is left of the second step. The caller locks the member. */
export async function removeSecondStep(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx.deleteFrom('authenticator_apps').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await trx
    .updateTable('members')
    .set({ second_step: false, updated_at: now })
    .where('id', '=', memberId)
    .execute();
}

/**
 * Removes a member's second step for the operator, without reading a sealed secret: all sessions end,
 * and the member is told. The caller locks the member.
 */
export async function resetSecondStepOf(trx: Trx, memberId: number, now: Date): Promise<void> {
  await removeSecondStep(trx, memberId, now);
  await stopReset(trx, memberId, { as: 'operator', actorId: null }, now);
  await endSessions(trx, memberId, now);
  await orderMail(trx, { mail: 'operator_reset', memberId }, { now });
  await audit(trx, { action: 'admin.second_step_reset', actorId: null, memberId, at: now });
}

/**
 * Turns the second step on, with the app or the passkeys that the member has, or off. What is already
 * so stays.
 * @returns new recovery codes when it was turned on, else none
 * @throws ApiError 409 NO_METHOD without an app and passkeys, 409 SECOND_STEP_REQUIRED for admins who must have it
 */
export async function switchSecondStep(
  services: Services,
  passwords: Passwords,
  actor: MemberActor,
  { on, address }: { on: boolean; address: string },
): Promise<string[]> {
  const { db, clock, config } = services;
  const { id: memberId, role } = actor;
  if (!on && role === 'admin' && config.adminSecondStep) throw adminsMustHaveIt();
  const recovery = on ? await newRecoveryCodes(passwords) : undefined;
  const now = clock.now();
  return transaction(db, async (trx) => {
    const { second_step: isOn } = await lockMember(trx, memberId, { columns: ['second_step'] });
    const rpId = passkeySite(config.publicUrl)?.rpId;
    const { appSince, passkeys } = await countMethods(trx, memberId, rpId);
    if (on && appSince === null && passkeys === 0) throw noMethod();
    if (isOn === on) return [];
    if (recovery !== undefined) {
      await turnOn(trx, actor, recovery, { address, now });
      return recovery.codes;
    }
    await removeSecondStep(trx, memberId, now);
    await stopReset(trx, memberId, { as: 'turned_off', actorId: memberId, address }, now);
    await orderMail(trx, { mail: 'second_step_off', memberId }, { now });
    await audit(trx, { action: 'second_step.off', actorId: memberId, memberId, address, at: now });
    return [];
  });
}

const adminsMustHaveIt = () =>
  refusal(409, 'SECOND_STEP_REQUIRED', 'accounts:second_step_must_stay');
const noMethod = () => refusal(409, 'NO_METHOD', 'accounts:no_second_step_method');

/**
 * Creates ten new recovery codes; the old ones end.
 * @throws ApiError 409 NO_METHOD while the second step is off
 */
export async function renewRecoveryCodes(
  { db, clock }: Services,
  passwords: Passwords,
  { id: memberId }: MemberActor,
  address: string,
): Promise<string[]> {
  const recovery = await newRecoveryCodes(passwords);
  const now = clock.now();
  return transaction(db, async (trx) => {
    const { second_step } = await lockMember(trx, memberId, { columns: ['second_step'] });
    if (!second_step) throw noMethod();
    await storeRecoveryCodes(trx, memberId, recovery, now);
    await orderMail(trx, { mail: 'recovery_codes_made', memberId }, { now });
    const action = 'second_step.codes_made';
    await audit(trx, { action, actorId: memberId, memberId, address, at: now });
    return recovery.codes;
  });
}
