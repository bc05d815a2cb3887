import { type EmailTopic, nextDailyEmail } from '@crewpad/domain';
import { mailBrands } from '../../platform/mail/brands.ts';
import { type MailContent, text, title } from '../../platform/mail/content.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import type { MailPolicy } from '../../platform/outbox/mail-policy.ts';
import { findMailedMember } from './preferences/queries/find-mailed-member.ts';
import { mailLinks } from './unsubscribe/links.ts';
import { unsubscribeToken } from './unsubscribe/unsubscribe-token.ts';

const UPDATES: Readonly<Record<EmailTopic, string>> = {
  messages: 'updates about your messages',
  rent: 'updates about rentals and payments',
  reviews: 'updates about reviews',
  alerts: 'updates about waitlists and saved searches',
  reminders: 'reminders',
  news: 'pieces of news',
};

/**
 * Sends what members want right away, holds what they want once a day until then, and drops what they
 * turned off. What was held of a topic comes in one email. Unread messages come together once a day by
 * themselves, so they are never held. Somebody without an account, such as an invited tenant, has
 * chosen nothing.
 */
export function mailPolicy({ publicUrl, brand }: MailSite, secret: string): MailPolicy {
  return {
    async decide(trx, email, now) {
      const { topic, orderedAt } = email;
      const member = await findMailedMember(trx, email);
      if (member === undefined) return { kind: 'send', dueAt: orderedAt, links: undefined };
      if (member.time === 'off') return { kind: 'drop' };
      const isHeld = member.time === 'daily' && topic !== 'messages';
      const dueAt = isHeld ? nextDailyEmail(orderedAt) : orderedAt;
      if (dueAt > now) return { kind: 'hold', until: dueAt, bundle: `${member.id} ${topic}` };
      const token = unsubscribeToken({ memberId: member.id, topic }, secret);
      return { kind: 'send', dueAt, links: mailLinks(publicUrl, token, topic) };
    },
    join: (topic, contents) => joinMails(topic, contents, mailBrands[brand].name),
  };
}

function joinMails(
  topic: EmailTopic,
  contents: readonly MailContent[],
  brandName: string,
): MailContent {
  const what = `${contents.length} ${UPDATES[topic]}`;
  return {
    to: contents[0]?.to ?? '',
    subject: `${what} on ${brandName}`,
    preview: contents.map(({ subject }) => subject).join(' · '),
    heading: what,
    blocks: [
      text('You asked for these emails once a day. This is what happened since the last one:'),
      ...contents.flatMap(({ heading, blocks }) => [title(heading), ...blocks]),
    ],
  };
}
