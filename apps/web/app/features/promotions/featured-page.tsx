import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FilterLink } from '../../ui/filter-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import { airportAddress, ListingCard } from '../search/index.ts';
import classes from './featured-page.module.css';

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
    <div className={classes.page}>
      <div className={classes.top}>
        <h1 className={classes.title}>
          {near ? t('featured_near', { prefix: near.prefix }) : t('featured_title')}
        </h1>
        {cards.length > 0 && (
          <p className={classes.lead}>
            {near ? t('featured_lead_near', { prefix: near.prefix }) : t('featured_lead')}
          </p>
        )}
        {prefixes.length > 1 && (
          <nav aria-label={t('by_airport')}>
            <ul data-scrolls-x className={classes.airports}>
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
          <ul className={classes.cards}>
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
        <ul className={classes.facts}>
          {FACTS.map((fact) => (
            <li key={fact}>
              <h3 className={classes.fact}>{t(`what_${fact}_title`)}</h3>
              <p className={classes.text}>{t(`what_${fact}`)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
