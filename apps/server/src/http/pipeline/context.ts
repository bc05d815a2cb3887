import type { Locale } from '@crewpad/domain';
import type { Actor, MemberActor } from '../../platform/access/actor.ts';
import { refusal } from '../../platform/errors.ts';
import type { Tag } from '../../platform/events.ts';
import { type Translate, textsIn } from '../../platform/texts.ts';

/** What an answer carries besides its body. */
export class ReplyExtras {
  /** 202 while a payment is pending; undefined: as the operation declares. */
  status: number | undefined;
  /** The auth cookie: set, clear, or (undefined) unchanged. */
  cookie: { token: string; expiresAt: Date } | 'clear' | undefined;
  /** The answer is for the caller alone, though they have no token: no cache may store it. */
  isPrivate = false;
  /** Browsers save the answer as a file with this name; letters, digits, dots and hyphens only. */
  fileName: string | undefined;
  /** Redirects the browser instead of answering. */
  redirect: string | undefined;
}

/** A file of a form, read to its end. */
export interface UploadedFile {
  /** The sender's name for it: it proves nothing about the content. */
  name: string;
  bytes: Buffer;
}

/** What a handler knows about the call besides its input. */
export interface CallContext<A extends Actor = Actor> {
  actor: A;
  /** The call has a token that is not valid, or no longer. */
  hasBadToken: boolean;
  locale: Locale;
  /** Words answers in the language of the call. */
  t: Translate;
  /** Network address of the caller. */
  address: string;
  /** The user agent. */
  device: string;
  /** When an HTTP call arrived; undefined for calls in process. */
  arrivedAt: Date | undefined;
  /** Header `Idempotency-Key`, for calls that must not happen twice. */
  idempotencyKey: string | undefined;
  /** Files of the operation's `upload`, one at a time as they arrive; refused where there is no form. */
  files: AsyncIterable<UploadedFile>;
  reply: ReplyExtras;
  /** It comes from this machine directly, without a proxy. */
  isLocal: boolean;
  /**
   * Takes the tags of what a page is made from that this call helps to render, and that was counted as
   * a read; undefined: the call renders no page.
   */
  madeFrom: Set<Tag> | undefined;
}

export type MemberContext = CallContext<MemberActor>;

/** The files of a call without a form. */
export const noFiles: AsyncIterable<UploadedFile> = {
  [Symbol.asyncIterator]() {
    throw refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'http:files_are_forms');
  },
};

/** A context for the calls that a page makes in process while it is rendered. */
export function inProcess(
  actor: Actor,
  locale: Locale,
  address: string,
  madeFrom: Set<Tag>,
): CallContext {
  return {
    actor,
    hasBadToken: false,
    locale,
    t: textsIn(locale).t,
    address,
    device: '',
    arrivedAt: undefined,
    idempotencyKey: undefined,
    files: noFiles,
    reply: new ReplyExtras(),
    isLocal: false,
    madeFrom,
  };
}
