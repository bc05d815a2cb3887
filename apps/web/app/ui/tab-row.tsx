import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import shade from './scroll-shade.module.css';
import { showInRow } from './show-in-row.ts';
import classes from './tab-row.module.css';

interface TabRowProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The tabs of a page as links, in one row that scrolls sideways on narrow screens. */
export function TabRow({ label, className, children }: TabRowProps) {
  return (
    <nav
      aria-label={label}
      data-scrolls-x
      className={[shade.row, classes.row, className].filter(Boolean).join(' ')}
    >
      {children}
    </nav>
  );
}

interface TabLinkProps extends Omit<LinkProps, 'className' | 'ref'> {
  /** Whether this is the current page; `part` if the current page belongs to it. */
  open: boolean | 'part';
}

export function TabLink({ open, ...rest }: TabLinkProps) {
  return (
    <Link
      {...rest}
      ref={open ? showInRow : undefined}
      aria-current={open === 'part' ? true : open ? 'page' : undefined}
      className={classes.tab}
    />
  );
}
