import { LOGIN_TOKEN_MINUTES, RESET_TOKEN_MINUTES, VERIFY_TOKEN_HOURS } from '@crewpad/domain';
import type { TokenKind } from '../../../../platform/database/schema.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { hashToken, newLinkToken } from '../../../../platform/tokens.ts';

/** Tokens in links. Codes that members type are created elsewhere. */
type LinkKind = Exclude<TokenKind, 'deactivation'>;

const HOUR_MINUTES = 60;
const LIFETIME_MINUTES: Readonly<Record<LinkKind, number>> = {
  reset: RESET_TOKEN_MINUTES,
  login: LOGIN_TOKEN_MINUTES,
  verify_email: VERIFY_TOKEN_HOURS * HOUR_MINUTES,
  new_email: VERIFY_TOKEN_HOURS * HOUR_MINUTES,
};

interface NewLinkToken {
  memberId: number;
  kind: LinkKind;
  /** The recipient's address. The token is invalid once the member has another email. */
  email: string;
  now: Date;
}

/** Creates the token of a link and cancels older ones of its kind. Stores only its hash. */
export async function createLinkToken(trx: Trx, link: NewLinkToken): Promise<string> {
  const { memberId, kind, email, now } = link;
  await trx
    .updateTable('member_tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
  const token = newLinkToken();
  await trx
    .insertInto('member_tokens')
    .values({
      member_id: memberId,
      kind,
      token_hash: hashToken(token),
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MINUTES[kind] * 60_000),
    })
    .execute();
  return token;
}
