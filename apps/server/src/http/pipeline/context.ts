import type { Locale } from '@crewpad/domain';
import type { Actor, MemberActor } from '../../platform/access/actor.ts';
import { refusal } from '../../platform/errors.ts';
import type { Tag } from '../../platform/events.ts';
import { type Translate, textsIn } from '../../platform/texts.ts';
import type { ServerCookie } from './cookies.ts';

/** Response metadata besides the body. */
export class ReplyExtras {
  /** 202 while a payment is pending; undefined uses the operation's status. */
  status: number | undefined;
  /** The auth cookie: set, clear, or (undefined) unchanged. */
  cookie: { token: string; expiresAt: Date } | 'clear' | undefined;
  /** Other cookies of the server to set or remove. */
  readonly cookies: ServerCookie[] = [];
  /** The answer is private to the caller even without a token: it must not be cached. */
  isPrivate = false;
  /** The download name of the answer; letters, digits, dots and hyphens only. */
  fileName: string | undefined;
  /** Redirects the browser instead of answering. */
  redirect: string | undefined;
}

/** An uploaded file, fully read. */
export interface UploadedFile {
  /** The sender's file name: it proves nothing about the content. */
  name: string;
  bytes: Buffer;
}

/** The context of a call besides its input. */
export interface CallContext<A extends Actor = Actor> {
  actor: A;
  /** Whether the call has an invalid or expired token. */
  hasBadToken: boolean;
  locale: Locale;
  /** Translates answers to the language of the call. */
  t: Translate;
  /** Network address of the caller. */
  address: string;
  /** The user agent. */
  device: string;
  /** By name; they prove what this browser did before, never who the caller is. */
  cookies: Readonly<Record<string, string>>;
  /** When an HTTP call arrived; undefined for in-process calls. */
  arrivedAt: Date | undefined;
  /** Header `Idempotency-Key`, for calls that must not happen twice. */
  idempotencyKey: string | undefined;
  /** Files of the operation's `upload`, one at a time as they arrive; refused without a form. */
  files: AsyncIterable<UploadedFile>;
  reply: ReplyExtras;
  /** Whether it comes directly from this machine, without a proxy. */
  isLocal: boolean;
  /**
   * Collects the tags of the page that this in-process call helps to render, which was counted as a
   * read; undefined for other calls.
   */
  dependencies: Set<Tag> | undefined;
}

export type MemberContext = CallContext<MemberActor>;

/** The files of a call without a form. */
export const noFiles: AsyncIterable<UploadedFile> = {
  [Symbol.asyncIterator]() {
    throw refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'http:files_are_forms');
  },
};

/** A context for in-process calls while a page is rendered. */
export function inProcess(
  actor: Actor,
  locale: Locale,
  address: string,
  dependencies: Set<Tag>,
): CallContext {
  return {
    actor: actor.kind === 'member' ? { ...actor, locale } : actor,
    hasBadToken: false,
    locale,
    t: textsIn(locale).t,
    address,
    device: '',
    cookies: {},
    arrivedAt: undefined,
    idempotencyKey: undefined,
    files: noFiles,
    reply: new ReplyExtras(),
    isLocal: false,
    dependencies,
  };
}
