import type { contract, OperationInput } from '@crewpad/contract';
import { search as searchApi } from '@crewpad/contract/endpoints';
import { ALERT_TIMES, type AlertTime, COMPARED_MAX } from '@crewpad/domain';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Select } from '../../../ui/form/controls.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { TabLink, TabRow } from '../../../ui/tab-row.tsx';
import { toast } from '../../../ui/toast.ts';
import { airportAddress } from '../addresses.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { storedFavorites } from '../favorites/stored-favorites.ts';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { CardsFailed, RecentlyViewed, useCards } from '../recently-viewed.tsx';
import { useFilterText } from '../results/filter-chips.tsx';
import { activeFilters, readSearchState, searchWith } from '../results/search-state.ts';
import type { SavedData } from './load-saved.ts';

const noteClass =
  'mx-0 mt-0 mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2';

/** Crash pads that a visitor saved in this browser. */
function SavedHere({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('search/saved');
  // As of the first render: removing a heart keeps its card for now.
  const [first] = useState(ids);
  const [cards, retry] = useCards(first);
  if (cards.state === 'failed') return <CardsFailed onRetry={retry} />;
  if (cards.state !== 'ready') return <div className="min-h-96 rounded-md bg-sunken" aria-busy />;
  const favorites = first.map((listing_id) => {
    const card = cards.data.find(({ id }) => id === listing_id) ?? null;
    return { listing_id, title: card?.title ?? '', thumbnail: card?.thumbnail ?? null, card };
  });
  return (
    <>
      <p className={noteClass}>
        {t('only_here')}
        <LinkButton variant="outline" to="/login?ref_url=/saved">
          {t('log_in')}
        </LinkButton>
      </p>
      <SavedListings favorites={favorites} />
    </>
  );
}

/** Saved crash pads, with a selection to compare. */
function SavedListings({ favorites }: { favorites: readonly contract.search.Favorite[] }) {
  const { t } = useTranslation('search/saved');
  const [selection, setSelection] = useState<readonly number[]>([]);
  const isFull = selection.length >= COMPARED_MAX;
  const choose = (id: number) =>
    setSelection((before) =>
      before.includes(id) ? before.filter((listing) => listing !== id) : [...before, id],
    );
  return (
    <>
      <ul className="m-0 grid list-none grid-fill-66 gap-x-4 gap-y-6 p-0">
        {favorites.map(({ listing_id: id, title, card }) => (
          <li key={id} className="grid">
            {card === null ? (
              <div className="relative grid min-h-48 content-center gap-1 rounded-md border border-dashed border-line-strong p-6 text-ink-soft [&_p]:m-0">
                <FavoriteButton id={id} title={title || t('removed')} />
                <p className="font-bold text-ink">{title || t('removed')}</p>
                <p>{t('not_listed')}</p>
              </div>
            ) : (
              <ListingCard
                card={card}
                heading="h2"
                foot={
                  <label className="flex min-h-target items-center gap-2 text-sm">
                    <Checkbox
                      checked={selection.includes(id)}
                      disabled={isFull && !selection.includes(id)}
                      onChange={() => choose(id)}
                    />
                    <span>
                      {isFull && !selection.includes(id)
                        ? t('compare_full', { count: COMPARED_MAX })
                        : t('compare')}
                    </span>
                  </label>
                }
              />
            )}
          </li>
        ))}
      </ul>
      {selection.length > 0 && (
        <div
          className="sticky bottom-4 z-5 mx-auto mt-6 mb-0 flex min-h-15 w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-2 shadow"
          role="status"
        >
          <span>{t('chosen', { count: selection.length })}</span>
          {selection.length > 1 ? (
            <LinkButton variant="accent" to={`/compare?ids=${selection.join(',')}`}>
              {t('compare_now')}
            </LinkButton>
          ) : (
            <span className="text-xs text-ink-soft">{t('choose_another')}</span>
          )}
        </div>
      )}
    </>
  );
}

type SearchBody = OperationInput<typeof contract.search.saveSearch>['body'];

interface SavedSearchesProps {
  searches: readonly contract.search.SavedSearch[];
  /** Whether the member's settings allow emails about them. */
  getsAlerts: boolean;
}

/** A member's saved searches, each with its alert. */
function SavedSearches({ searches, getsAlerts }: SavedSearchesProps) {
  const { t } = useTranslation('search/saved');
  if (searches.length === 0) {
    return (
      <MessageView
        picture="/images/saved.svg"
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
        <p className={`${noteClass} max-w-224`}>
          {t('emails_off')}
          <Link to="/account-setting?tab=emails">{t('email_settings')}</Link>
        </p>
      )}
      <ul className="m-0 grid max-w-224 list-none gap-4 p-0">
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
  const { busy, refusal, send } = useSend();
  const [alert, setAlert] = useState(search.alert);
  const { id, name, airport, filters, from } = search;
  const params = new URLSearchParams({ ...filters, ...(from && { from }) });
  const state = readSearchState(params);
  const chips = activeFilters(state).map((key) => describe(key, state.filters[key] ?? ''));
  const title = name || `${airport.city} (${airport.prefix})`;

  const change = async (next: AlertTime) => {
    setAlert(next);
    const body = { alert: next };
    const wasSaved = await send(() =>
      call(searchApi.changeSavedSearch, { params: { id }, body }, { quiet: true }),
    );
    if (!wasSaved) setAlert(alert);
  };
  const remove = async () => {
    if (!(await send(() => call(searchApi.deleteSavedSearch, { params: { id } }, { quiet: true }))))
      return;
    await revalidate();
    const again = async () => {
      const searchBody = { filters: filters as SearchBody['filters'], ...(from && { from }) };
      await call(searchApi.saveSearch, {
        body: { code: airport.prefix, ...searchBody, name, alert },
      });
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
    <li className="grid [grid-template-columns:minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface p-4 max-md:grid-cols-rest-auto [&>[role='alert']]:col-span-full">
      <div className="max-md:col-span-full">
        <h2 className="m-0 text-md">
          <Link to={`${airportAddress(airport.prefix)}${searchWith(state, {})}`}>{title}</Link>
        </h2>
        <p className="m-0 text-xs text-ink-soft">
          {chips.length > 0 ? chips.join(', ') : t('no_filters')}
        </p>
      </div>
      <label className="flex items-center gap-2 text-xs text-ink-soft">
        <span>{t('alert')}</span>
        <Select
          value={alert}
          disabled={busy}
          onChange={({ currentTarget: { value } }) => change(value as AlertTime)}
        >
          {ALERT_TIMES.map((time) => (
            <option key={time} value={time}>
              {t(`alert_${time}`)}
            </option>
          ))}
        </Select>
      </label>
      <Button
        variant="subtle"
        disabled={busy}
        aria-label={t('delete_search', { title })}
        onClick={remove}
      >
        <IconTrash aria-hidden size={20} />
      </Button>
      {refusal && <FormRefusal>{refusal.body.message || t('failed')}</FormRefusal>}
    </li>
  );
}

const TABS = ['listings', 'searches', 'waitlists', 'recent'] as const;
type Tab = (typeof TABS)[number];

interface SavedPageProps {
  data: SavedData;
  /** The member's waitlists; null without any. */
  waitlists: ReactNode;
}

/** Saved crash pads, saved searches, the member's waitlists, and recently viewed crash pads. */
export function SavedPage({ data, waitlists }: SavedPageProps) {
  const { t } = useTranslation('search/saved');
  const { member } = usePage();
  const [params] = useSearchParams();
  const tabs = TABS.filter((name) => name !== 'waitlists' || waitlists !== null);
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'listings';
  return (
    <div className="mx-auto my-0 max-w-page px-gutter pt-6 pb-16">
      <h1 className="m-0 text-lg">{t('title')}</h1>
      <TabRow label={t('tabs')} className="mx-0 mt-4 mb-6">
        {tabs.map((tabName) => (
          <TabLink
            key={tabName}
            to={tabName === 'listings' ? '/saved' : `/saved?tab=${tabName}`}
            open={tabName === tab}
            preventScrollReset
          >
            {t(`tab_${tabName}`)}
          </TabLink>
        ))}
      </TabRow>
      {member?.switched ? (
        <p>{t('private')}</p>
      ) : tab === 'waitlists' ? (
        waitlists
      ) : (
        <Content tab={tab} data={data} />
      )}
    </div>
  );
}

function Content({ tab, data }: { tab: Exclude<Tab, 'waitlists'>; data: SavedData }) {
  const { t } = useTranslation('search/saved');
  const isHydrated = useHydrated();
  if (tab === 'recent') return <RecentlyViewed />;
  if (tab === 'searches') {
    return data === null ? (
      <MessageView
        picture="/images/saved.svg"
        title={t('searches_login_title')}
        text={t('searches_login_text')}
        inPage
      >
        <LinkButton variant="accent" to="/login?ref_url=/saved%3Ftab%3Dsearches">
          {t('log_in')}
        </LinkButton>
      </MessageView>
    ) : (
      <SavedSearches searches={data.searches} getsAlerts={data.getsAlerts} />
    );
  }
  if (data !== null) {
    return data.favorites.length > 0 ? <SavedListings favorites={data.favorites} /> : <Nothing />;
  }
  if (!isHydrated) return <div className="min-h-96 rounded-md bg-sunken" aria-busy />;
  const ids = storedFavorites();
  return ids.length > 0 ? <SavedHere ids={ids} /> : <Nothing />;
}

function Nothing() {
  const { t } = useTranslation('search/saved');
  return (
    <>
      <MessageView picture="/images/saved.svg" title={t('none_title')} text={t('none_text')} inPage>
        <LinkButton variant="accent" to="/airports">
          {t('find_crash_pads')}
        </LinkButton>
      </MessageView>
      <RecentlyViewed />
    </>
  );
}
