import type { ReactNode, Ref } from 'react';
import classes from './page-head.module.css';

interface PageHeadProps {
  title: string;
  lead: string;
  /** Receives the focus, for example after an item of the page was deleted. */
  heading?: Ref<HTMLHeadingElement>;
  /** Links and buttons beside the title. */
  children?: ReactNode;
}

/** The title of a member's page, what the page is about, and its actions. */
export function PageHead({ title, lead, heading, children }: PageHeadProps) {
  return (
    <div className={classes.head}>
      <div>
        <h1
          ref={heading}
          tabIndex={heading === undefined ? undefined : -1}
          className={classes.title}
        >
          {title}
        </h1>
        <p className={classes.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}
