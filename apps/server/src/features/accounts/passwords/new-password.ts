import { countedCharacters } from '@crewpad/domain';
import type { Config } from '../../../platform/config.ts';
import { invalidInput } from '../../../platform/errors.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** The passwords that attackers try first, in lower case. Read with the first one that is checked. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
}

/** What others know about a member, and so try as a password. */
export interface PasswordOwner {
  email: string;
  first_name: string;
  last_name: string;
  display_name: string;
}

interface NewPassword {
  password: string;
  confirm_password?: string | null | undefined;
  check_common?: boolean | undefined;
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** Zero-width, filling and control characters are as easy to try as blanks. */
const isBlank = (text: string) => countedCharacters(text.replace(/\p{Cc}/gu, ' ')) === 0;

/** Whether a password is one that attackers try first, or a name of its owner. */
export async function isCommonPassword(
  password: string,
  owner: Partial<Record<keyof PasswordOwner, string | undefined>> | undefined,
): Promise<boolean> {
  const typed = plain(password);
  if (isBlank(typed) || (await commonPasswords()).has(typed)) return true;
  const { email = '', first_name = '', last_name = '', display_name = '' } = owner ?? {};
  const names = [
    email,
    email.slice(0, email.lastIndexOf('@')),
    first_name,
    last_name,
    display_name,
  ];
  return names.some((name) => plain(name) === typed);
}

/**
 * The rules of a new password beyond its length, in the specified order: not a common one, as far
 * as the setting refuses those, and confirmed.
 * @param mismatch the key of the error of a password that was typed differently the second time
 * @throws ApiError 422
 */
export async function checkNewPassword(
  { passwordBlocklist: blocklist }: Pick<Config, 'passwordBlocklist'>,
  { password, confirm_password, check_common }: NewPassword,
  owner: PasswordOwner | undefined,
  mismatch = 'passwords_do_not_match',
): Promise<void> {
  const refusesCommon = blocklist === 'refuse' || (blocklist === 'warn' && check_common === true);
  if (refusesCommon && (await isCommonPassword(password, owner))) {
    throw invalidInput({ password: ['password_is_too_common'] });
  }
  if (confirm_password == null) return;
  if (confirm_password.normalize('NFC') !== password.normalize('NFC')) {
    throw invalidInput({ confirm_password: [mismatch] });
  }
}
