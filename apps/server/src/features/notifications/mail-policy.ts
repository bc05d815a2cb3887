import { type EmailTopic, type Locale, nextDailyEmail } from '@crewpad/domain';
import {
  button,
  link,
  type MailBlock,
  type MailContent,
  text,
  title,
} from '../../platform/mail/content.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import type { MailPolicy } from '../../platform/outbox/mail-policy.ts';
import { type MailTexts, mailTexts } from '../../platform/texts.ts';
import { findMailedMember } from './preferences.ts';
import { mailLinks, unsubscribeToken } from './unsubscribe.ts';

/** How many subjects the preview of a joined email names; programs show the first words. */
const PREVIEWED = 3;

/**
 * The delivery policy by topic: sends emails right away, holds them for the daily email, or drops
 * them if turned off. Held emails of a topic are merged into one. Emails about unread messages are
 * already merged daily, so they are never held. Recipients without an account, such as invited
 * tenants, have no preferences.
 */
export function mailPolicy(site: MailSite, secret: string): MailPolicy {
  const textsOf = mailTexts('notifications', site);
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
      return { kind: 'send', dueAt, links: mailLinks(site.publicUrl, token, topic) };
    },
    join: (topic, contents) => joinMails(topic, contents, { textsOf, publicUrl: site.publicUrl }),
  };
}

function joinMails(
  topic: EmailTopic,
  contents: readonly MailContent[],
  {
    textsOf,
    publicUrl,
  }: { textsOf: (locale: Locale) => MailTexts<'notifications'>; publicUrl: string },
): MailContent {
  const [first] = contents;
  const { t, locale } = textsOf(first?.locale ?? 'en');
  const updates = t(`${topic}_updates`, { count: contents.length });
  const ways = contents.flatMap(({ blocks }) => blocks.filter(isWay));
  const shared = new Map(
    ways
      .filter(({ url }, at) => ways.some((a, b) => b < at && a.url === url))
      .map((way) => [way.url, way]),
  );
  return {
    to: first?.to ?? '',
    locale,
    subject: t('updates_subject', { updates }),
    preview: contents
      .slice(0, PREVIEWED)
      .map(({ subject }) => subject)
      .join(' · '),
    heading: updates,
    blocks: [
      text(t('updates_since')),
      ...[...shared.values()].map(({ label, url }) => button(label, url)),
    ],
    list: {
      entries: contents.map(({ heading, blocks }) => [
        title(heading),
        ...blocks.flatMap((block) => {
          if (!isWay(block)) return [block];
          return shared.has(block.url) ? [] : [link(block.label, block.url)];
        }),
      ]),
      page: `${publicUrl}/notifications`,
    },
  };
}

/** Several entries can lead to the same page: it then has one button, before them. */
const isWay = (block: MailBlock) => block.kind === 'button' || block.kind === 'link';
