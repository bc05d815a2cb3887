import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { Passwords } from '../passwords/passwords.ts';

/** Without I, L, O and U, which people mix up with others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 bits. */
const CHARACTERS = 12;
const GROUP = 4;
const MISREAD: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
const FORM = new RegExp(`^(\\d)([${ALPHABET}]{${CHARACTERS}})$`);

/** A code by its place among the ten; the characters alone are what is hashed. */
interface RecoveryCode {
  slot: number;
  characters: string;
}

const newCode = (slot: number): RecoveryCode => ({
  slot,
  characters: Array.from({ length: CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  ),
});

/** As members read it: `3-K7QM-2XWD-9HTP`. */
const written = ({ slot, characters }: RecoveryCode): string =>
  [slot, ...(characters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? [])].join('-');

/** Reads a typed code, in any case and with any dashes; undefined if it cannot be one. */
export function readRecoveryCode(typed: string): RecoveryCode | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[ILO]/g, (letter) => MISREAD[letter] ?? letter);
  const [, slot, characters] = FORM.exec(plain) ?? [];
  return slot === undefined || characters === undefined
    ? undefined
    : { slot: Number(slot), characters };
}

/** Ten codes as members read them, and their hashes by slot. */
export interface NewRecoveryCodes {
  codes: string[];
  hashes: string[];
}

/** Creates ten codes. Takes about half a second of one core. */
export async function newRecoveryCodes(passwords: Passwords): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, (_, slot) => newCode(slot));
  const hashes: string[] = [];
  // One after another, so that logins of others find room between them.
  for (const { characters } of codes) hashes.push(await passwords.hash(characters));
  return { codes: codes.map(written), hashes };
}

/** Stores new codes in place of the old ones. The caller locks the member. */
export async function storeRecoveryCodes(
  trx: Trx,
  memberId: number,
  { hashes }: NewRecoveryCodes,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash, slot) => ({ member_id: memberId, slot, hash, created_at: now })))
    .execute();
}

/** A code that was compared, and can be used once. */
interface CheckedCode {
  slot: number;
  hash: string;
}

/**
 * Compares a typed code with the one of its slot. A code that cannot be one takes as long as a wrong
 * one.
 * @returns undefined if it is wrong or used
 */
export async function checkRecoveryCode(
  db: Db,
  passwords: Passwords,
  memberId: number,
  typed: string,
): Promise<CheckedCode | undefined> {
  const code = readRecoveryCode(typed);
  const stored =
    code &&
    (await db
      .selectFrom('recovery_codes')
      .select(['slot', 'hash'])
      .where('member_id', '=', memberId)
      .where('slot', '=', code.slot)
      .where('used_at', 'is', null)
      .executeTakeFirst());
  const isRight = await passwords.verify(stored?.hash, code?.characters ?? '');
  return isRight ? stored : undefined;
}

/** Uses a checked code up. @returns how many are left; undefined if another call used it */
export async function redeemRecoveryCode(
  trx: Trx,
  memberId: number,
  { slot, hash }: CheckedCode,
  now: Date,
): Promise<number | undefined> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('slot', '=', slot)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('slot')
    .executeTakeFirst();
  if (used === undefined) return undefined;
  const { left } = await trx
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
