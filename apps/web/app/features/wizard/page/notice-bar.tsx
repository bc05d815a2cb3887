import type { ReactNode } from 'react';
import classes from './notice-bar.module.css';

interface NoticeBarProps {
  kind: 'info' | 'warn';
  children: ReactNode;
}

/** What happened to the form as a whole, and what can be done about it. */
export function NoticeBar({ kind, children }: NoticeBarProps) {
  return (
    <div role="status" className={classes.bar} data-kind={kind}>
      {children}
    </div>
  );
}
