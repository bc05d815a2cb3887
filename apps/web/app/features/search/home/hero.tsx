import { IconHistory, IconMap2, IconPlane } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../../brand/brand-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { useCityNames } from '../../../lib/use-city-names.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AirportBox, airportAddress, NearestAirport, recentAirports } from '../index.ts';
import classes from './hero.module.css';
import type { Base } from './load-home.ts';
import {
  MODE_SUFFIXES,
  type SearchMode,
  SearchModes,
  searchModes,
  searchPanel,
} from './search-modes.tsx';

/** Airports under the box. */
const CHIPS = 3;

/** The dusk scene with the airport search. */
export function Hero({ bases }: { bases: readonly Base[] }) {
  const { t } = useTranslation('search/home');
  const brand = useBrand();
  const { flags } = usePage();
  const hasModes = flags.travelbug === true;
  const [mode, setMode] = useState<SearchMode>(flags.crashpad === true ? 'crashpads' : 'all');
  const suffix = hasModes ? MODE_SUFFIXES[mode] : '';
  const box = <AirportBox addressOf={({ prefix }) => `${airportAddress(prefix)}${suffix}`} />;

  return (
    <section className={classes.hero}>
      <img
        src={brand.hero}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        className={classes.scene}
      />
      <div className={classes.content}>
        <h1 className={classes.title}>{t('hero_title')}</h1>
        <p className={classes.text}>{t('hero_text')}</p>
        {hasModes && <SearchModes modes={searchModes(flags)} mode={mode} onChoose={setMode} />}
        <div className={classes.box} {...(hasModes && searchPanel(mode))}>
          {box}
        </div>
        <div className={classes.ways}>
          <Link to="/airports" className={classes.way}>
            <IconMap2 aria-hidden size={18} />
            {t('see_cp_near_airports')}
          </Link>
          <NearestAirport className={classes.way} />
        </div>
        <QuickAirports bases={bases} />
      </div>
    </section>
  );
}

/** Airports one press away: recent ones, which only the browser knows, then the busiest. */
function QuickAirports({ bases }: { bases: readonly Base[] }) {
  const { t } = useTranslation('search');
  const hydrated = useHydrated();
  const recent = hydrated ? recentAirports().slice(0, CHIPS) : [];
  const nameOf = useCityNames();
  const others = bases.filter(({ prefix }) => !recent.some((one) => one.prefix === prefix));
  const named = recent.map((one) => ({ ...one, city: nameOf(one.country, one.city) }));
  const chips = [...named, ...others].slice(0, CHIPS);
  if (chips.length === 0) return null;
  return (
    <ul className={classes.quick} aria-label={t('quick_airports')}>
      {chips.map(({ prefix, city }, at) => {
        const ChipIcon = at < recent.length ? IconHistory : IconPlane;
        return (
          <li key={prefix}>
            <Link to={airportAddress(prefix)} className={classes.way}>
              <ChipIcon aria-hidden size={18} />
              {at < recent.length && <VisuallyHidden>{t('recent_airports')}: </VisuallyHidden>}
              {prefix} <span className={classes.city}>{city}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
