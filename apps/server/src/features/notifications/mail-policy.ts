import { nextDailyEmail } from '@crewpad/domain';
import type { MailSite } from '../../platform/mail/render.ts';
import type { MailPolicy } from '../../platform/outbox/mail-policy.ts';
import { findMailedMember } from './preferences/queries/find-mailed-member.ts';
import { mailLinks } from './unsubscribe/links.ts';
import { unsubscribeToken } from './unsubscribe/unsubscribe-token.ts';

/**
 * Sends what members want right away, holds what they want once a day until then, and drops what they
 * turned off. Unread messages come together once a day by themselves, so they are never held. Somebody
 * without an account, such as an invited tenant, has chosen nothing.
 */
export function mailPolicy({ publicUrl }: MailSite, secret: string): MailPolicy {
  return async (trx, email, now) => {
    const { topic, orderedAt } = email;
    const member = await findMailedMember(trx, email);
    if (member === undefined) return { kind: 'send', dueAt: orderedAt, links: undefined };
    if (member.time === 'off') return { kind: 'drop' };
    const isHeld = member.time === 'daily' && topic !== 'messages';
    const dueAt = isHeld ? nextDailyEmail(orderedAt) : orderedAt;
    if (dueAt > now) return { kind: 'hold', until: dueAt };
    const token = unsubscribeToken({ memberId: member.id, topic }, secret);
    return { kind: 'send', dueAt, links: mailLinks(publicUrl, token, topic) };
  };
}
