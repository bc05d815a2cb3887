import type { contract, OperationInput } from '@crewpad/contract';
import { search as searchApi } from '@crewpad/contract/endpoints';
import { ALERT_TIMES, type AlertTime } from '@crewpad/domain';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { toast } from '../../../ui/toast.ts';
import { airportAddress } from '../addresses.ts';
import { useFilterText } from '../results/filters/filter-chips.tsx';
import { activeFilters, readSearchState, searchWith } from '../results/search-state.ts';
import classes from './saved-page.module.css';

type SearchBody = OperationInput<typeof contract.search.saveSearch>['body'];

interface SavedSearchesProps {
  searches: readonly contract.search.SavedSearch[];
  /** Whether the member's settings allow emails about them. */
  getsAlerts: boolean;
}

/** A member's saved searches, each with its alert. */
export function SavedSearches({ searches, getsAlerts }: SavedSearchesProps) {
  const { t } = useTranslation('search/saved');
  if (searches.length === 0) {
    return (
      <MessageView
        picture="/images/empty-search.svg"
        title={t('no_searches_title')}
        text={t('no_searches_text')}
        inPage
      >
        <LinkButton variant="accent" to="/airports">
          {t('find_crash_pads')}
        </LinkButton>
      </MessageView>
    );
  }
  return (
    <>
      {!getsAlerts && (
        <p className={`${classes.note} ${classes.narrow}`}>
          {t('emails_off')}
          <Link to="/account-setting?tab=emails">{t('email_settings')}</Link>
        </p>
      )}
      <ul className={classes.searches}>
        {searches.map((search) => (
          <SavedSearchRow key={search.id} search={search} />
        ))}
      </ul>
    </>
  );
}

function SavedSearchRow({ search }: { search: contract.search.SavedSearch }) {
  const { t } = useTranslation('search/saved');
  const describe = useFilterText();
  const { revalidate } = useRevalidator();
  const { busy, refused, send } = useSend();
  const [alert, setAlert] = useState(search.alert);
  const { id, name, airport, filters, from } = search;
  const params = new URLSearchParams({ ...filters, ...(from && { from }) });
  const state = readSearchState(params);
  const chips = activeFilters(state).map((key) => describe(key, state.filters[key] ?? ''));
  const title = name || `${airport.city} (${airport.prefix})`;

  const change = async (next: AlertTime) => {
    setAlert(next);
    const body = { alert: next };
    const saved = await send(() =>
      call(searchApi.changeSavedSearch, { params: { id }, body }, { quiet: true }),
    );
    if (!saved) setAlert(alert);
  };
  const remove = async () => {
    if (!(await send(() => call(searchApi.deleteSavedSearch, { params: { id } }, { quiet: true }))))
      return;
    await revalidate();
    const again = async () => {
      const asked = { filters: filters as SearchBody['filters'], ...(from && { from }) };
      await call(searchApi.saveSearch, { body: { code: airport.prefix, ...asked, name, alert } });
      await revalidate();
    };
    toast({
      kind: 'info',
      message: t('search_deleted', { title }),
      action: {
        label: t('undo', { ns: 'common' }),
        run: () => void again().catch(() => undefined),
      },
    });
  };
  return (
    <li className={classes.search}>
      <div className={classes.what}>
        <h2 className={classes.searchTitle}>
          <Link to={`${airportAddress(airport.prefix)}${searchWith(state, {})}`}>{title}</Link>
        </h2>
        <p className={classes.filters}>{chips.length > 0 ? chips.join(', ') : t('no_filters')}</p>
      </div>
      <label className={classes.alert}>
        <span>{t('alert')}</span>
        <select
          value={alert}
          disabled={busy}
          onChange={({ currentTarget: { value } }) => change(value as AlertTime)}
        >
          {ALERT_TIMES.map((time) => (
            <option key={time} value={time}>
              {t(`alert_${time}`)}
            </option>
          ))}
        </select>
      </label>
      <Button
        variant="subtle"
        disabled={busy}
        aria-label={t('delete_search', { title })}
        onClick={remove}
      >
        <IconTrash aria-hidden size={20} />
      </Button>
      {refused && <FormRefusal>{refused.body.message || t('failed')}</FormRefusal>}
    </li>
  );
}
