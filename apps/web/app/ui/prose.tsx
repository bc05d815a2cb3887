import type { ReactNode } from 'react';

interface ProseProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of text in one readable column. */
export function Prose({ title, lead, children }: ProseProps) {
  return (
    <div className="mx-auto text-md max-w-[calc(var(--text-width)+2*var(--gutter))] px-gutter pt-12 [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:p-2 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_h2]:mt-12 [&_h2]:mb-2 [&_h2]:text-lg [&_p]:mb-2 [&_table]:w-full [&_table]:border-collapse">
      <h1 className="m-0 text-xl">{title}</h1>
      <p className="mt-4 text-lg text-ink-soft">{lead}</p>
      {children}
    </div>
  );
}
