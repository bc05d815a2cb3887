import type { contract } from '@crewpad/contract';
import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { useFilterText } from './filter-chips.tsx';
import { SaveSearch } from './save-search.tsx';
import { activeFilters, type SearchState, searchWith } from './search-state.ts';

const PICTURE = '/images/empty-search.svg';

/** Nothing found: says why, and offers to loosen one filter at a time. */
export function NoResults({
  state,
  airport,
  total,
}: {
  state: SearchState;
  airport: contract.search.SearchCity;
  total: number;
}) {
  const { t } = useTranslation('results');
  const describe = useFilterText();
  const active = activeFilters(state);
  if (total > 0) {
    return (
      <MessageView
        picture={PICTURE}
        title={t('beyond_last_title')}
        text={t('beyond_last_text')}
        inPage
      >
        <LinkButton variant="accent" to={searchWith(state, {})}>
          {t('first_page')}
        </LinkButton>
      </MessageView>
    );
  }
  if (active.length === 0) {
    return (
      <MessageView
        picture={PICTURE}
        title={t('none_title')}
        text={t('none_text', { miles: AIRPORT_RADIUS_MILES, airport: airport.name })}
        inPage
      >
        <LinkButton variant="accent" to="/airports">
          {t('see_airports')}
        </LinkButton>
        <SaveSearch state={state} prefix={airport.prefix} />
      </MessageView>
    );
  }
  return (
    <MessageView picture={PICTURE} title={t('none_match_title')} text={t('none_match_text')} inPage>
      {active.map((key, index) => (
        <LinkButton
          key={key}
          variant={index === 0 ? 'accent' : 'outline'}
          to={searchWith(state, { [key]: null })}
          preventScrollReset
        >
          {t('remove_filter', { filter: describe(key, state.filters[key] ?? '') })}
        </LinkButton>
      ))}
      <SaveSearch state={state} prefix={airport.prefix} />
    </MessageView>
  );
}
