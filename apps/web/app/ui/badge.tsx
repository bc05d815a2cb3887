import type { ReactNode } from 'react';
import classes from './badge.module.css';

/** A status in a word or two. */
export function Badge({ kind, children }: { kind: 'good' | 'bad' | 'plain'; children: ReactNode }) {
  return (
    <span className={classes.badge} data-kind={kind}>
      {children}
    </span>
  );
}
