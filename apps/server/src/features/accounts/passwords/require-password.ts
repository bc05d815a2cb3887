import type { MemberActor } from '../../../platform/access/actor.ts';
import { invalidInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { recordFailedLogin } from './failed-logins.ts';
import type { Passwords } from './passwords.ts';
import { findLogin, type StoredLogin } from './queries/find-login.ts';

export const wrongCurrentPassword = () =>
  invalidInput(
    { current_password: ['current_password_is_incorrect'] },
    {},
    'accounts:wrong_password',
  );

type PasswordServices = Pick<Services, 'db' | 'limits' | 'clock' | 'log'>;
type Attempt = { password: string; address: string };

/**
 * Requires the current password again for sensitive actions, in case someone else uses an open
 * browser.
 * @throws ApiError 422 for a wrong password, 429 after too many
 */
export async function requirePassword(
  services: PasswordServices,
  passwords: Passwords,
  actor: MemberActor,
  attempt: Attempt,
): Promise<StoredLogin> {
  const login = await findLoginOf(services, passwords, actor, attempt);
  if (login === undefined) throw wrongCurrentPassword();
  return login;
}

/** The login of the actor; undefined for a wrong password, which counts as a failed login. */
export async function findLoginOf(
  services: PasswordServices,
  passwords: Passwords,
  actor: MemberActor,
  { password, address }: Attempt,
): Promise<StoredLogin | undefined> {
  const { db, limits } = services;
  const login = await limits.attemptLogin(actor.email, address, async () => {
    const found = await findLogin(db, actor.email);
    const isRight = await passwords.verify(found?.password_hash, password);
    return isRight && found?.id === actor.id ? found : undefined;
  });
  if (login === undefined) await recordFailedLogin(services, actor.id, address);
  return login;
}
