import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link from a section to the page that shows all of it. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-target items-center gap-1 font-medium no-underline hover:underline"
    >
      {children}
      <IconArrowRight aria-hidden size={18} />
    </Link>
  );
}
