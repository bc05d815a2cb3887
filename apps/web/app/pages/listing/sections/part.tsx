import { type ReactNode, useId } from 'react';
import classes from './part.module.css';

interface PartProps {
  title: string;
  /** A link at the end of the heading line. */
  more?: ReactNode;
  children: ReactNode;
}

/** A titled section of a crash pad's page, with a hairline above. */
export function Part({ title, more, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
