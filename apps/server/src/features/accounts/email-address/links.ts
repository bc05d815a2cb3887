import {
  EMAIL_CHANGE_HOURS,
  LOGIN_TOKEN_MINUTES,
  type OauthProvider,
  RESET_TOKEN_MINUTES,
  SECOND_STEP_RESET_HOURS,
  VERIFY_TOKEN_HOURS,
} from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import type { TokenKind } from '../../../platform/database/schema.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { hashToken, newLinkToken } from '../../../platform/tokens.ts';

/** Tokens in links. Codes that members type are created elsewhere. */
type LinkKind = Exclude<TokenKind, 'deactivation'>;

const HOUR_MINUTES = 60;
const LIFETIME_MINUTES: Readonly<Record<LinkKind, number>> = {
  reset: RESET_TOKEN_MINUTES,
  login: LOGIN_TOKEN_MINUTES,
  verify_email: VERIFY_TOKEN_HOURS * HOUR_MINUTES,
  new_email: VERIFY_TOKEN_HOURS * HOUR_MINUTES,
  support_email: EMAIL_CHANGE_HOURS * HOUR_MINUTES,
  stop_email: EMAIL_CHANGE_HOURS * HOUR_MINUTES,
  start_reset: RESET_TOKEN_MINUTES,
  cancel_reset: SECOND_STEP_RESET_HOURS * HOUR_MINUTES,
};

interface NewLinkToken {
  memberId: number;
  kind: LinkKind;
  /** The recipient's address. The token is invalid once the member has another email. */
  email: string;
  /** The other site where the member logged in. */
  provider?: OauthProvider;
  now: Date;
}

/**
 * Creates the token of a link and cancels older ones of its kind, except of those that stop something:
 * each email about it has one. Stores only its hash.
 */
export async function createLinkToken(trx: Trx, link: NewLinkToken): Promise<string> {
  const { memberId, kind, email, provider, now } = link;
  if (kind !== 'cancel_reset') {
    await trx
      .updateTable('member_tokens')
      .set({ used_at: now })
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .execute();
  }
  const token = newLinkToken();
  await trx
    .insertInto('member_tokens')
    .values({
      member_id: memberId,
      kind,
      token_hash: hashToken(token),
      email,
      provider: provider ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MINUTES[kind] * 60_000),
    })
    .execute();
  return token;
}

export interface LinkTokenUse {
  kind: TokenKind;
  token: string;
  now: Date;
}

/**
 * Redeems the token of a link.
 * @returns the member, and the site that they logged in at; undefined if the token is unknown, used,
 * replaced or expired, the member has another email now, or the account is closed
 */
export async function redeemLinkToken(
  trx: Trx,
  { kind, token, now }: LinkTokenUse,
): Promise<{ memberId: number; provider: OauthProvider | null } | undefined> {
  return trx
    .updateTable('member_tokens as t')
    .from('members as m')
    .set({ used_at: now })
    .whereRef('m.id', '=', 't.member_id')
    .whereRef('m.email', '=', 't.email')
    .where('m.status', '<>', 'CLOSED')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', kind)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .returning(['t.member_id as memberId', 't.provider'])
    .executeTakeFirst();
}

/**
 * Redeems the token of a link to another address than the member's. A used one answers the same
 * until it expires.
 */
export async function redeemOtherLink(
  trx: Trx,
  { kind, token, now }: LinkTokenUse,
): Promise<{ memberId: number; email: string } | undefined> {
  const link = await trx
    .updateTable('member_tokens as t')
    .from('members as m')
    .set(({ fn, val }) => ({ used_at: fn.coalesce('t.used_at', val(now)) }))
    .whereRef('m.id', '=', 't.member_id')
    .where('m.status', '<>', 'CLOSED')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', kind)
    .where('t.expires_at', '>', now)
    .returning(['t.member_id as memberId', 't.email'])
    .executeTakeFirst();
  return link === undefined || link.email === null ? undefined : { ...link, email: link.email };
}

/** Cancels the links and codes that were sent before the password changed. */
export async function cancelLinkTokens(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['reset', 'login', 'new_email', 'deactivation', 'start_reset'])
    .where('used_at', 'is', null)
    .execute();
}

/** Orders an email to a typed address. The row is the same with or without an account. */
export function orderEmailTo(
  db: Db,
  mail: 'reset_password' | 'verify_email',
  email: string,
  now: Date,
): Promise<void> {
  return transaction(db, (trx) => orderMail(trx, { mail, email }, { now }));
}
