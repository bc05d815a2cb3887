import { button, facts, link, type MailBlock, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { MailTexts } from '../../../platform/texts.ts';
import type { MailedThread } from './queries/mailed-threads.ts';

/** The number of threads shown; the rest are counted. */
const SHOWN = 10;

/** Messages of some threads, each with a link. */
export function threadBlocks(
  threads: readonly MailedThread[],
  { publicUrl }: MailSite,
  { t }: MailTexts<'messages/emails'>,
): MailBlock[] {
  const wayTo = threads.length === 1 ? button : link;
  const others = threads.length - SHOWN;
  return [
    ...threads
      .slice(0, SHOWN)
      .flatMap(({ threadId, peerName, unread, excerpt, house }) => [
        facts(
          [unread > 1 ? t('last_of', { name: peerName, number: unread }) : peerName, excerpt],
          ...(house === null ? [] : [[t('about'), house.title] as const]),
        ),
        wayTo(t('reply', { name: peerName }), `${publicUrl}/chat/${threadId}`),
      ]),
    ...(others > 0
      ? [text(t('more', { count: others })), link(t('all_messages'), `${publicUrl}/messages`)]
      : []),
  ];
}
