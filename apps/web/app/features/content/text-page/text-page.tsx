import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { type PagePath, relatedTo } from './related.ts';
import { RichText } from './rich-text.tsx';

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
    <div
      className="group/page mx-auto my-0 grid [max-width:calc(var(--text-width)_+_2*var(--gutter))] gap-6 px-gutter pt-10 pb-0 max-lg:gap-4 max-lg:pt-6 lg:data-long:[max-width:calc(14rem_+_var(--space-6)_+_var(--text-width)_+_2*var(--gutter))] lg:data-long:[grid-template-columns:14rem_minmax(0,var(--text-width))] lg:data-long:gap-x-12"
      data-long={isLong || undefined}
    >
      <header className="max-w-text lg:group-data-long/page:col-span-full">
        <h1 className="m-0 text-xl">{title}</h1>
        <p className="mx-0 mt-4 mb-0 text-md text-ink-soft">{lead}</p>
      </header>
      {isLong && (
        <nav
          aria-label={t('contents')}
          className="rounded-md border border-line bg-surface lg:sticky lg:top-below-header lg:self-start lg:p-4"
        >
          <details className="lg:hidden">
            <DisclosureSummary className="px-4">{t('contents')}</DisclosureSummary>
            <Contents sections={sections} />
          </details>
          <div className="max-lg:hidden">
            <p aria-hidden className="m-0 text-sm font-bold text-muted">
              {t('contents')}
            </p>
            <Contents sections={sections} />
          </div>
        </nav>
      )}
      <div className="text min-w-0 [&_h2]:mx-0 [&_h2]:mt-12 [&_h2]:mb-2 [&_h2]:text-lg [&_section>ol]:mx-0 [&_section>ol]:mt-0 [&_section>ol]:mb-4 [&_section>ol]:ps-5 [&_section>ol>li]:mb-2 [&_section>p]:mx-0 [&_section>p]:mt-0 [&_section>p]:mb-4 [&_section>ul]:mx-0 [&_section>ul]:mt-0 [&_section>ul]:mb-4 [&_section>ul]:ps-5 [&_section>ul>li]:mb-2 [&>section:first-child_h2]:mt-0">
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

function Contents({ sections }: Pick<TextPageProps, 'sections'>) {
  return (
    <ul className="m-0 list-none p-0 max-lg:px-4 max-lg:pb-2">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-target items-center no-underline hover:underline lg:min-h-9 lg:text-sm"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function RelatedPages({ path }: { path: PagePath }) {
  const { t } = useTranslation('content/text-page');
  const { t: shell } = useTranslation('shell');
  return (
    <nav
      aria-labelledby="related"
      className="[.text_&]:mt-12 [.text_&]:border-t [.text_&]:border-t-line"
    >
      <h2 id="related">{t('related')}</h2>
      <ul className="[.text_&]:grid [.text_&]:list-none [.text_&]:grid-fit-60 [.text_&]:gap-4 [.text_&]:p-0 *:m-0!">
        {relatedTo(path).map(([to, name]) => (
          <li key={to}>
            <Link
              to={to}
              className="block h-full rounded-md border border-line bg-surface p-4 text-ink no-underline hover:border-line-strong"
            >
              <span className="block font-medium text-link">{shell(name)}</span>
              <span className="text-xs text-muted">{t(`${name}_line`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {path !== '/contact' && <MoreLink to="/contact">{t('ask_us')}</MoreLink>}
    </nav>
  );
}
