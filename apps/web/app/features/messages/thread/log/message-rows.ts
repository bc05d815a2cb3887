import type { contract } from '@crewpad/contract';

export type Message = contract.messages.Message;

/** Messages of one author within this time are grouped. */
const GROUP_MS = 5 * 60 * 1000;

export type Row =
  | { is: 'day'; key: string; instant: string }
  | { is: 'new'; key: string }
  | { is: 'listing'; key: string; id: number; title: string }
  | {
      is: 'message';
      key: string;
      message: Message;
      isFirst: boolean;
      isLast: boolean;
      /** Whether the advice is below it: once a day until the reader answers. */
      hasCaution: boolean;
    };

/** Each message once, by its number in the thread. */
export function mergeMessages(
  current: readonly Message[],
  incoming: readonly Message[],
): readonly Message[] {
  const bySeq = new Map(current.map((message) => [message.seq, message]));
  const fresh = incoming.filter(({ seq }) => !bySeq.has(seq));
  if (fresh.length === 0) return current;
  return [...current, ...fresh].sort((a, b) => a.seq - b.seq);
}

/** The messages from the newest back to the first gap. */
export function withoutGaps(messages: readonly Message[]): readonly Message[] {
  let start = messages.length - 1;
  while (start > 0 && messages[start - 1]?.seq === (messages[start]?.seq ?? 0) - 1) start -= 1;
  return start <= 0 ? messages : messages.slice(start);
}

interface RowOptions {
  memberId: number;
  /** Messages of the other member after this one are new; null if none. */
  newAfter: number | null;
  /** undefined for the local one. */
  timeZone: string | undefined;
}

/** The rows of a thread: days, the new-messages line, listing changes, messages. */
export function rowsOf(
  messages: readonly Message[],
  { memberId, newAfter, timeZone }: RowOptions,
): Row[] {
  // Swedish formats dates as YYYY-MM-DD.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const dayOf = (instant: string) => day.format(new Date(instant));
  const rows: Row[] = [];
  let isMarked = newAfter === null;
  let isCautioned = false;
  messages.forEach((message, at) => {
    const { seq, created, listing_id, listing_title, from_user } = message;
    const before = messages[at - 1];
    const after = messages[at + 1];
    const length = rows.length;
    const today = dayOf(created);
    if (from_user === memberId) isCautioned = false;
    if (!before || dayOf(before.created) !== today) {
      isCautioned = false;
      rows.push({ is: 'day', key: `day ${today} ${seq}`, instant: created });
    }
    if (!isMarked && newAfter !== null && seq > newAfter && from_user !== memberId) {
      isMarked = true;
      rows.push({ is: 'new', key: 'new' });
    }
    if (listing_id !== null && listing_title !== null && before?.listing_id !== listing_id) {
      rows.push({ is: 'listing', key: `listing ${seq}`, id: listing_id, title: listing_title });
    }
    const isFirst = rows.length > length || !before || !areTogether(before, message);
    const isLast =
      !after ||
      !areTogether(message, after) ||
      dayOf(after.created) !== today ||
      after.listing_id !== listing_id;
    const hasCaution = message.caution === true && !isCautioned;
    isCautioned ||= hasCaution;
    rows.push({ is: 'message', key: `seq ${seq}`, message, isFirst, isLast, hasCaution });
  });
  return rows;
}

function areTogether(first: Message, second: Message): boolean {
  const apart = Date.parse(second.created) - Date.parse(first.created);
  return first.from_user === second.from_user && apart < GROUP_MS;
}
