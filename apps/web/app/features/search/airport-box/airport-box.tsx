import type { contract } from '@crewpad/contract';
import { IconPlaneInflight, IconSearch, IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './airport-box.module.css';
import { useAirportBox } from './use-airport-box.ts';

interface AirportBoxProps {
  /** The address to open for a selected airport. */
  addressOf: (airport: contract.search.Airport) => string;
  initial?: string;
}

/**
 * The airport or city box: a combobox whose value must be selected from its list. Without
 * JavaScript it is a plain form that opens /airports.
 */
export function AirportBox({ addressOf, initial = '' }: AirportBoxProps) {
  const { t } = useTranslation('search');
  const hydrated = useHydrated();
  const box = useAirportBox(initial, addressOf);
  const id = useId();
  const empty = hydrated && box.text.trim() === '';
  const complaint = box.complaint && t(box.complaint);

  return (
    <search>
      <form
        action="/airports"
        method="get"
        className={classes.form}
        onSubmit={box.submit}
        onKeyDownCapture={({ key }) => box.pressed(key)}
        onPointerDownCapture={() => box.pressed(null)}
      >
        <div className={classes.field}>
          <IconPlaneInflight aria-hidden className={classes.icon} />
          <label htmlFor={`${id}-input`} className={classes.label}>
            {t('airport_code_or_city')}
          </label>
          <Combobox
            box={box.input}
            input={{
              id: `${id}-input`,
              name: 'search',
              'aria-invalid': complaint ? true : undefined,
              'aria-describedby': complaint ? `${id}-complaint` : undefined,
              autoCapitalize: 'off',
              spellCheck: false,
              maxLength: 100,
              placeholder: t('airport_placeholder'),
              className: classes.input,
            }}
            text={box.text}
            onText={box.change}
            open={box.open}
            onOpen={box.setOpen}
            options={
              box.suggestions.state === 'none'
                ? null
                : box.suggestions.items.map((airport) => ({
                    key: String(airport.id),
                    label: <AirportOption airport={airport} />,
                  }))
            }
            listLabel={t('suggestions')}
            waits={box.suggestions.state === 'waiting'}
            status={statusOf(box.suggestions.state, box.suggestions.items.length, t)}
            marksFirst={box.marksFirst}
            onPick={box.pick}
            clearsOnEscape
            panelClassName={classes.panel}
          />
          {box.text !== '' && (
            <button
              type="button"
              className={classes.clear}
              onClick={box.clear}
              aria-label={t('clear_search')}
            >
              <IconX aria-hidden size={20} />
            </button>
          )}
        </div>
        <Button
          type="submit"
          variant="accent"
          className={classes.submit}
          aria-disabled={empty || undefined}
          aria-describedby={empty ? `${id}-why` : undefined}
        >
          <IconSearch aria-hidden size={20} />
          {t('search')}
        </Button>
        {empty && <VisuallyHidden id={`${id}-why`}>{t('search_needs_text')}</VisuallyHidden>}
        {complaint && (
          <p id={`${id}-complaint`} role="alert" className={classes.complaint}>
            {complaint}
          </p>
        )}
      </form>
    </search>
  );
}

export function AirportOption({ airport }: { airport: contract.search.Airport }) {
  const { t } = useTranslation('search');
  return (
    <div className={classes.option}>
      <span className={classes.code}>{airport.prefix}</span>
      <span className={classes.place}>
        <span className={classes.city}>
          {airport.city}, {airport.country}
        </span>
        <span className={classes.name}>{airport.name}</span>
      </span>
      <span className={classes.count}>
        {airport.total_listings > 0
          ? t('crash_pads_count', { count: airport.total_listings })
          : t('no_crash_pads_yet')}
      </span>
    </div>
  );
}

export function statusOf(state: string, count: number, t: TFunction<'search'>): string {
  if (state === 'failed') return t('suggestions_failed');
  return count === 0 ? t('suggestions_none') : t('suggestions_count', { count });
}
