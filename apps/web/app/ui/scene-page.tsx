import type { ReactNode } from 'react';
import { useBrand } from '../brand/brand-context.tsx';
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

/** A page that starts with the brand's picture. The content overlaps its lower edge. */
export function ScenePage({ title, lead, above, width = 'narrow', children }: ScenePageProps) {
  const { hero } = useBrand();
  return (
    <div className={classes.page} data-width={width}>
      <div className={classes.scene}>
        <img src={hero} alt="" width={1600} height={900} className={classes.picture} />
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
