import type { ReactNode, Ref } from 'react';

interface PageHeadProps {
  title: string;
  lead: string;
  /** Receives the focus, for example after an item of the page was deleted. */
  heading?: Ref<HTMLHeadingElement>;
  /** The actions stay beside the title on phones, and what the page is about breaks instead. */
  compact?: boolean;
  /** Links and buttons beside the title. */
  children?: ReactNode;
}

/** The title of a member's page, what the page is about, and its actions. */
export function PageHead({ title, lead, heading, compact, children }: PageHeadProps) {
  return (
    <div
      className="flex flex-wrap items-end justify-between gap-4 data-compact:flex-nowrap data-compact:gap-2"
      data-compact={compact}
    >
      <div>
        <h1
          ref={heading}
          tabIndex={heading === undefined ? undefined : -1}
          className="m-0 text-xl font-bold"
        >
          {title}
        </h1>
        <p className="mt-1 mb-0 text-ink-soft">{lead}</p>
      </div>
      {children}
    </div>
  );
}
