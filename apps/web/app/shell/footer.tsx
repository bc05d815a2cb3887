import { IconChevronDown } from '@tabler/icons-react';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { frameOf } from '../lib/frame-of.ts';
import { usePage } from '../lib/page-context.ts';
import { PlainButton } from '../ui/button.tsx';
import { DisclosureSummary } from '../ui/disclosure-summary.tsx';
import { PageChoices } from './page-choices.tsx';

const linkClass =
  'inline-flex min-h-target items-center text-inherit no-underline hover:[color:var(--footer-ink)] hover:underline [.night_&]:focus-visible:outline-on-night';

const headingClass = 'mx-0 mt-0 mb-2 text-sm tracking-normal [color:var(--footer-ink)]';

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
  const { member } = usePage();
  return (
    <footer className="mt-12">
      {footerPicture && (
        <img
          src={footerPicture}
          alt=""
          width={1600}
          height={264}
          loading="lazy"
          className="block [height:max(5rem,16.5vw)] w-full object-cover object-bottom dimmed"
        />
      )}
      <div className="night relative [margin-top:calc(-1*max(2px,0.25vw))] bg-night text-on-night-soft [--footer-ink:var(--on-night)]">
        <nav
          aria-label={t('footer_navigation')}
          className="mx-auto my-0 grid max-w-page grid-fit-52 gap-6 px-gutter pt-12 pb-6 max-md:gap-0 max-md:pt-6"
        >
          <Columns isFolded />
        </nav>
        {/* On wide screens the header of visitors has both. */}
        <div
          className={cx(
            'mx-auto w-full max-w-page px-gutter pt-0 pb-8 [&_label]:text-on-night-soft [&>div]:max-w-104',
            member === null && 'lg:hidden',
          )}
        >
          <PageChoices />
        </div>
        <div className="note [margin:0_max(var(--gutter),calc((100%_-_var(--page-width))_/_2_+_var(--gutter)))] [max-width:calc(var(--page-width)_-_2*var(--gutter))] border-t border-t-night-line px-0 pt-6 pb-8 text-xs [&_p]:m-0">
          <p>{t('footer_note')}</p>
          <Link to="/privacy" className={cx(linkClass, 'md:hidden')}>
            {t('privacy')}
          </Link>
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
    <footer className="working mx-auto mt-12 mb-0 max-md:mt-6 w-full max-w-page text-xs text-ink-soft [--footer-ink:var(--ink)]">
      <nav
        aria-label={t('footer_navigation')}
        className="mx-gutter my-0 flex flex-wrap items-baseline gap-x-6 border-t border-t-line px-0 pt-2 pb-4 max-sm:gap-x-4"
      >
        {WORKING_LINKS.map(([to, label]) => (
          <Link key={to} to={to} className={linkClass}>
            {t(label)}
          </Link>
        ))}
        <PageChoices inLine />
        {/* The next page starts with it closed. */}
        <details key={pathname} className="open:basis-full">
          <DisclosureSummary className="w-fit font-inherit-weight!">{t('more')}</DisclosureSummary>
          <div className="grid grid-fit-52 gap-6 px-0 py-4">
            <Columns />
          </div>
        </details>
      </nav>
      <CompanyLine />
    </footer>
  );
}

/** The year and who runs this site. */
function CompanyLine() {
  const { company, today } = usePage();
  const { name } = useBrand();
  return (
    <p
      className="[.note_&]:mt-2 [.working_&]:m-0 [.working_&]:px-gutter [.working_&]:pt-0 [.working_&]:pb-4"
      translate="no"
    >
      {`© ${today.slice(0, 4)} ${company ?? name}`}
    </p>
  );
}

/** Side by side; on phones of public pages, groups that unfold. */
function Columns({ isFolded = false }: { isFolded?: boolean }) {
  return FOOTER_COLUMNS.map((column) => (
    <Column key={column.heading} {...column} isFolded={isFolded} />
  ));
}

function Column({
  heading,
  links,
  isFolded,
}: (typeof FOOTER_COLUMNS)[number] & { isFolded: boolean }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-labelledby={`footer-${heading}`}
      className={isFolded ? 'max-md:border-b max-md:border-b-night-line' : undefined}
    >
      <div className="relative">
        <h2
          id={`footer-${heading}`}
          className={cx(headingClass, isFolded && 'max-md:mb-0 max-md:leading-target')}
        >
          {t(heading)}
        </h2>
        {isFolded && (
          <PlainButton
            aria-expanded={isOpen}
            aria-labelledby={`footer-${heading}`}
            className="absolute inset-0 flex items-center justify-end md:hidden noscript:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown aria-hidden size={20} className={isOpen ? 'rotate-180' : undefined} />
          </PlainButton>
        )}
      </div>
      <ul
        className={cx(
          'm-0 list-none p-0',
          isFolded && !isOpen
            ? 'max-md:not-noscript:hidden'
            : 'max-sm:grid max-sm:grid-fill-38 max-sm:gap-x-4',
        )}
      >
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to} className={linkClass}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
