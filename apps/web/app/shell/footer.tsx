import { Link, useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { frameOf } from '../lib/frame-of.ts';
import { usePage } from '../lib/page-context.ts';
import { DisclosureSummary } from '../ui/disclosure-summary.tsx';
import classes from './footer.module.css';
import { PageChoices } from './page-choices.tsx';

/** The columns of the footer: text keys with their pages. */
export const FOOTER_COLUMNS = [
  {
    heading: 'what_you_need_to_know',
    links: [
      ['/what', 'what'],
      ['/why', 'why'],
      ['/policies', 'policies'],
      ['/house-rules', 'house_rules'],
      ['/quality-listings', 'quality_listings'],
      ['/refund-policies', 'refund_policies'],
      ['/security', 'security'],
      ['/terms', 'terms'],
      ['/privacy', 'privacy'],
      ['/problems', 'problems'],
    ],
  },
  {
    heading: 'resources',
    links: [
      ['/airports', 'airports'],
      ['/cities', 'cities'],
      ['/featured', 'featured'],
      ['/help', 'help'],
      ['/contact', 'contact'],
      ['/fees', 'fees'],
      ['/emails', 'emails'],
      ['/image-requirements', 'image_requirements'],
      ['/about-the-data', 'about_the_data'],
    ],
  },
  {
    heading: 'new_features',
    links: [
      ['/featured-details', 'featured_details'],
      ['/tenant-management', 'tenant_management'],
      ['/autopay', 'autopay'],
      ['/tenant-messaging', 'tenant_messaging'],
      ['/listing-apps', 'listing_apps'],
      ['/advertise', 'advertise'],
    ],
  },
] as const;

/** The line of working pages. The columns are behind its "More". */
export const WORKING_LINKS = [
  ['/help', 'help'],
  ['/contact', 'contact'],
  ['/policies', 'policies'],
  ['/privacy', 'privacy'],
] as const;

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
