import { IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
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
      <div className={classes.inner} data-member={member !== null || undefined}>
        <Link to="/" className={classes.home} aria-label={t('home_of_brand')}>
          <img src={brand.logo} alt="" width={36} height={36} />
          <span>{brand.name}</span>
        </Link>
        <nav aria-label={t('main_navigation')} className={classes.nav}>
          <Link to="/airports" className={classes.link}>
            {t('airports')}
          </Link>
          <Link to="/contact" className={classes.link}>
            {t('contact')}
          </Link>
          {member === null && (
            <Link to="/saved" className={classes.link}>
              {t('saved')}
            </Link>
          )}
          <AccountNav member={member} />
        </nav>
        <div className={classes.wide}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
        <div className={classes.narrow}>
          <Link to="/airports" className={classes.search} aria-label={t('search')}>
            <IconSearch aria-hidden size={22} stroke={1.75} />
          </Link>
          {member === null && (
            <Link to="/login" className={classes.link}>
              {t('login')}
            </Link>
          )}
          <MobileMenu member={member} />
        </div>
      </div>
    </header>
  );
}
