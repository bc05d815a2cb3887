import type { OauthProvider } from '@crewpad/domain';
import { sql } from 'kysely';
import { audit } from '../../../../../platform/audit.ts';
import type { Db } from '../../../../../platform/database/database.ts';
import { lockMembers } from '../../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../../platform/database/transaction.ts';
import { orderMail } from '../../../../../platform/outbox/order-mail.ts';
import { createLinkToken } from '../../../links/commands/create-link-token.ts';
import type { SocialIdentity } from '../provider.ts';

/**
 * `email_taken`: the email has an account that this login cannot open, because nothing proves that
 * both are the same person.
 */
export type SocialSignIn =
  | { kind: 'known'; loginToken: string }
  | { kind: 'unknown' }
  | { kind: 'email_taken' };

/** Finds the member of a login at another site, and creates their login token. */
export function signInByProvider(
  db: Db,
  provider: OauthProvider,
  identity: SocialIdentity,
  { address, now }: { address: string; now: Date },
): Promise<SocialSignIn> {
  return transaction(db, async (trx): Promise<SocialSignIn> => {
    const known = await findLinked(trx, provider, identity.socialId);
    if (known !== undefined) return createLogin(trx, known, now);

    const { email } = identity;
    const owner = email === undefined ? undefined : await findByEmail(trx, email);
    if (owner === undefined) return { kind: 'unknown' };
    // An attacker who signs up with a stranger's email, here or there, must not get the stranger's
    // account.
    const isSamePerson = identity.isEmailVerified && owner.verifiedAt !== null;
    if (!isSamePerson || owner.socialType !== null) return { kind: 'email_taken' };

    await trx
      .updateTable('members')
      .set({ social_type: provider, social_id: identity.socialId, updated_at: now })
      .where('id', '=', owner.id)
      .execute();
    await audit(trx, {
      action: 'member.social_linked',
      actorId: owner.id,
      memberId: owner.id,
      address,
      details: { provider },
      at: now,
    });
    await orderMail(trx, { mail: 'provider_linked', memberId: owner.id }, { now });
    return createLogin(trx, owner, now);
  });
}

interface Found {
  id: number;
  email: string;
}

async function createLogin(trx: Trx, { id, email }: Found, now: Date): Promise<SocialSignIn> {
  const loginToken = await createLinkToken(trx, { memberId: id, kind: 'login', email, now });
  return { kind: 'known', loginToken };
}

function findLinked(trx: Trx, provider: OauthProvider, socialId: string) {
  return trx
    .selectFrom('members')
    .select(['id', 'email'])
    .where('social_type', '=', provider)
    .where('social_id', '=', socialId)
    .where('status', '<>', 'CLOSED')
    .executeTakeFirst();
}

async function findByEmail(trx: Trx, email: string) {
  const [member] = await lockMembers(trx, sql`m.email = ${email} and m.status <> 'CLOSED'`, {
    columns: ['email'],
    extra: sql<{ verifiedAt: Date | null; socialType: string | null }>`
      m.email_verified_at as "verifiedAt", m.social_type as "socialType"`,
    strength: 'for update',
  });
  return member;
}
