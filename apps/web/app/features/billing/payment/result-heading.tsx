import { type ReactNode, useEffect, useRef } from 'react';
import formClasses from '../../../ui/form/form.module.css';
import classes from './payment.module.css';

/** The heading of a payment result: scrolled into view and focused. */
export function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Immediately: content above may have disappeared, and a smooth scroll would pass by the
    // footer.
    heading.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={`${formClasses.heading} ${classes.result}`}>
      {children}
    </h2>
  );
}
