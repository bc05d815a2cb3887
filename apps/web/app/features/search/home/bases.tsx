import { Link } from 'react-router';
import { useBrand } from '../../../brand/brand-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { airportAddress } from '../index.ts';
import classes from './bases.module.css';
import type { Base } from './load-home.ts';

/** The airports with most crash pads as tiles. */
export function Bases({ bases }: { bases: readonly Base[] }) {
  const { t } = useTranslation('home');
  const { t: tSearch } = useTranslation('search');
  const { hero } = useBrand();
  if (bases.length === 0) return null;
  return (
    <Section
      title={t('bases_title')}
      text={t('bases_text')}
      more={<MoreLink to="/airports">{t('all_airports')}</MoreLink>}
    >
      <ul className={classes.tiles}>
        {bases.map((base) => (
          <li key={base.prefix}>
            <Link to={airportAddress(base.prefix)} className={classes.tile}>
              <Picture
                src={base.picture ?? hero}
                alt=""
                width={640}
                height={480}
                sizes="(min-width: 62em) 25rem, (min-width: 36em) 50vw, 100vw"
                className={classes.picture}
              />
              <span className={classes.words}>
                <span className={classes.code}>{base.prefix}</span>
                <span className={classes.city}>{base.city}</span>
                <span className={classes.count}>
                  {tSearch('crash_pads_count', { count: base.total_listings })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
