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
      <section
        aria-label={t('compare_title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        data-scrolls-x
        className="relative -mx-gutter my-0 overflow-x-auto overscroll-x-contain px-gutter py-0 max-md:snap-x max-md:snap-mandatory max-md:scroll-pl-28"
      >
        <table
          className="w-full table-fixed border-separate border-spacing-0 max-md:w-max [&_td]:border-b [&_td]:border-b-line [&_td]:px-2 [&_td]:py-4 [&_td]:text-start [&_td]:align-top max-md:[&_td]:[width:34vw] max-md:[&_td]:snap-start max-md:[&_td]:wrap-anywhere [&_th]:border-b [&_th]:border-b-line [&_th]:px-2 [&_th]:py-4 [&_th]:text-start [&_th]:align-top [&_th[scope='row']]:w-44 [&_th[scope='row']]:text-xs [&_th[scope='row']]:font-medium [&_th[scope='row']]:text-ink-soft max-md:[&_th[scope='row']]:sticky max-md:[&_th[scope='row']]:-left-gutter max-md:[&_th[scope='row']]:z-2 max-md:[&_th[scope='row']]:w-26 max-md:[&_th[scope='row']]:bg-paper max-md:[&_th[scope='row']]:hyphens-auto"
          data-columns={data.length}
        >
          <thead>
            <tr>
              <th
                scope="col"
                className="w-44 align-bottom text-xs font-medium text-ink-soft max-md:sticky max-md:-left-gutter max-md:z-2 max-md:w-26 max-md:bg-paper max-md:hyphens-auto"
              >
                <span>{t('compared_crash_pad')}</span>
              </th>
              {data.map(({ card }) => (
                <th
                  key={card.id}
                  scope="col"
                  className="font-bold max-md:[width:34vw] max-md:snap-start max-md:wrap-anywhere"
                >
                  <div className="relative mb-2">
                    <Picture
                      src={card.thumbnail}
                      alt=""
                      width={640}
                      height={480}
                      sizes="(min-width: 62em) 20rem, 60vw"
                      className="aspect-4/3 w-full rounded-md"
                    />
                    <FavoriteButton id={card.id} title={card.title} />
                  </div>
                  <Link to={listingAddress(card.id)}>{card.title}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {data.map((listing) => (
                  <td key={listing.card.id}>{value(listing)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
        card.gender === 'all' ? t('everyone') : t(`gender_${card.gender}`, { ns: 'search' }),
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
