import { Link } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './footer.module.css';
import { FOOTER_COLUMNS } from './footer-links.ts';
import { PageChoices } from './page-choices.tsx';

export function Footer() {
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
          {FOOTER_COLUMNS.map(({ heading, links }) => (
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
          ))}
        </nav>
        <div className={classes.choices}>
          <PageChoices />
        </div>
        <p className={classes.note}>{t('footer_note')}</p>
      </div>
    </footer>
  );
}
