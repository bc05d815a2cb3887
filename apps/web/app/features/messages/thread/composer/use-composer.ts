import type { contract } from '@crewpad/contract';
import { countedCharacters, MESSAGE_MAX } from '@crewpad/domain';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { readDraft, storeDraft } from '../../../../lib/drafts.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { sendTyping } from '../../live/hub.ts';

const TYPING_EVERY_MS = 3000;

type ComposerListing = Pick<
  contract.messages.ThreadListing,
  'id' | 'title' | 'price' | 'free_from'
>;

export interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  name: string;
  /** The peer's first name; undefined if their account is closed. */
  firstName: string | undefined;
  peerId: number;
  /** null if the first message creates the thread. */
  threadId: number | null;
  listings: readonly ComposerListing[];
  listingId: number | null;
  /** Suggestions, while nothing is typed. */
  starter?: string;
  starters?: readonly { label: string; text: string }[];
  /** A message returned for editing; `count` increases each time. */
  edited?: { text: string; count: number };
  onSend: (message: string, listingId: number) => Promise<void>;
}

/** The message being written: its text, stored as a draft until it is sent, and its crash pad. */
export function useComposer(props: ComposerProps) {
  const { field, peerId, threadId, listings, starter = '', edited, onSend } = props;
  const memberId = usePage().member?.id ?? 0;
  const [text, setText] = useState(starter);
  const [listingId, setListingId] = useState(props.listingId ?? listings[0]?.id ?? null);
  const [issue, setIssue] = useState<string | null>(null);
  const typedAt = useRef(0);

  useEffect(() => {
    const draft = readDraft(memberId, `message-${peerId}`, 'browser');
    if (typeof draft === 'string') setText(draft);
  }, [memberId, peerId]);
  useEffect(() => setListingId((last) => props.listingId ?? last), [props.listingId]);

  const storeText = (next: string) =>
    storeDraft(memberId, `message-${peerId}`, next === '' ? null : next, 'browser');
  const write = (next: string) => {
    setText(next);
    setIssue(null);
    storeText(next);
    const now = performance.now();
    if (threadId !== null && next !== '' && now - typedAt.current > TYPING_EVERY_MS) {
      typedAt.current = now;
      sendTyping(threadId);
    }
  };
  const storeEdited = useEffectEvent(storeText);
  const editedCount = useRef(0);
  useEffect(() => {
    if (edited === undefined || edited.count === editedCount.current) return;
    editedCount.current = edited.count;
    setText((last) => {
      const next = last.trim() === '' ? edited.text : `${edited.text}\n${last}`;
      storeEdited(next);
      return next;
    });
    field.current?.focus();
  }, [edited, field]);

  // Up to six lines high; the style sheet sets the limit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may need another height.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [text, field]);

  const focus = () => field.current?.focus();
  const send = async () => {
    const message = text.trim();
    if (listingId === null) return setIssue('please_select_crashpad_and_try_again');
    if (countedCharacters(message) === 0) return setIssue('oops_message_has_no_text');
    if (message.length > MESSAGE_MAX) return setIssue('message_is_too_long');
    setText('');
    typedAt.current = 0;
    focus();
    await onSend(message, listingId);
    storeText('');
  };

  return {
    text,
    issue,
    listing: listings.find(({ id }) => id === listingId),
    listingId,
    selectListing: setListingId,
    focus,
    write,
    send,
  };
}

export type ComposerState = ReturnType<typeof useComposer>;
