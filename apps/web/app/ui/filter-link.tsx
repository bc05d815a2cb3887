import { Link, type LinkProps } from 'react-router';
import { showInRow } from './show-in-row.ts';

/** A round link that narrows or sorts a list. `aria-current` marks what is chosen. */
export function FilterLink(props: Omit<LinkProps, 'className' | 'ref'>) {
  const ref = props['aria-current'] ? showInRow : undefined;
  return (
    <Link
      {...props}
      ref={ref}
      className="inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-full border border-line bg-surface px-3 text-center text-xs font-medium text-ink-soft no-underline [transition:border-color_var(--quick)] hover:border-line-strong hover:text-ink aria-[current]:border-button aria-[current]:bg-button aria-[current]:text-on-button"
    />
  );
}
