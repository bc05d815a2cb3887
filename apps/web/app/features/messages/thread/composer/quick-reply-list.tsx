import type { contract } from '@crewpad/contract';
import { messages } from '@crewpad/contract/endpoints';
import {
  fillQuickReply,
  isListerPlan,
  QUICK_REPLY_VARIABLES,
  type QuickReplyValues,
} from '@crewpad/domain';
import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { Button, PlainButton } from '../../../../ui/button.tsx';
import type { ComposerState } from './use-composer.ts';

const textClass = 'm-0 p-4 text-muted [&_p]:mx-0 [&_p]:mt-0 [&_p]:mb-2';

type QuickReply = contract.messages.QuickReply;

/** A slash and a few words on one line. */
const SLASH = /^\/([^/\n]{0,60})$/;

/** The quick replies of a lister, which their button opens, or a slash that starts the message. */
export function useQuickReplies({ text, write, focus }: ComposerState) {
  const { member } = usePage();
  const list = useRef<HTMLDivElement>(null);
  const [isOpenByButton, setOpenByButton] = useState(false);
  const isAvailable = isListerPlan(member?.user_plan ?? null) && member?.switched === false;
  /** What follows the slash. */
  const words = SLASH.exec(text)?.[1];
  const isOpen = isAvailable && (isOpenByButton || words !== undefined);

  const insert = (reply: string) => {
    const before = words === undefined ? text.trimEnd() : '';
    write(before === '' ? reply : `${before}\n${reply}`);
    setOpenByButton(false);
    focus();
  };
  const close = () => {
    if (words !== undefined) write('');
    setOpenByButton(false);
  };
  const leave = () => {
    close();
    focus();
  };
  /** Handles a key of the message field. Returns whether it was for the replies. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    if (event.key === 'Escape') {
      leave();
      return true;
    }
    const entersList =
      event.key === 'ArrowUp' || event.key === 'ArrowDown' || event.key === 'Enter';
    if (words === undefined || !entersList) return false;
    event.preventDefault();
    const first = list.current?.querySelector('button');
    if (event.key === 'Enter') first?.click();
    else first?.focus();
    return true;
  };

  const open = () => setOpenByButton(true);
  return { list, words, isAvailable, isOpen, open, insert, close, leave, handleKey };
}

interface QuickReplyListProps {
  list: RefObject<HTMLDivElement | null>;
  /** Filters the replies by these words. */
  words: string;
  values: QuickReplyValues;
  onUse: (text: string) => void;
  /** Returns the keyboard focus from the list. */
  onLeave: () => void;
}

/** The lister's quick replies, else ready-made ones, for insertion into the message. */
export function QuickReplyList({ list, words, values, onUse, onLeave }: QuickReplyListProps) {
  const { t } = useTranslation('messages');
  const [replies, load] = useLoaded(
    useCallback(
      (signal: AbortSignal) => call(messages.getQuickReplies, {}, { signal, quiet: true }),
      [],
    ),
  );
  const ready = useReadyReplies();
  const own = replies.state === 'ready' ? replies.data.data : [];
  const all = own.length > 0 || replies.state !== 'ready' ? own : ready;
  const matches = all.filter((reply) => hasWords(reply, words));

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return onLeave();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons[place + (event.key === 'ArrowUp' ? -1 : 1)];
    if (next) next.focus();
    else if (event.key === 'ArrowUp') onLeave();
  };

  return (
    <section
      ref={list}
      id="quick-replies"
      aria-label={t('quick_replies')}
      className="[max-height:min(18rem,40vh)] overflow-x-hidden overflow-y-auto rounded-md border border-line bg-surface"
      onKeyDown={move}
    >
      <header className="flex items-center justify-between gap-2 border-b border-b-line px-4 py-0 text-xs">
        <span className="text-muted">{t('quick_replies_hint')}</span>
        <Link
          to="/account-setting?tab=quick-replies"
          className="inline-flex min-h-target items-center"
        >
          {t('quick_replies_edit')}
        </Link>
      </header>
      {replies.state === 'loading' && (
        <p role="status" className={textClass}>
          {t('loading')}
        </p>
      )}
      {replies.state === 'failed' && (
        <div role="alert" className={textClass}>
          <p>{t('quick_replies_failed')}</p>
          <Button variant="outline" onClick={load}>
            {t('try_again')}
          </Button>
        </div>
      )}
      {replies.state === 'ready' && matches.length === 0 && (
        <p role="status" className={textClass}>
          {t('quick_replies_no_match', { words: words.trim() })}
        </p>
      )}
      {matches.length > 0 && (
        <ul className="m-0 list-none p-0">
          {matches.map((reply) => (
            <li key={reply.id}>
              <PlainButton
                className="grid min-h-target w-full gap-1 px-4 py-2 text-start text-ink hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-3 [&_span]:truncate [&_span]:text-xs [&_span]:text-muted"
                onClick={() => onUse(fillQuickReply(reply.message, values))}
              >
                <strong>{reply.title}</strong>
                <span>{fillQuickReply(reply.message, values)}</span>
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const READY = ['free', 'visit', 'full', 'ready', 'received'] as const;

/** The quick replies of a lister who has none of their own. */
function useReadyReplies(): QuickReply[] {
  const { t } = useTranslation('messages');
  // They are filled in when one is used, as the lister's own are.
  const variables = Object.fromEntries(
    QUICK_REPLY_VARIABLES.map((name) => [name, `{{${name}}}`]),
  ) as Record<(typeof QUICK_REPLY_VARIABLES)[number], string>;
  return READY.map((key, at) => ({
    id: -1 - at,
    title: t(`ready_${key}_title`),
    message: t(`ready_${key}_text`, variables),
  }));
}

function hasWords({ title, message }: QuickReply, words: string): boolean {
  const text = `${title} ${message}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
