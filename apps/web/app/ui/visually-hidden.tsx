import type { ComponentPropsWithoutRef } from 'react';
import classes from './visually-hidden.module.css';

/** Read aloud, not seen. */
export function VisuallyHidden(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={classes.hidden} />;
}
