import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FilterLink } from '../../ui/filter-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import { airportAddress, ListingCard } from '../search/index.ts';

interface FeaturedPageProps {
  all: readonly contract.search.Card[];
  /** Those of the selected airport; null if none is selected. */
  near: { prefix: string; cards: readonly contract.search.Card[] } | null;
}

const FACTS = ['label', 'price', 'order'] as const;

/** Featured crash pads of all airports or of one, and what the label means. */
export function FeaturedPage({ all, near }: FeaturedPageProps) {
  const { t } = useTranslation('promotions');
  const cards = near?.cards ?? all;
  const prefixes = [...new Set(all.flatMap(({ prefix }) => prefix ?? []))].toSorted();
  return (
    <div className="pb-16">
      <div className="mx-auto my-0 grid max-w-page grid-cols-1 gap-4 px-gutter pt-8 pb-0">
        <h1 className="m-0 text-xl">
          {near ? t('featured_near', { prefix: near.prefix }) : t('featured_title')}
        </h1>
        {cards.length > 0 && (
          <p className="m-0 max-w-text text-ink-soft">
            {near ? t('featured_lead_near', { prefix: near.prefix }) : t('featured_lead')}
          </p>
        )}
        {prefixes.length > 1 && (
          <nav aria-label={t('by_airport')}>
            <ul
              data-scrolls-x
              className="m-0 flex list-none flex-wrap gap-2 p-0 max-md:-mx-gutter max-md:my-0 max-md:no-scrollbar max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:py-1 max-md:[&_li]:flex-none"
            >
              <li>
                <FilterLink to="/featured" aria-current={near === null ? 'page' : undefined}>
                  {t('all_airports')}
                </FilterLink>
              </li>
              {prefixes.map((prefix) => (
                <li key={prefix}>
                  <FilterLink
                    to={`/featured?airport=${prefix.toLowerCase()}`}
                    aria-current={near?.prefix === prefix ? 'page' : undefined}
                  >
                    {prefix}
                  </FilterLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {cards.length > 0 ? (
          <ul className="m-0 grid list-none grid-fill-64 gap-4 p-0">
            {cards.map((card, at) => (
              <li key={card.id}>
                <ListingCard card={card} heading="h2" priority={at === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <MessageView
            inPage
            picture="/images/featured.svg"
            title={near ? t('none_near_title', { prefix: near.prefix }) : t('none_title')}
            text={t('none_text')}
          >
            <LinkButton to={near ? airportAddress(near.prefix) : '/airports'} variant="accent">
              {near ? t('all_near', { prefix: near.prefix }) : t('find')}
            </LinkButton>
          </MessageView>
        )}
        {near && cards.length > 0 && (
          <p>
            <LinkButton to={airportAddress(near.prefix)} variant="outline">
              {t('all_near', { prefix: near.prefix })}
            </LinkButton>
          </p>
        )}
      </div>
      <Section
        title={t('what_title')}
        more={<MoreLink to="/featured-details">{t('what_more')}</MoreLink>}
      >
        <ul className="m-0 grid list-none grid-fill-64 gap-4 p-0">
          {FACTS.map((fact) => (
            <li key={fact}>
              <h3 className="m-0 text-md">{t(`what_${fact}_title`)}</h3>
              <p className="mx-0 mt-1 mb-0 text-ink-soft">{t(`what_${fact}`)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
