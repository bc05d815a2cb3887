import { button, facts, link, type MailBlock, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { MailedThread } from './queries/mailed-threads.ts';

/** Threads that are shown; the others are only counted. */
const SHOWN = 10;

/** What was written in some threads, each with the way to it. */
export function threadBlocks(
  threads: readonly MailedThread[],
  { publicUrl }: MailSite,
): MailBlock[] {
  const wayTo = threads.length === 1 ? button : link;
  const others = threads.length - SHOWN;
  return [
    ...threads
      .slice(0, SHOWN)
      .flatMap(({ threadId, peerName, excerpt }) => [
        facts([peerName, excerpt]),
        wayTo(`Reply to ${peerName}`, `${publicUrl}/chat/${threadId}`),
      ]),
    ...(others > 0
      ? [text(`And ${others} more.`), link('See all messages', `${publicUrl}/messages`)]
      : []),
  ];
}
