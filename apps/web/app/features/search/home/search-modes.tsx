import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { feedAnchor } from '../addresses.ts';
import classes from './search-modes.module.css';

const MODES = ['all', 'crashpads', 'rentals', 'hotels', 'activities', 'restaurants'] as const;
export type SearchMode = (typeof MODES)[number];

/** What a mode adds to the address of the results. */
export const MODE_SUFFIXES: Record<SearchMode, string> = {
  all: '',
  crashpads: '?rental_type=crashpad',
  rentals: '?rental_type=house',
  hotels: '?rental_type=hotel',
  activities: `#${feedAnchor('event')}`,
  restaurants: `#${feedAnchor('special_offer')}`,
};

const PANEL = 'search-mode-panel';
const tabId = (mode: SearchMode) => `search-mode-${mode}`;

/** Makes an element the tab panel: one box for all modes. */
export function searchPanel(mode: SearchMode) {
  return { id: PANEL, role: 'tabpanel', 'aria-labelledby': tabId(mode) };
}

interface SearchModesProps {
  mode: SearchMode;
  onChoose: (mode: SearchMode) => void;
}

export function SearchModes({ mode, onChoose }: SearchModesProps) {
  const { t } = useTranslation('home');

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = MODES.at((MODES.indexOf(mode) + step) % MODES.length) ?? mode;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  };

  return (
    <div role="tablist" aria-label={t('search_mode')} className={classes.modes}>
      {MODES.map((one) => (
        <button
          key={one}
          id={tabId(one)}
          type="button"
          role="tab"
          aria-selected={one === mode}
          aria-controls={PANEL}
          tabIndex={one === mode ? 0 : -1}
          className={classes.mode}
          onClick={() => onChoose(one)}
          onKeyDown={onKeyDown}
        >
          {t(`mode_${one}`)}
        </button>
      ))}
    </div>
  );
}
