import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

const SUMMARY =
  'flex min-h-target cursor-pointer list-none items-center gap-2 font-medium after:ms-auto after:me-1 after:size-[0.5rem] after:flex-none after:border-r-2 after:border-b-2 after:border-muted after:[transform:translateY(-25%)_rotate(45deg)] [&::-webkit-details-marker]:hidden [details[open]>&]:after:[transform:translateY(25%)_rotate(225deg)]';

/** A long part that opens on a press; on paper it is always open. */
export function Folded({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="print:[&::details-content]:[content-visibility:visible] print:[&>summary]:hidden">
      <DisclosureSummary>{summary}</DisclosureSummary>
      {children}
    </details>
  );
}

/** The visible line of a `details` element, with an arrow at its end. */
export function DisclosureSummary({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <summary className={cx(SUMMARY, className)}>{children}</summary>;
}
