import type { Locale } from '@crewpad/contract';
import type { Actor, MemberActor } from '../platform/actor.ts';
import { refusal } from '../platform/errors.ts';

/** What an answer carries beside its body. */
export class ReplyExtras {
  /** 202 where a payment is not decided yet; undefined: as the operation declares. */
  status: number | undefined;
  /** The auth cookie: set it, clear it, or leave it alone. */
  cookie: { token: string; expiresAt: Date } | 'clear' | undefined;
  /** Sends the browser elsewhere instead of answering. */
  redirect: string | undefined;
}

/** A file of a form, read whole. */
export interface UploadedFile {
  /** As the sender calls it: text that says nothing about the content. */
  name: string;
  bytes: Buffer;
}

/** What a handler knows of the call beside its input. */
export interface CallContext<A extends Actor = Actor> {
  actor: A;
  /** A token came with the call and is not good (any more). */
  hasBadToken: boolean;
  locale: Locale;
  /** Network address of the caller. */
  address: string;
  /** What the caller's browser says of itself. */
  device: string;
  /** When an HTTP call came in; undefined for calls in process. */
  arrivedAt: Date | undefined;
  /** Header `Idempotency-Key` of calls that must not happen twice. */
  idempotencyKey: string | undefined;
  /** Files of the operation's `upload`, one at a time as they come; refused where there is no form. */
  files: AsyncIterable<UploadedFile>;
  reply: ReplyExtras;
}

export type MemberContext = CallContext<MemberActor>;

/** A call without a form. */
export const noFiles: AsyncIterable<UploadedFile> = {
  [Symbol.asyncIterator]() {
    throw refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Files are sent as multipart/form-data.');
  },
};

/** A context for calls made in process, whose extras nobody reads. */
export function inProcess(actor: Actor, locale: Locale, address: string): CallContext {
  return {
    actor,
    hasBadToken: false,
    locale,
    address,
    device: '',
    arrivedAt: undefined,
    idempotencyKey: undefined,
    files: noFiles,
    reply: new ReplyExtras(),
  };
}
