import classes from './paragraphs.module.css';
import { paragraphsOf } from './paragraphs-of.ts';

/** What a member wrote, as text: blank lines part it, nothing in it is markup. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className={classes.text}>
      {paragraphsOf(text).map(({ at, words }) => (
        <p key={at}>{words}</p>
      ))}
    </div>
  );
}
