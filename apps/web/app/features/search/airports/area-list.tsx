import type { contract } from '@crewpad/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import { airportAddress } from '../addresses.ts';
import { baseScenes } from '../base-scenes.ts';
import { WITH_PICTURE } from './load-airports.ts';

const areaClass =
  'flex min-h-18 cursor-pointer list-none items-center overflow-hidden rounded-md border border-line bg-surface text-ink no-underline transition-shadow hover:shadow md:[.pictured_&]:block [&::-webkit-details-marker]:hidden';

type Area = contract.search.AirportArea;

/** Codes in a row before "and 4 more". */
const CODES = 3;

interface AreaListProps {
  areas: readonly Area[];
  /** Whether the list starts with the areas with most crash pads. */
  isFirstPage: boolean;
}

/** Metro areas and single airports: a row links to its airport, or expands to its airports. */
export function AreaList({ areas, isFirstPage }: AreaListProps) {
  const pictureCount = isFirstPage ? WITH_PICTURE : 0;
  const pictured = areas.slice(0, pictureCount);
  const scenes = baseScenes(pictured.map(({ airports }) => airports[0]?.prefix ?? ''));
  return (
    <>
      {pictureCount > 0 && (
        <ul className="pictured m-0 grid list-none grid-cols-1 items-start gap-2 p-0 md:grid-fill-64 md:gap-4">
          {pictured.map((area, at) => (
            <li key={keyOf(area)}>
              <AreaRow area={area} scene={{ src: scenes[at] ?? null, priority: at < CODES }} />
            </li>
          ))}
        </ul>
      )}
      {areas.length > pictureCount && (
        <ul className="m-0 grid list-none grid-fill-68 items-start gap-2 p-0 [.pictured+&]:mt-2 md:[.pictured+&]:mt-4">
          {areas.slice(pictureCount).map((area) => (
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
  scene?: { src: string | null; priority: boolean };
}

function AreaRow({ area, scene }: AreaRowProps) {
  const { airports } = area;
  const [only] = airports;
  if (only === undefined) return null;
  const inside = (
    <>
      {scene && (
        <span className="relative [width:min(6rem,25vw)] flex-none self-stretch overflow-hidden md:[.pictured_&]:block! md:[.pictured_&]:aspect-16/10 md:[.pictured_&]:w-full">
          <Picture
            src={scene.src}
            alt=""
            width={640}
            height={480}
            priority={scene.priority}
            className="absolute inset-0 h-full w-full"
          />
          <span
            aria-hidden
            className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/80 to-transparent px-3 pt-8 pb-2 text-lg leading-tight font-bold text-on-night sm:text-xl"
          >
            {only.prefix}
          </span>
        </span>
      )}
      <AreaText area={area} />
    </>
  );
  return airports.length === 1 ? (
    <Link to={airportAddress(only.prefix)} className={areaClass}>
      {inside}
    </Link>
  ) : (
    <details className="group/fold">
      <summary className={areaClass}>{inside}</summary>
      <Airports airports={airports} />
    </details>
  );
}

/** "New York", its codes, the number of crash pads and the lowest price. */
function AreaText({ area: { name, country, listings, price_from, airports } }: { area: Area }) {
  const { t } = useTranslation('search/airports');
  const { locale } = usePage();
  const firstCodes = airports
    .slice(0, CODES)
    .map(({ prefix }) => prefix)
    .join(', ');
  const more = airports.length - CODES;
  return (
    <span className="grid min-w-0 flex-1 px-4 py-2">
      <span className="flex items-center justify-between gap-2 text-md leading-snug">
        <strong>{name}</strong>
        {airports.length > 1 && (
          <IconChevronDown
            aria-hidden
            size={18}
            className="flex-none text-muted transition-transform group-open/fold:rotate-180"
          />
        )}
      </span>
      <span className="text-xs font-bold tracking-wide text-ink-soft">
        {more > 0 ? t('codes_and_more', { codes: firstCodes, count: more }) : firstCodes}
      </span>
      <span className="text-xs text-muted">{country}</span>
      <span className="text-xs text-ink-soft">
        {t('crash_pads_from', { count: listings, price: money(price_from, locale) })}
      </span>
    </span>
  );
}

function Airports({ airports }: Pick<Area, 'airports'>) {
  const { t } = useTranslation('search/airports');
  return (
    <ul className="mx-0 mt-1 mb-2 grid list-none grid-cols-1 items-start gap-0 p-0">
      {airports.map(({ id, prefix, city, total_listings }) => (
        <li key={id}>
          <Link
            to={airportAddress(prefix)}
            className="grid min-h-target [grid-template-columns:3rem_minmax(0,1fr)_auto] items-center gap-2 rounded-sm px-4 py-0 text-ink no-underline hover:bg-sunken"
          >
            <strong>{prefix}</strong>
            <span>{city}</span>
            <span className="text-xs text-ink-soft">
              {t('listings', { count: total_listings })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
