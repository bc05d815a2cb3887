import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  /** A link at the end of the heading line. */
  more?: ReactNode;
  children: ReactNode;
}

/** A titled section of a crash pad's page, with a hairline above. */
export function Part({ title, more, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-t-line pt-8 max-lg:pt-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between max-lg:mb-3 gap-x-4">
        <h2 id={id} className="m-0 text-md">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}

/** The paragraphs of a text with their offsets. */
export function paragraphsOf(text: string): { at: number; words: string }[] {
  return [...text.matchAll(/[^\r\n]+(?:\r?\n(?!\s*\r?\n)[^\r\n]+)*/g)]
    .map((match) => ({ at: match.index, words: match[0].trim() }))
    .filter(({ words }) => words !== '');
}

/** A member's text: blank lines separate paragraphs, and markup is escaped. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="max-w-text wrap-anywhere whitespace-pre-line [&_p]:mx-0 [&_p]:mt-0 [&_p]:mb-4 [&_p:last-child]:mb-0">
      {paragraphsOf(text).map(({ at, words }) => (
        <p key={at}>{words}</p>
      ))}
    </div>
  );
}
