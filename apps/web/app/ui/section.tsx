import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  /** A link at the end of the heading line. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a heading, as wide as the page. */
export function Section({ title, text, more, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mx-auto mt-12 max-w-page px-gutter">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id} className="m-0 text-lg">
            {title}
          </h2>
          {text && <p className="mt-1 mb-0 text-ink-soft">{text}</p>}
        </div>
        {more}
      </div>
      {children}
    </section>
  );
}
