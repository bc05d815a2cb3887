import { type FilterKey, RENTAL_TYPES, SEARCH_MODE_TYPES } from '@crewpad/domain';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { dayOfYear, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { activeFilters, type SearchState, searchWith } from './search-state.ts';

/** The active filters, each with a remove button. Empty without any. */
export function FilterChips({ state }: { state: SearchState }) {
  const { t } = useTranslation('search/results');
  const describe = useFilterText();
  const active = activeFilters(state);
  if (active.length === 0) return null;
  const none = Object.fromEntries(active.map((key) => [key, null]));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-xs text-muted">{t('active_filters', { count: active.length })}</span>
      <ul className="m-0 flex list-none flex-wrap gap-1 p-0">
        {active.map((key) => {
          const text = describe(key, state.filters[key] ?? '');
          return (
            <li key={key}>
              <Link
                to={searchWith(state, { [key]: null })}
                preventScrollReset
                className="inline-flex min-h-target items-center gap-1 rounded-full bg-sunken px-3 py-0 text-xs text-ink no-underline hover:line-through"
              >
                <span aria-hidden>{text}</span>
                <VisuallyHidden>{t('remove_filter', { filter: text })}</VisuallyHidden>
                <IconX aria-hidden size={14} />
              </Link>
            </li>
          );
        })}
      </ul>
      <Link
        to={searchWith(state, none)}
        preventScrollReset
        className="inline-flex min-h-target items-center gap-1 px-2 py-0 text-xs font-medium"
      >
        {t('clear_all')}
      </Link>
    </div>
  );
}

/** The search mode with exactly these types. */
function modeOf(types: string) {
  const MODES = ['crashpads', 'rentals', 'hotels'] as const;
  const sortedTypes = types.split(',').toSorted().join();
  return MODES.find((mode) => SEARCH_MODE_TYPES[mode].toSorted().join() === sortedTypes);
}

/** A filter as text for its chip. */
export function useFilterText(): (key: FilterKey, value: string) => string {
  const { t } = useTranslation('search/results');
  const { locale, year } = usePage();
  return (key, value) => {
    switch (key) {
      case 'occupied':
        return t('full_houses_hidden');
      case 'gender':
        return value === 'male' ? t('gender_male') : t('gender_female');
      case 'bed':
        return `${t('bed')}: ${value === 'hot' ? t('bed_hot') : value === 'private' ? t('bed_private') : t('bed_cold')}`;
      case 'rental_type': {
        const mode = modeOf(value);
        if (mode !== undefined) return t(`mode_${mode}`);
        return RENTAL_TYPES.filter((type) => value.split(',').includes(type))
          .map((type) => t(`rental_type_${type}`))
          .join(', ');
      }
      case 'from':
        return t('filter_from', { date: dayOfYear(value, locale, year) });
      case 'price_min':
      case 'price_max':
        return t(`filter_${key}`, { value: money(Number(value), locale) });
      default:
        return t(`filter_${key}`, { value });
    }
  };
}
