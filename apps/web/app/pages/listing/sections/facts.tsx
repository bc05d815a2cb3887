import {
  type Icon,
  IconBath,
  IconBed,
  IconBuilding,
  IconCalendar,
  IconMapPin,
  IconMoon,
  IconPlane,
  IconStack2,
  IconUsers,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { airportAddress } from '../../../features/search/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { miles, monthAndYear, score } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import type { ListingView } from '../load-listing.ts';

const lineClass = 'block [&_small]:text-xs [&_small]:font-normal [&_small]:text-ink-soft';

/** The most important facts at a glance. */
export function Facts({ view }: { view: ListingView }) {
  const { t } = useTranslation('pages/listing');
  const { locale } = usePage();
  const id = useId();
  const { data: listing, airports } = view;
  const { num_beds, total_rooms, max_nights, neighborhood } = listing;
  const perRoom = total_rooms > 0 ? num_beds / total_rooms : 0;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mx-0 mt-0 mb-4 text-md">
        {t('facts')}
      </h2>
      <dl className="m-0 grid grid-fill-36 gap-x-4 gap-y-3 text-sm lg:grid-fill-52 lg:gap-x-6">
        <Fact icon={IconBed} name={t('bed_kinds')}>
          {listing.bed_kinds.map((kind) => (
            <span key={kind} className={lineClass}>
              {t(`bed_kind_${kind}`)} <small>{t(`bed_kind_${kind}_text`)}</small>
            </span>
          ))}
        </Fact>
        <Fact icon={IconStack2} name={t('beds_and_rooms')}>
          {t('beds_in_rooms', {
            beds: t('beds_count', { count: num_beds }),
            rooms: t('rooms_count', { count: total_rooms }),
          })}
        </Fact>
        {perRoom > 0 && (
          <Fact icon={IconStack2} name={t('beds_per_room')}>
            {Number.isInteger(perRoom)
              ? perRoom
              : t('on_average', { number: score(perRoom, locale) })}
          </Fact>
        )}
        <Bathrooms full={listing.bathrooms} half={listing.number_of_shower} />
        {max_nights !== null && (
          <Fact icon={IconMoon} name={t('max_nights')}>
            {t('nights_count', { count: max_nights })}
          </Fact>
        )}
        <Fact icon={IconPlane} name={t('distance')}>
          {airports.map(({ id, prefix, distance }) => (
            <Link key={id} to={airportAddress(prefix)} className={`${lineClass} min-h-6`}>
              {t('distance_from', { distance: miles(distance, locale), prefix })}
            </Link>
          ))}
        </Fact>
        <Fact icon={IconUsers} name={t('who_may_stay')}>
          {t(`gender_${listing.gender}`)}
        </Fact>
        <Fact icon={IconBuilding} name={t('rental_type')}>
          {t(`rental_type_${listing.rental_type}`)}
        </Fact>
        <Fact icon={IconCalendar} name={t('listing_since')}>
          {monthAndYear(listing.created_at, locale)}
        </Fact>
        {neighborhood && (
          <Fact icon={IconMapPin} name={t('neighborhood')}>
            {neighborhood}
          </Fact>
        )}
      </dl>
    </section>
  );
}

const FIVE_OR_MORE = 5;

function Bathrooms({ full, half }: { full: number | null; half: number | null }) {
  const { t } = useTranslation('pages/listing');
  if (full === null) return null;
  return (
    <Fact icon={IconBath} name={t('bathrooms')}>
      {bathroomsText(half ?? 0, t('bathrooms_count', { count: full }))}
    </Fact>
  );

  function bathroomsText(halfBaths: number, bathrooms: string): string {
    if (halfBaths === 0) return bathrooms;
    if (halfBaths >= FIVE_OR_MORE) return t('half_baths_five', { bathrooms });
    return t('bathrooms_with_half', { count: halfBaths, bathrooms });
  }
}

interface FactProps {
  icon: Icon;
  name: string;
  children: ReactNode;
}

function Fact({ icon: FactIcon, name, children }: FactProps) {
  return (
    <div className="[&_dd]:[margin:0_0_0_calc(20px_+_var(--space-1))] [&_dd]:font-medium [&_dd]:tabular [&_dt]:flex [&_dt]:items-start [&_dt]:gap-2 [&_dt]:text-xs [&_dt]:text-muted [&_dt_svg]:flex-none">
      <dt>
        <FactIcon aria-hidden size={20} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
