import type { ReactNode } from 'react';
import classes from './note.module.css';

interface NoteProps {
  kind?: 'info' | 'good' | 'warn';
  /** Whether it appeared on this page: announced. */
  said?: boolean;
  id?: string;
  title?: string;
  children: ReactNode;
}

/** A notice in place, which stays, unlike a toast. */
export function Note({ kind = 'info', said, id, title, children }: NoteProps) {
  return (
    <div id={id} className={classes.note} data-kind={kind} role={said ? 'status' : undefined}>
      {title && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  );
}
