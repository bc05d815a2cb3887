import type { ReactNode } from 'react';
import classes from './note.module.css';

interface NoteProps {
  kind?: 'info' | 'good' | 'warn';
  /** It came while one was here: read aloud. */
  said?: boolean;
  id?: string;
  title?: string;
  children: ReactNode;
}

/** Something to know, in its place: it stays where a toast goes. */
export function Note({ kind = 'info', said, id, title, children }: NoteProps) {
  return (
    <div id={id} className={classes.note} data-kind={kind} role={said ? 'status' : undefined}>
      {title && <p className={classes.title}>{title}</p>}
      {children}
    </div>
  );
}
