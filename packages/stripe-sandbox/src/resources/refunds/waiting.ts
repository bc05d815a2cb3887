import type { Context } from '../../context.ts';

/** What a test lets the next refunds do. */
export type NextRefund = 'pending' | 'failed';

const NEXT = 'next_refunds';

/** The next refunds wait until a test ends them, or fail at once. */
export function setNextRefunds(
  { settings }: Context,
  next: { status: NextRefund; times: number },
): void {
  settings.set(NEXT, JSON.stringify(next));
}

/** What a test has set for the refund that is made now. */
export function takeNext({ settings }: Context): NextRefund | undefined {
  const { status, times = 0 } = JSON.parse(settings.get(NEXT) || '{}') as {
    status?: NextRefund;
    times?: number;
  };
  if (status === undefined || times < 1) return undefined;
  settings.set(NEXT, JSON.stringify({ status, times: times - 1 }));
  return status;
}
