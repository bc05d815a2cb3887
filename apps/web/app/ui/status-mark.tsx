import type { TransactionState } from '@crewpad/domain';
import type { ReactNode } from 'react';
import classes from './status-mark.module.css';

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

/** The state of a rental or of a payment. */
export function StatusMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.mark} data-tone={tone}>
      {children}
    </span>
  );
}
