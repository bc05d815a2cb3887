import type { ReactNode } from 'react';
import classes from './disclosure-summary.module.css';

/** The visible line of a `details` element, with an arrow at its end. */
export function DisclosureSummary({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <summary className={className ? `${classes.summary} ${className}` : classes.summary}>
      {children}
    </summary>
  );
}
