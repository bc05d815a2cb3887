import type { Db } from '../../../platform/database/database.ts';
import type { TokenKind } from '../../../platform/database/schema.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { hashToken } from '../../../platform/tokens.ts';

/** Whether an email has an account, in any status. */
export async function isEmailTaken(db: Db | Trx, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

interface FoundLink {
  memberId: number;
  /** The email that it logs in with, or confirms. */
  email: string;
  /** The email is confirmed already. */
  isDone: boolean;
}

/**
 * The link of a token, without redeeming it; undefined if the token is unknown or expired, or can do
 * nothing anymore. A used link of a confirmed email is there until it expires: email scanners open
 * links before people do.
 */
export async function findLink(
  db: Db | Trx,
  { kinds, token, now }: { kinds: readonly TokenKind[]; token: string; now: Date },
): Promise<FoundLink | undefined> {
  const row = await db
    .selectFrom('member_tokens as t')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .leftJoin('refusing_addresses as r', 'r.address', 'm.email')
    .leftJoin('email_changes as c', 'c.member_id', 'm.id')
    .select([
      'm.id as memberId',
      't.kind',
      't.email',
      't.used_at as usedAt',
      'm.email as present',
      'm.email_verified_at as verifiedAt',
      'r.address as refusing',
      'c.email as asked',
    ])
    .where('m.status', '<>', 'CLOSED')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', 'in', kinds)
    .where('t.expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined || row.email === null) return undefined;
  const { memberId, kind, email, usedAt, present, verifiedAt, refusing, asked } = row;
  if (kind === 'support_email' || kind === 'stop_email') {
    const isOpen = kind === 'stop_email' ? asked !== null : asked === email;
    // A second press of the link to the new email says again when it changes.
    return isOpen ? { memberId, email, isDone: false } : undefined;
  }
  const isPresent = email.toLowerCase() === present.toLowerCase();
  // The address is to be verified again.
  const isAgain = usedAt === null && refusing !== null;
  const isDone = kind !== 'login' && isPresent && verifiedAt !== null && !isAgain;
  const isOpen = usedAt === null && (isPresent || kind === 'new_email');
  return isDone || isOpen ? { memberId, email, isDone } : undefined;
}

/** The member of a login link that was used, or replaced by a newer one. */
export function findUsedLogin(
  db: Db,
  token: string,
): Promise<{ memberId: number; email: string } | undefined> {
  return db
    .selectFrom('member_tokens as t')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .select(['m.id as memberId', 'm.email'])
    .where('m.status', '<>', 'CLOSED')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', 'login')
    .where('t.used_at', 'is not', null)
    .executeTakeFirst();
}

/** The change of a member's email that an admin asked for, and that is not made yet. */
export function findEmailChange(
  db: Db | Trx,
  memberId: number,
): Promise<{ email: string; due_at: Date; verified_at: Date | null } | undefined> {
  return db
    .selectFrom('email_changes')
    .select(['email', 'due_at', 'verified_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
