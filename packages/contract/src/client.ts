import type { LegalDocument, Locale, MemberStatus, Plan, ThemeChoice } from '@crewpad/domain';
import type { AccountLock } from './accounts/shapes.ts';
import type { MailRefusal } from './common.ts';
import type { PublicConfig } from './content/operations.ts';
import type { ErrorAnswer } from './errors.ts';
import type { Operation, OperationAnswer, OperationInput } from './operation.ts';

/** Calls the API: in process while rendering, over HTTP in the browser. Throws ApiError when refused. */
export type Call = <const O extends Operation>(
  operation: O,
  input: OperationInput<O>,
) => Promise<OperationAnswer<O>>;

/** A refusal, the same on the server and in the browser. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorAnswer;
  /** Seconds to wait before another attempt, if the server gave them. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorAnswer, retryAfter?: number) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The logged-in member, for the page header. */
export interface ShellMember {
  id: number;
  first_name: string;
  display_name: string;
  photo: string | null;
  status: MemberStatus;
  user_plan: Plan | null;
  signup_plan: Plan | null;
  expired: boolean;
  /** Set while an admin has locked the account. */
  locked: AccountLock | null;
  /** When the paid term ends, as ISO 8601 instant; null if there is none. */
  plan_ends_at: string | null;
  /** Whether the plan renews when its term ends. */
  plan_renews: boolean;
  setup_complete: boolean;
  is_admin: boolean;
  /** Whether an admin views as this member. */
  switched: boolean;
  /** Unread messages. */
  unread: number;
  /** Unread notifications. */
  notifications: number;
  /** Number of pending invitations. */
  pending_invites: number;
  /** Number of payment requests that the member has not answered. */
  open_requests: number;
  /** Whether the member is, was, or is invited to be a tenant. */
  has_rentals: boolean;
  /** Whether AutoPay of a rental or an invitation has no card to charge. */
  lacks_autopay_card: boolean;
  /** Why the member's email refuses emails; null if it does not. */
  email_refusal: MailRefusal | null;
  /** The member's email while it is not verified; null once it is. */
  email_to_verify: string | null;
  /** Until when an admin must set up the second step, as ISO 8601 instant; null if nothing is due. */
  second_step_due_at: string | null;
  /** The documents whose current version the member has yet to accept. */
  to_accept: LegalDocument[];
}

/** The server's context for loaders of the web while it renders a page. */
export interface RenderContext {
  call: Call;
  config: PublicConfig;
  /** Origin of canonical and sharing addresses; it comes from the settings, never from the request. */
  publicUrl: string;
  /** Marks the page's scripts during rendering; removed before the page is sent. */
  nonce: string;
  /** Logs an unexpected error of a loader. */
  reportError(error: unknown): void;
  /** Takes a rendered page as a string: a response body would encode it, and be decoded again. */
  setHtml(html: string): void;
  locale: Locale;
  theme: ThemeChoice;
  /** The server's time. */
  now: Date;
  /** The member of the auth cookie; null for visitors. */
  member: ShellMember | null;
}

/** Fills `{name}` parameters into an operation's path and appends the query; relative to `/api`. */
export function operationUrl(
  operation: Pick<Operation, 'path'>,
  input: { params?: unknown; query?: unknown },
): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  }
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}
