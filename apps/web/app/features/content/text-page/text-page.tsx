import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { type PagePath, relatedTo } from './related.ts';
import { RichText } from './rich-text.tsx';
import classes from './text-page.module.css';

interface TextSection {
  /** Also its URL anchor. */
  id: string;
  title: string;
  text?: string;
  /** Below the text: a table, a drawing. */
  more?: ReactNode;
}

interface TextPageProps {
  path: PagePath;
  title: ReactNode;
  lead: string;
  sections: readonly TextSection[];
  /** Between the lead and the sections. */
  children?: ReactNode;
}

/** Pages with fewer sections have no table of contents. */
const CONTENTS_FROM = 4;

/** A text page: lead, contents if it is long, sections, and pages to read next. */
export function TextPage({ path, title, lead, sections, children }: TextPageProps) {
  const { t } = useTranslation('content/text-page');
  const isLong = sections.length >= CONTENTS_FROM;
  return (
    <div className={classes.page} data-long={isLong || undefined}>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
      </header>
      {isLong && (
        <nav aria-labelledby="contents" className={classes.contents}>
          <h2 id="contents" className={classes.contentsTitle}>
            {t('contents')}
          </h2>
          <ul className={classes.contentsList}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={classes.contentsLink}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={classes.text}>
        {children}
        {sections.map(({ id, title: heading, text, more }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {text && <RichText>{text}</RichText>}
            {more}
          </section>
        ))}
        <RelatedPages path={path} />
      </div>
    </div>
  );
}

function RelatedPages({ path }: { path: PagePath }) {
  const { t } = useTranslation('content/text-page');
  const { t: shell } = useTranslation('shell');
  return (
    <nav aria-labelledby="related" className={classes.related}>
      <h2 id="related">{t('related')}</h2>
      <ul className={classes.relatedList}>
        {relatedTo(path).map(([to, name]) => (
          <li key={to}>
            <Link to={to} className={classes.relatedLink}>
              <span className={classes.relatedName}>{shell(name)}</span>
              <span className={classes.relatedText}>{t(`${name}_line`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {path !== '/contact' && <MoreLink to="/contact">{t('ask_us')}</MoreLink>}
    </nav>
  );
}
