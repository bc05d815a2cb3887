import type { ReactNode } from 'react';
import classes from './prose.module.css';

interface ProseProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of text in one readable column. */
export function Prose({ title, lead, children }: ProseProps) {
  return (
    <div className={classes.prose}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </div>
  );
}
