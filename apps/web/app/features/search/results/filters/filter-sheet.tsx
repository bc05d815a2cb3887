import type { contract, OperationInput } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { count } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import barClasses from '../results-bar.module.css';
import { activeFilters, readFilters, type SearchState, searchWith } from '../search-state.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './filter-sheet.module.css';

interface FilterSheetProps {
  prefix: string;
  state: SearchState;
  total: number;
  hasMapFilters: boolean;
}

/**
 * All filters: a bottom sheet on phones, a panel on wide screens, an expanded form without scripts.
 * They apply together; the button shows the number of results.
 */
export function FilterSheet({ prefix, state, total, hasMapFilters }: FilterSheetProps) {
  const { t } = useTranslation('search/results');
  const { locale } = usePage();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The unapplied choices; another address resets the form and its draft.
  const [draft, setDraft] = useState<{ filters: SearchState['filters']; on: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const address = searchWith(state, {});
  const found = useLiveCount(prefix, draft?.on === address ? draft.filters : undefined, total);
  const active = activeFilters(state);
  const close = () => dialog.current?.close();
  const reset = () => {
    form.current?.reset();
    setDraft(null);
  };
  const kept = { sort: state.sort, dir: state.sort && state.dir };
  return (
    <>
      <button
        type="button"
        className={`${barClasses.button} ${classes.open}`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <IconAdjustmentsHorizontal aria-hidden size={18} />
        <span data-phones-hide>{t('filters')}</span>
        {active.length > 0 && <span className={barClasses.number}>{active.length}</span>}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without help. */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className={classes.sheet}
        onClose={reset}
        onClick={(event) => {
          // The backdrop belongs to the dialog; any other target is inside it.
          if (event.target === event.currentTarget) close();
        }}
      >
        <Form
          ref={form}
          key={address}
          method="get"
          className={classes.form}
          // Not `onChange`, which misses a choice repeated after a reset.
          onInput={({ currentTarget }) =>
            setDraft({ filters: readFilters(new FormData(currentTarget)), on: address })
          }
          onSubmit={(event) => {
            event.preventDefault();
            const filters = readFilters(new FormData(event.currentTarget));
            close();
            navigate(searchWith({ ...state, filters }, {}), { preventScrollReset: true });
          }}
        >
          <div className={classes.head}>
            <h2 id={titleId} className={classes.title}>
              {t('filters')}
            </h2>
            <button
              type="button"
              className={classes.close}
              aria-label={t('close_filters')}
              onClick={close}
            >
              <IconX aria-hidden size={22} />
            </button>
          </div>
          {Object.entries(kept).map(
            ([name, value]) =>
              value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <div className={classes.body}>
            <FilterFields state={state} hasMapFilters={hasMapFilters} />
          </div>
          <div className={classes.foot}>
            <LinkButton
              variant="subtle"
              to={searchWith(state, Object.fromEntries(active.map((key) => [key, null])))}
              preventScrollReset
              replace
              onClick={reset}
            >
              {t('clear')}
            </LinkButton>
            <Button type="submit" variant="accent" className={classes.show}>
              <span aria-live="polite">
                {found === null
                  ? t('show_results')
                  : t('show_crash_pads', { count: found, formatted: count(found, locale) })}
              </span>
            </Button>
          </div>
        </Form>
      </dialog>
    </>
  );
}

type Search = typeof contract.search.getAirportListings;

const REST_MS = 250;

/**
 * The number of crash pads with these filters, debounced. null if it failed to load. `undefined`
 * filters are those of the page, which has `total`.
 */
function useLiveCount(
  code: string,
  filters: SearchState['filters'] | undefined,
  total: number,
): number | null {
  const [found, setFound] = useState<number | null>(total);
  const wanted = filters && JSON.stringify(filters);
  useEffect(() => {
    if (wanted === undefined) return setFound(total);
    const asked = new AbortController();
    const timer = setTimeout(() => {
      const query = { ...JSON.parse(wanted), limit: 1 };
      const options = { signal: asked.signal, quiet: true };
      call(
        search.getAirportListings,
        { params: { code }, query } as OperationInput<Search>,
        options,
      ).then(
        (answer) => setFound(answer.total),
        () => asked.signal.aborted || setFound(null),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [code, wanted, total]);
  return found;
}
