import { LOGIN_TOKEN_MINUTES, RESET_TOKEN_MINUTES, VERIFY_TOKEN_HOURS } from '@crewpad/domain';
import type { TokenKind } from '../../../../platform/database/schema-accounts.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { hashToken, newLinkToken } from '../../../../platform/tokens.ts';

/** Tokens that travel as links; codes that are typed are made elsewhere. */
type LinkKind = Exclude<TokenKind, 'deactivation'>;

const HOUR_MINUTES = 60;
const LIFETIME_MINUTES: Readonly<Record<LinkKind, number>> = {
  reset: RESET_TOKEN_MINUTES,
  login: LOGIN_TOKEN_MINUTES,
  verify_email: VERIFY_TOKEN_HOURS * HOUR_MINUTES,
  new_email: VERIFY_TOKEN_HOURS * HOUR_MINUTES,
};

interface LinkWish {
  memberId: number;
  kind: LinkKind;
  /** Where it is sent to; the token is void once the member has another e-mail. */
  email: string;
  now: Date;
}

/** Makes the token of a link; older ones of its kind are dead from now on. Only its hash is kept. */
export async function issueLinkToken(trx: Trx, wish: LinkWish): Promise<string> {
  const { memberId, kind, email, now } = wish;
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
