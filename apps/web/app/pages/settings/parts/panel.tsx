import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  text?: string | undefined;
  /** Next to the title, such as a status. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A section of the settings on its own sheet. */
export function Panel({ title, text, beside, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {beside}
      </div>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.body}>{children}</div>
    </section>
  );
}
