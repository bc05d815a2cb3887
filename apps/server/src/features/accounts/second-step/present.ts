import type { contract } from '@crewpad/contract';
import { passkeySite, type SecondStepMethod } from '@crewpad/domain';
import type { CallContext } from '../../../http/pipeline/context.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { confirmedUntil } from '../../../platform/access/confirmation.ts';
import type { Services } from '../../../platform/services.ts';
import { secondStepDue } from '../profile/profile.queries.ts';
import type { SecondStepChallenge } from '../sessions/challenges.ts';
import { listPasskeys } from './passkeys.queries.ts';
import { presentPasskey } from './passkeys.ts';
import { countMethods, findOpenReset, getSecondStep } from './second-step.queries.ts';

/** The answer to a login that waits for its second step: 202, and no caches. */
export async function presentChallenge(
  { db, config }: Pick<Services, 'db' | 'config'>,
  memberId: number,
  { challenge, expiresAt }: SecondStepChallenge,
  { reply }: Pick<CallContext, 'reply'>,
): Promise<contract.accounts.SecondStepAsked> {
  const rpId = passkeySite(config.publicUrl)?.rpId;
  const { appSince, passkeys, recoveryCodes } = await countMethods(db, memberId, rpId);
  const methods: SecondStepMethod[] = [];
  if (passkeys > 0) methods.push('passkey');
  if (appSince !== null) methods.push('code');
  if (recoveryCodes > 0) methods.push('recovery_code');
  reply.status = 202;
  reply.isPrivate = true;
  return { status: 'second_step', challenge, methods, expires_at: expiresAt.toISOString() };
}

/** How the caller proves who they are, besides their password. */
export async function readSecurity(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  { id, role, session }: MemberActor,
): Promise<contract.accounts.OwnSecurity> {
  const asksAdmins = config.adminSecondStep;
  const [state, { appSince, recoveryCodes }, passkeys, reset] = await Promise.all([
    getSecondStep(db, id),
    countMethods(db, id, undefined),
    listPasskeys(db, id),
    findOpenReset(db, id),
  ]);
  const until = session.confirmation.at && confirmedUntil(session.confirmation.at);
  return {
    second_step: state.second_step,
    required: role === 'admin' && asksAdmins,
    due_at: secondStepDue(state, asksAdmins),
    app: appSince && { since: appSince.toISOString() },
    passkeys: passkeys.map(presentPasskey),
    recovery_codes_left: recoveryCodes,
    reset: reset === undefined ? null : { due_at: reset.due_at.toISOString() },
    confirmed_until: until !== null && until > clock.now() ? until.toISOString() : null,
  };
}
