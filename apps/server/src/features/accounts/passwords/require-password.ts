import type { MemberActor } from '../../../platform/access/actor.ts';
import { invalidInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findLogin, type StoredLogin } from '../sign-in/queries/find-login.ts';
import type { Passwords } from './passwords.ts';

export const wrongCurrentPassword = () =>
  invalidInput(
    { current_password: ['current_password_is_incorrect'] },
    {},
    'accounts:wrong_password',
  );

/**
 * Requires the current password again for sensitive actions, in case someone else uses an open
 * browser. Wrong passwords count as failed logins.
 * @throws ApiError 422 for a wrong password, 429 after too many
 */
export async function requirePassword(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  passwords: Passwords,
  actor: MemberActor,
  { password, address }: { password: string; address: string },
): Promise<StoredLogin> {
  const login = await limits.attemptLogin(actor.email, address, async () => {
    const found = await findLogin(db, actor.email);
    const isRight = await passwords.verify(found?.password_hash, password);
    return isRight && found?.id === actor.id ? found : undefined;
  });
  if (login === undefined) throw wrongCurrentPassword();
  return login;
}
