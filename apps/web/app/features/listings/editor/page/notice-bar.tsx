import type { ReactNode } from 'react';
import classes from './notice-bar.module.css';

interface NoticeBarProps {
  kind: 'info' | 'warn';
  /** Read out at once, and in view wherever the page stands. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** What happened to the form as a whole, and what can be done about it. */
export function NoticeBar({ kind, isUrgent, children }: NoticeBarProps) {
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      className={classes.bar}
      data-kind={kind}
      data-urgent={isUrgent || undefined}
    >
      {children}
    </div>
  );
}
