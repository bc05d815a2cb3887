import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { usePage } from '../lib/page-context.ts';
import { AccountNav } from './account-nav.tsx';
import classes from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export function Header() {
  const { t } = useTranslation('shell');
  const brand = useBrand();
  const { member } = usePage();
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to="/" className={classes.home} aria-label={t('home_of_brand')}>
          <img src={brand.logo} alt="" width={36} height={36} />
          <span>{brand.name}</span>
        </Link>
        <nav
          aria-label={t('main_navigation')}
          className={classes.nav}
          data-member={member !== null || undefined}
        >
          <Link to="/airports" className={classes.link}>
            {t('airports')}
          </Link>
          <Link to="/contact" className={classes.link}>
            {t('contact')}
          </Link>
          <AccountNav member={member} />
        </nav>
        <div className={classes.tools}>
          <LanguageMenu />
          <ThemeMenu />
          <MobileMenu member={member} />
        </div>
      </div>
    </header>
  );
}
