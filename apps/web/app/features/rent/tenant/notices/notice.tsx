import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  /** bad: money is owed. wait: no action needed. */
  kind: 'bad' | 'warn' | 'wait';
  title: string;
  children?: ReactNode;
  /** The buttons. */
  actions?: ReactNode;
}

/** A notice about a rental for the tenant. */
export function Notice({ kind, title, children, actions }: NoticeProps) {
  const Icon = kind === 'wait' ? IconClock : IconAlertTriangle;
  return (
    <section aria-label={title} className={classes.notice} data-kind={kind}>
      <p className={classes.title}>
        <Icon aria-hidden size={20} />
        <span>{title}</span>
      </p>
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
