import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './more-link.module.css';

/** A link from a section to the page that shows all of it. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.link}>
      {children}
      <IconArrowRight aria-hidden size={18} />
    </Link>
  );
}
