import type { ReactNode } from 'react';
import classes from './notice-bar.module.css';

interface NoticeBarProps {
  kind: 'info' | 'warn';
  /** Announced immediately, and visible at any scroll position. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** A notice about the form as a whole, with actions. */
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
