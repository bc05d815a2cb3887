import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  text?: string;
  /** A link at the end of the heading line. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a heading, as wide as the page. */
export function Section({ title, text, more, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {more}
      </div>
      {children}
    </section>
  );
}
