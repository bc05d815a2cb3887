import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { frameOf } from '../lib/frame-of.ts';
import classes from './scene-page.module.css';

interface ScenePageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the heading, such as the step of a sign-up. */
  above?: ReactNode;
  /** The width of the content: one short column, a form, or cards side by side. */
  width?: 'narrow' | 'form' | 'wide';
  children: ReactNode;
}

/**
 * A page that starts with the brand's picture. The content overlaps its lower edge. Where people
 * work, it starts with its title.
 */
export function ScenePage({ title, lead, above, width = 'narrow', children }: ScenePageProps) {
  const { hero } = useBrand();
  const isPlain = frameOf(useLocation().pathname) === 'working';
  return (
    <div className={classes.page} data-width={width}>
      <div className={isPlain ? classes.plain : classes.scene}>
        {!isPlain && (
          <img src={hero} alt="" width={1600} height={900} className={classes.picture} />
        )}
        {above && <div className={classes.above}>{above}</div>}
        <div className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
      </div>
      <div className={classes.content}>{children}</div>
    </div>
  );
}

/** The card that holds a form. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={classes.sheet}>{children}</div>;
}
