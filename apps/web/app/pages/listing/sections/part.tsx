import { type ReactNode, useId } from 'react';
import classes from './part.module.css';

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
    <section aria-labelledby={id} className={classes.part}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
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
    <div className={classes.text}>
      {paragraphsOf(text).map(({ at, words }) => (
        <p key={at}>{words}</p>
      ))}
    </div>
  );
}
