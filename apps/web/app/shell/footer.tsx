import { Link, useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { frameOf } from '../lib/frame-of.ts';
import { usePage } from '../lib/page-context.ts';
import { DisclosureSummary } from '../ui/disclosure-summary.tsx';
import classes from './footer.module.css';
import { FOOTER_COLUMNS, WORKING_LINKS } from './footer-links.ts';
import { PageChoices } from './page-choices.tsx';

/** On public pages the links of the whole site; elsewhere one line, with those links behind it. */
export function Footer() {
  const { pathname } = useLocation();
  return frameOf(pathname) === 'public' ? <PublicFooter /> : <WorkingFooter />;
}

function PublicFooter() {
  const { t } = useTranslation('shell');
  const { footerPicture } = useBrand();
  return (
    <footer className={classes.footer}>
      {footerPicture && (
        <img
          src={footerPicture}
          alt=""
          width={1600}
          height={264}
          loading="lazy"
          className={classes.picture}
        />
      )}
      <div className={classes.night}>
        <nav aria-label={t('footer_navigation')} className={classes.columns}>
          <Columns />
        </nav>
        <div className={classes.choices}>
          <PageChoices />
        </div>
        <div className={classes.note}>
          <p>{t('footer_note')}</p>
          <CompanyLine />
        </div>
      </div>
    </footer>
  );
}

function WorkingFooter() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <footer className={classes.working}>
      <nav aria-label={t('footer_navigation')} className={classes.line}>
        {WORKING_LINKS.map(([to, label]) => (
          <Link key={to} to={to} className={classes.link}>
            {t(label)}
          </Link>
        ))}
        {/* The next page starts with it closed. */}
        <details key={pathname} className={classes.more}>
          <DisclosureSummary className={classes.unfold}>{t('more')}</DisclosureSummary>
          <div className={classes.unfolded}>
            <Columns />
          </div>
        </details>
      </nav>
      <div className={classes.choices}>
        <PageChoices />
      </div>
      <CompanyLine />
    </footer>
  );
}

/** Who runs this site. */
function CompanyLine() {
  const { company } = usePage();
  if (company === null) return null;
  return (
    <p className={classes.company} translate="no">
      {company}
    </p>
  );
}

function Columns() {
  const { t } = useTranslation('shell');
  return FOOTER_COLUMNS.map(({ heading, links }) => (
    <section key={heading} aria-labelledby={`footer-${heading}`}>
      <h2 id={`footer-${heading}`} className={classes.heading}>
        {t(heading)}
      </h2>
      <ul className={classes.links}>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
