import {
  type Flags,
  offeredRentalTypes,
  type RentalType,
  SEARCH_MODE_TYPES,
} from '@crewpad/domain';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { PlainButton } from '../../../ui/button.tsx';
import { feedAnchor } from '../addresses.ts';

const MODES = ['all', 'crashpads', 'rentals', 'hotels', 'activities', 'restaurants'] as const;
export type SearchMode = (typeof MODES)[number];

const typesOf = (mode: 'crashpads' | 'rentals' | 'hotels') =>
  `?rental_type=${SEARCH_MODE_TYPES[mode].join(',')}`;

/** What a mode adds to the address of the results. */
export const MODE_SUFFIXES: Record<SearchMode, string> = {
  all: '',
  crashpads: typesOf('crashpads'),
  rentals: typesOf('rentals'),
  hotels: typesOf('hotels'),
  activities: `#${feedAnchor('event')}`,
  restaurants: `#${feedAnchor('special_offer')}`,
};

/** The modes of a site: each shows something that it has. */
export function searchModes(flags: Partial<Flags>): SearchMode[] {
  const types = offeredRentalTypes({ crashpad: flags.crashpad === true });
  const available = new Set<RentalType>(types.map(({ type }) => type));
  return MODES.filter((mode) => {
    if (mode === 'all') return true;
    if (mode === 'activities') return flags.events === true;
    if (mode === 'restaurants') return flags.specialOffers === true;
    return SEARCH_MODE_TYPES[mode].some((type) => available.has(type));
  });
}

const PANEL = 'search-mode-panel';
const tabId = (mode: SearchMode) => `search-mode-${mode}`;

/** Makes an element the tab panel: one box for all modes. */
export function searchPanel(mode: SearchMode) {
  return { id: PANEL, role: 'tabpanel', 'aria-labelledby': tabId(mode) };
}

interface SearchModesProps {
  modes: readonly SearchMode[];
  mode: SearchMode;
  onChoose: (mode: SearchMode) => void;
}

export function SearchModes({ modes, mode, onChoose }: SearchModesProps) {
  const { t } = useTranslation('search/home');

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = modes.at((modes.indexOf(mode) + step) % modes.length) ?? mode;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  };

  return (
    <div
      role="tablist"
      aria-label={t('search_mode')}
      className="mb-2 flex flex-wrap justify-center gap-1 rounded-lg bg-night p-1"
    >
      {modes.map((option) => (
        <PlainButton
          key={option}
          id={tabId(option)}
          role="tab"
          aria-selected={option === mode}
          aria-controls={PANEL}
          tabIndex={option === mode ? 0 : -1}
          className="min-h-target rounded-full px-4 py-0 font-medium text-on-night focus-visible:outline-on-night aria-selected:bg-on-night aria-selected:text-night"
          onClick={() => onChoose(option)}
          onKeyDown={onKeyDown}
        >
          {t(`mode_${option}`)}
        </PlainButton>
      ))}
    </div>
  );
}
