import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { rowClass } from './scroll-shade-classes.ts';
import { showInRow } from './show-in-row.ts';

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
      className={cx(rowClass, 'flex gap-1 border-b border-line', className)}
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
      className="inline-flex min-h-target flex-none items-center gap-2 whitespace-nowrap border-b-3 border-transparent px-3 font-medium text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-b-ink aria-[current]:text-ink"
    />
  );
}
