import type { TransactionState } from '@crewpad/domain';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

export type Tone = 'good' | 'waiting' | 'bad' | 'over';

/** The tone of each state of rent and of other payments. */
export const RENT_TONES: Readonly<Record<TransactionState, Tone>> = {
  late: 'bad',
  failed: 'bad',
  due: 'waiting',
  pending: 'waiting',
  upcoming: 'over',
  paid: 'good',
  voided: 'over',
  written_off: 'over',
};

const mark = cva(
  'inline-flex min-h-[1.75rem] items-center whitespace-nowrap rounded-full px-3 text-xs font-bold',
  {
    variants: {
      tone: {
        good: 'bg-good-soft text-good',
        waiting: 'bg-warn-soft text-warn',
        bad: 'bg-bad-soft text-bad',
        over: 'bg-sunken text-ink-soft',
      },
    },
  },
);

/** The state of a rental or of a payment. */
export function StatusMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={mark({ tone })}>{children}</span>;
}
