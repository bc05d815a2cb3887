import type { MemberActor } from '../../../platform/actor.ts';
import { invalidInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { getLogin, type KnownLogin } from '../sign-in/queries/get-login.ts';
import type { Passwords } from './passwords.ts';

export const wrongCurrentPassword = () =>
  invalidInput({ current_password: ['current_password_is_incorrect'] });

/**
 * Asks for the password once more, before what somebody who found an open browser must not do. Wrong
 * ones count as wrong logins.
 * @throws ApiError 422 not the password, 429 too many wrong ones
 */
export async function requirePassword(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  passwords: Passwords,
  actor: MemberActor,
  { password, address }: { password: string; address: string },
): Promise<KnownLogin> {
  const attempt = await limits.loginAttempt(actor.email, address);
  const known = await getLogin(db, actor.email);
  const isRight = await passwords.verify(known?.password_hash, password);
  if (known?.id !== actor.id || !isRight) throw wrongCurrentPassword();
  await attempt.succeeded();
  return known;
}
