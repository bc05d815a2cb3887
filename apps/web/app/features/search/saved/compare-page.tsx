import type { contract } from '@crewpad/contract';
import { COMPARED_MAX } from '@crewpad/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { miles, money, moneyRange } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { listingAddress } from '../addresses.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { freeBeds, useAvailability } from '../listing-card/availability.tsx';
import type { Comparison } from './load-saved.ts';

const nameClass = 'px-2 text-start align-top text-sm font-medium text-ink-soft';
const pageClass = 'mx-auto my-0 max-w-page px-gutter pt-6 pb-16';

type Listing = contract.search.ComparedListing;

/** Up to three crash pads side by side, one fact per row. */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation(['search/saved', 'search']);
  const { data, requestedCount, problem } = comparison;
  const rows = useRows();
  if (problem !== undefined) {
    return (
      <div className={pageClass}>
        <MessageView
          picture="/images/saved.svg"
          title={t('compare_title')}
          text={t(`compare_${problem}`, { count: COMPARED_MAX })}
        >
          <LinkButton variant="accent" to="/saved">
            {t('to_saved')}
          </LinkButton>
        </MessageView>
      </div>
    );
  }
  return (
    <div className={pageClass}>
      <h1 className="mx-0 mt-0 mb-4 text-lg">{t('compare_title')}</h1>
      {data.length < requestedCount && (
        <p role="status">{t('compare_missing', { count: requestedCount - data.length })}</p>
      )}
      <table className="w-full table-fixed border-collapse text-start max-md:text-sm">
        <thead>
          <tr>
            <th scope="col" className={`w-44 ${nameClass} max-md:hidden`}>
              {t('compared_crash_pad')}
            </th>
            {data.map(({ card }) => (
              <th
                key={card.id}
                scope="col"
                className="px-2 pb-4 text-start align-top font-medium wrap-anywhere"
              >
                <div className="relative mb-2">
                  <Picture
                    src={card.thumbnail}
                    alt=""
                    width={640}
                    height={480}
                    sizes="(min-width: 62em) 20rem, 33vw"
                    className="aspect-4/3 w-full rounded-md"
                  />
                  <FavoriteButton id={card.id} title={card.title} />
                </div>
                <Link to={listingAddress(card.id)}>{card.title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ name, value }) => (
          <tbody key={name} className="border-t border-line">
            {/* On phones the name of a row stands above its values. */}
            <tr className="md:hidden">
              <th scope="rowgroup" colSpan={data.length} className={`${nameClass} pt-3`}>
                {name}
              </th>
            </tr>
            <tr>
              <th scope="row" className={`${nameClass} py-4 max-md:hidden`}>
                {name}
              </th>
              {data.map((listing) => (
                <td
                  key={listing.card.id}
                  className="p-2 align-top wrap-anywhere max-md:pb-3 md:py-4"
                >
                  {value(listing)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

function useRows(): { name: string; value: (listing: Listing) => ReactNode }[] {
  const { t } = useTranslation(['search/saved', 'search']);
  const { locale, today } = usePage();
  const availability = useAvailability();
  return [
    {
      name: t('row_price'),
      value: ({ card }) => moneyRange(card.rate_per_from, card.rate_per_to, locale),
    },
    {
      name: t('row_deposit'),
      value: ({ card }) =>
        card.deposit_required > 0
          ? money(card.deposit_required, locale)
          : t('no_deposit', { ns: 'search' }),
    },
    {
      name: t('row_first_month'),
      value: ({ card }) => (
        <strong>{money(card.rate_per_from + card.deposit_required, locale)}</strong>
      ),
    },
    {
      name: t('row_distance'),
      value: ({ airports, card }) =>
        airports.length > 0 ? (
          <ul className="m-0 grid list-none gap-1 p-0">
            {airports.map(({ prefix, distance }) => (
              <li key={prefix}>
                {t('from_airport', { ns: 'search', distance: miles(distance, locale), prefix })}
              </li>
            ))}
          </ul>
        ) : (
          (card.neighborhood ?? t('unknown'))
        ),
    },
    {
      name: t('row_beds'),
      value: ({ card }) =>
        card.bed_kinds.map((kind) => t(`bed_kind_${kind}`, { ns: 'search' })).join(', ') ||
        t('none'),
    },
    {
      name: t('row_free'),
      value: ({ card }) =>
        freeBeds(card, today) > 0
          ? t('free_of', { free: freeBeds(card, today), beds: card.num_beds })
          : (availability(card) ?? t('full')),
    },
    {
      name: t('row_nights'),
      value: ({ max_nights }) =>
        max_nights === null ? t('no_limit') : t('nights', { count: max_nights }),
    },
    {
      name: t('row_gender'),
      value: ({ card }) =>
        card.gender === 'all' ? t('everyone') : t(`only_${card.gender}`, { ns: 'search' }),
    },
    {
      name: t('row_rating'),
      value: ({ card }) => (
        <Rating
          score={card.review_avg}
          label={
            card.review > 0
              ? t('reviews_count', { ns: 'search', count: card.review })
              : t('no_reviews_yet', { ns: 'search' })
          }
        />
      ),
    },
    {
      name: t('row_amenities'),
      value: ({ amenities }) =>
        amenities.length === 0 ? (
          t('none')
        ) : (
          <ul className="m-0 grid list-none gap-1 p-0">
            {amenities.map(({ id, name }) => (
              <li key={id}>{name[locale] ?? name.en}</li>
            ))}
          </ul>
        ),
    },
  ];
}
