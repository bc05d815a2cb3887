import type { contract } from '@crewpad/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import { airportAddress } from '../addresses.ts';
import classes from './area-list.module.css';

type Area = contract.search.AirportArea;

/** Areas at the start of the directory with a picture. */
const WITH_PICTURE = 12;
/** Codes in a row before "and 4 more". */
const CODES = 3;

interface AreaListProps {
  areas: readonly Area[];
  /** Whether the list starts with the areas with most crash pads. */
  isFirstPage: boolean;
}

/** Metro areas and single airports: a row links to its airport, or expands to its airports. */
export function AreaList({ areas, isFirstPage }: AreaListProps) {
  const pictured = isFirstPage ? WITH_PICTURE : 0;
  return (
    <>
      {pictured > 0 && (
        <ul className={classes.pictured}>
          {areas.slice(0, pictured).map((area, at) => (
            <li key={keyOf(area)}>
              <AreaRow area={area} picture={{ src: area.picture, priority: at < CODES }} />
            </li>
          ))}
        </ul>
      )}
      {areas.length > pictured && (
        <ul className={classes.rows}>
          {areas.slice(pictured).map((area) => (
            <li key={keyOf(area)}>
              <AreaRow area={area} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const keyOf = (area: Area) => area.airports[0]?.id;

interface AreaRowProps {
  area: Area;
  picture?: { src: string | null; priority: boolean };
}

function AreaRow({ area, picture }: AreaRowProps) {
  const { airports } = area;
  const [only] = airports;
  if (only === undefined) return null;
  const inside = (
    <>
      {picture && (
        <Picture
          src={picture.src}
          alt=""
          width={640}
          height={400}
          sizes="(min-width: 40em) 18rem, 6rem"
          priority={picture.priority}
          className={classes.picture}
        />
      )}
      <AreaWords area={area} />
    </>
  );
  if (airports.length === 1) {
    return (
      <Link to={airportAddress(only.prefix)} className={classes.area}>
        {inside}
      </Link>
    );
  }
  return (
    <details className={classes.fold}>
      <summary className={classes.area}>{inside}</summary>
      <Airports airports={airports} />
    </details>
  );
}

/** "New York", its codes, the number of crash pads and the lowest price. */
function AreaWords({ area: { name, country, listings, price_from, airports } }: { area: Area }) {
  const { t } = useTranslation('search/airports');
  const { locale } = usePage();
  const codes = airports.map(({ prefix }) => prefix);
  const named = codes.slice(0, CODES).join(', ');
  const more = codes.length - CODES;
  return (
    <span className={classes.words}>
      <span className={classes.name}>
        <strong>{name}</strong>
        {codes.length > 1 && <IconChevronDown aria-hidden size={18} className={classes.arrow} />}
      </span>
      <span className={classes.codes}>
        {more > 0 ? t('codes_and_more', { codes: named, count: more }) : named}
      </span>
      <span className={classes.country}>{country}</span>
      <span className={classes.listings}>
        {t('crash_pads_from', { count: listings, price: money(price_from, locale) })}
      </span>
    </span>
  );
}

function Airports({ airports }: Pick<Area, 'airports'>) {
  const { t } = useTranslation('search/airports');
  return (
    <ul className={classes.airports}>
      {airports.map(({ id, prefix, city, total_listings }) => (
        <li key={id}>
          <Link to={airportAddress(prefix)} className={classes.airport}>
            <strong>{prefix}</strong>
            <span>{city}</span>
            <span className={classes.count}>{t('listings', { count: total_listings })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
