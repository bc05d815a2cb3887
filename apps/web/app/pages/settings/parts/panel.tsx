import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  text?: string | undefined;
  /** Next to the title, such as a status. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A section of the settings on its own sheet. */
export function Panel({ title, text, beside, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg border border-line bg-surface p-sheet shadow"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="m-0 text-lg">
          {title}
        </h2>
        {beside}
      </div>
      {text && <p className="mx-0 mt-2 mb-0 max-w-text text-ink-soft">{text}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
