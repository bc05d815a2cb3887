import classes from './paragraphs.module.css';
import { paragraphsOf } from './paragraphs-of.ts';

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
