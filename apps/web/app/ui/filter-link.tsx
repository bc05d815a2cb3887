import { Link, type LinkProps } from 'react-router';
import classes from './filter-link.module.css';
import { showInRow } from './show-in-row.ts';

/** A round link that narrows or sorts a list. `aria-current` marks what is chosen. */
export function FilterLink(props: Omit<LinkProps, 'className' | 'ref'>) {
  const ref = props['aria-current'] ? showInRow : undefined;
  return <Link {...props} ref={ref} className={classes.link} />;
}
