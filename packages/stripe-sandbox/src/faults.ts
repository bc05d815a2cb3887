const CALL_FAULTS = [
  'drop_before',
  'drop_after_execute',
  'delay',
  '500_after_execute',
  '429',
  '409',
  'before_response',
] as const;
const WEBHOOK_FAULTS = ['hold', 'duplicate', 'reorder', 'drop', 'bad_signature'] as const;

/** The faults of a call. */
type CallFault = (typeof CALL_FAULTS)[number];
/** The faults of an event's delivery. */
type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

/** A fault for upcoming calls or deliveries. */
interface Fault {
  kind: CallFault | WebhookFault;
  /** Which calls, such as "/v1/payment_intents/*\/confirm": "*" matches any text. All by default. */
  path: string;
  method: 'GET' | 'POST' | 'DELETE' | null;
  /** Which events, such as "payment_intent.*". All by default. */
  event: string;
  /** How many times it still applies. */
  count: number;
  /** For "delay": its duration in milliseconds. */
  milliseconds: number;
}

/** The configured faults. They are lost when the process ends. */
export interface Faults {
  add(fault: Fault): void;
  all(): Fault[];
  clear(): void;
  /** Takes the next fault of the given kinds that matches the call. */
  takeForCall(kinds: readonly CallFault[], method: string, path: string): Fault | undefined;
  takeForEvent(kind: WebhookFault, type: string): boolean;
}

export function makeFaults(): Faults {
  let faults: Fault[] = [];
  function take(meets: (fault: Fault) => boolean): Fault | undefined {
    const fault = faults.find(meets);
    if (!fault) return undefined;
    fault.count -= 1;
    faults = faults.filter(({ count }) => count > 0);
    return fault;
  }
  return {
    add: (fault) => faults.push(fault),
    all: () => faults,
    clear() {
      faults = [];
    },
    takeForCall(kinds, method, path) {
      return take(
        (fault) =>
          kinds.some((kind) => kind === fault.kind) &&
          (fault.method === null || fault.method === method) &&
          matches(fault.path, path),
      );
    },
    takeForEvent: (kind, type) =>
      take((fault) => fault.kind === kind && matches(fault.event, type)) !== undefined,
  };
}

function matches(pattern: string, text: string): boolean {
  const literal = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`).test(text);
}

/** Reads a fault from the control API. Undefined if its kind or a field is not valid. */
export function readFault(input: Partial<Record<keyof Fault, unknown>>): Fault | undefined {
  const kind = [...CALL_FAULTS, ...WEBHOOK_FAULTS].find((candidate) => candidate === input.kind);
  const method = (['GET', 'POST', 'DELETE'] as const).find(
    (candidate) => candidate === input.method,
  );
  const { path = '*', event = '*', count = 1, milliseconds = 0 } = input;
  if (!kind || typeof path !== 'string' || typeof event !== 'string') return undefined;
  if (typeof count !== 'number' || typeof milliseconds !== 'number') return undefined;
  return { kind, path, event, method: method ?? null, count, milliseconds };
}
