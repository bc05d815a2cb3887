import type { Locale, MemberStatus, Plan, ThemeChoice } from '@crewpad/domain';
import type { ErrorAnswer } from './errors.ts';
import type { Operation, OperationAnswer, OperationInput } from './operation.ts';
import type { PublicConfig } from './service/operations.ts';

/** Makes one call of the API: in process while rendering, over HTTP in the browser. Throws ApiError when refused. */
export type Call = <const O extends Operation>(
  operation: O,
  input: OperationInput<O>,
) => Promise<OperationAnswer<O>>;

/** A refusal, the same wherever the call was made. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorAnswer;
  /** Seconds after which it makes sense to try again, when the server said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorAnswer, retryAfter?: number) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The signed-in member as the pages' frame shows him. */
export interface ShellMember {
  id: number;
  first_name: string;
  display_name: string;
  photo: string | null;
  status: MemberStatus;
  user_plan: Plan | null;
  signup_plan: Plan | null;
  expired: boolean;
  setup_complete: boolean;
  is_admin: boolean;
  /** Whether an admin looks, by a session in this member's account. */
  switched: boolean;
  /** Unread messages. */
  unread: number;
  /** Invitations that wait for him. */
  pending_invites: number;
  /** Whether any rental, past or present, names him as tenant. */
  has_rentals: boolean;
}

/** What the server gives to the loaders of the web while it renders a page. */
export interface RenderContext {
  call: Call;
  config: PublicConfig;
  /** Origin of canonical and sharing addresses, from the settings and never from the request. */
  publicUrl: string;
  /** Network address of the client, for limits. */
  clientAddress: string;
  locale: Locale;
  theme: ThemeChoice;
  /** The time of the server's clock. */
  now: Date;
  /** Who the auth cookie says is looking; null for visitors. */
  member: ShellMember | null;
}

/** Fills `{name}` parameters into an operation's path and appends the query; relative to `/api`. */
export function operationUrl(
  operation: Operation,
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
