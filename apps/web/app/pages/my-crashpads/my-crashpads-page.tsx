import { IconExternalLink, IconMessage, IconPlus } from '@tabler/icons-react';
import { cx } from 'class-variance-authority';
import { useCallback, useRef, useState } from 'react';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import { useBrand } from '../../brand/brand-context.tsx';
import { RentalDialogs } from '../../features/rent/index.ts';
import { GroupMessage, type GroupRequest, useRentalDialog } from '../../features/rentals/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { count, money } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { FilterLink } from '../../ui/filter-link.tsx';
import { Checkbox, Input } from '../../ui/form/controls.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { CREATE_CRASHPAD, MY_CRASHPADS } from './addresses.ts';
import { CrashpadCard } from './card/crashpad-card.tsx';
import {
  type DialogAction,
  isDialogAction,
  ListingDialogs,
  useListingActions,
} from './card/listing-actions.tsx';
import type { ListingAct } from './card/menu-entries.ts';
import { DraftBanner } from './list/draft-banner.tsx';
import {
  FEW,
  FILTERS,
  isNarrowed,
  type ListState,
  listAddress,
  PAGE_SIZE,
  readListState,
} from './list/list-state.ts';
import { NeedsAttention } from './list/needs-attention.tsx';
import { type CrashpadTotals, wholePercent } from './list/occupancy.ts';
import type { MyCrashpad, MyCrashpads } from './load-my-crashpads.ts';

const toolClass = 'inline-flex min-h-target items-center font-medium';

/** The lister's crash pads: occupancy, tenants, and actions. */
export function MyCrashpadsPage({ list }: { list: MyCrashpads }) {
  return (
    <RentalDialogs>
      <Page list={list} />
    </RentalDialogs>
  );
}

function Page({ list }: { list: MyCrashpads }) {
  const { t } = useTranslation('pages/my-crashpads');
  const [params] = useSearchParams();
  const state = readListState(params);
  const navigation = useNavigation();
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === MY_CRASHPADS;
  const actions = useListingActions();
  const openRentalDialog = useRentalDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<{ act: DialogAction; crashpad: MyCrashpad } | null>(null);
  const [isAllSelected, setAllSelected] = useState(false);
  const [group, setGroup] = useState<GroupRequest | null>(null);
  const hydrated = useHydrated();
  const close = useCallback(() => setDialog(null), []);
  const { crashpads, all, total } = list;

  const act = (crashpad: MyCrashpad, action: ListingAct) => {
    if (isDialogAction(action)) setDialog({ act: action, crashpad });
    if (action === 'hide' || action === 'show') actions.setHidden(crashpad, action === 'hide');
    if (action === 'reactivate') actions.reactivate(crashpad);
    if (action === 'copy') actions.copy(crashpad);
    if (action === 'message') setGroup({ listings: [crashpad.id] });
    if (action === 'invite') openRentalDialog({ action: 'invite', listingId: crashpad.id });
  };
  const confirm = async () => {
    close();
    if (dialog?.act === 'deactivate') await actions.deactivate(dialog.crashpad);
    if (dialog?.act === 'cancel_feature' || dialog?.act === 'cancel_boost') {
      await actions.cancelPromotion(dialog.crashpad);
    }
    // Its card was removed together with the focused element.
    if (dialog?.act === 'delete' && (await actions.remove(dialog.crashpad)))
      heading.current?.focus();
  };

  return (
    <div className="mx-auto my-0 grid max-w-page grid-cols-1 gap-4 px-gutter pt-4 pb-0 md:gap-6 md:pt-8">
      <PageHead heading={heading} title={t('title')} lead={t('lead')}>
        <div className="flex flex-wrap items-center gap-x-4">
          <Tools className="max-md:hidden" />
          {all > 0 && (
            <LinkButton to={CREATE_CRASHPAD} variant="accent">
              <IconPlus aria-hidden size={20} />
              {t('add_location')}
            </LinkButton>
          )}
        </div>
      </PageHead>
      <NeedsAttention entries={list.attention} />
      <DraftBanner draft={list.draft} />
      {all === 0 && <NoCrashpads />}
      {all > 1 && <Totals totals={list.totals} />}
      {(all > FEW || state.filter !== 'all') && <FilterBar state={state} total={total} />}
      {all > 0 && crashpads.length === 0 && <NoMatches state={state} total={total} />}
      <ul
        className="m-0 grid list-none grid-cols-1 gap-2 p-0 transition-opacity empty:hidden data-loading:opacity-60 data-loading:[transition-delay:300ms]"
        data-loading={isLoading || undefined}
        aria-busy={isLoading}
      >
        {crashpads.map((crashpad, at) => (
          <li key={crashpad.id}>
            <CrashpadCard
              crashpad={crashpad}
              priority={at < FEW}
              alone={all === 1}
              busy={actions.busyId === crashpad.id}
              copyTerms={{ hasDraft: list.draft !== null, noMore: list.noMore }}
              onAct={(action) => act(crashpad, action)}
            />
          </li>
        ))}
      </ul>
      <Pagination
        offset={state.offset}
        size={PAGE_SIZE}
        total={total}
        addressOf={(offset) => listAddress(state, { offset })}
      />
      {all > 0 && (
        <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4">
          <label className="flex min-h-target cursor-pointer items-center gap-2">
            <Checkbox
              checked={isAllSelected}
              disabled={!hydrated}
              onChange={({ currentTarget }) => setAllSelected(currentTarget.checked)}
            />
            {t('select_all_tenants')}
          </label>
          {isAllSelected && (
            <Button onClick={() => setGroup({ listings: 'all' })}>
              <IconMessage aria-hidden size={20} />
              {t('compose')}
            </Button>
          )}
        </div>
      )}
      <Tools className="md:hidden" />
      <GroupMessage request={group} onClose={() => setGroup(null)} />
      <ListingDialogs
        dialog={
          dialog && {
            act: dialog.act,
            title: dialog.crashpad.title,
            featureEndsAt: dialog.crashpad.feature_ends_at,
          }
        }
        onClose={close}
        onConfirm={confirm}
      />
    </div>
  );
}

/** Below the list on phones, where the crash pads come first. */
function Tools({ className }: { className: string }) {
  const { t } = useTranslation('pages/my-crashpads');
  return (
    <div className={cx('flex flex-wrap gap-x-4', className)}>
      <Link to="/contact" className={toolClass}>
        {t('feedback')}
      </Link>
      <Link to="/help" className={toolClass}>
        {t('help')}
      </Link>
    </div>
  );
}

/** Totals of all crash pads: occupancy, revenue, views. */
function Totals({ totals }: { totals: CrashpadTotals }) {
  const { t } = useTranslation('pages/my-crashpads');
  const { locale } = usePage();
  const { crashpads, beds, taken, revenue, views } = totals;
  const percent = wholePercent(taken, beds);
  const figures: [label: string, figure: string, more?: string][] = [
    [t('stat_crashpads'), count(crashpads, locale)],
    [t('stat_beds'), t('taken_of', { taken, beds }), t('percent', { percent })],
    [t('stat_revenue'), money(revenue, locale)],
    [t('stat_views'), count(views, locale)],
  ];
  return (
    <section aria-label={t('summary')} className="max-md:order-last">
      <dl className="m-0 grid grid-fit-34 gap-px overflow-hidden rounded-md border border-line bg-line [&_dd]:tabular md:grid-cols-4">
        {figures.map(([label, figure, more]) => (
          <div key={label} className="bg-surface p-4 md:px-6 md:py-4">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="m-0 text-lg font-bold tracking-tight">
              {figure}{' '}
              {more && (
                <span className="text-xs font-medium tracking-normal text-muted">{more}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** No crash pad yet: next steps, and a how-to video. */
function NoCrashpads() {
  const { t } = useTranslation('pages/my-crashpads');
  const { videoChannel } = useBrand();
  return (
    <div className="rounded-lg border border-line bg-surface">
      <MessageView
        inPage
        picture="/images/crash-pads.svg"
        title={t('empty_title')}
        text={t('empty_text')}
      >
        <LinkButton to={CREATE_CRASHPAD} variant="accent">
          {t('add_location')}
        </LinkButton>
        <a
          href={videoChannel}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-target items-center justify-center gap-2 px-2 py-0 font-medium"
        >
          {t('video')}
          <IconExternalLink aria-hidden size={18} />
        </a>
      </MessageView>
    </div>
  );
}

/** Nothing matches the filters, or the page is past the last one. */
function NoMatches({ state, total }: { state: ListState; total: number }) {
  const { t } = useTranslation('pages/my-crashpads');
  const isBeyond = total > 0;
  return (
    <MessageView
      inPage
      picture="/images/empty-search.svg"
      title={t(isBeyond ? 'beyond' : 'none_match')}
      text={t(isBeyond ? 'beyond_text' : 'none_match_text')}
    >
      <LinkButton variant="accent" to={isBeyond ? listAddress(state, { offset: 0 }) : MY_CRASHPADS}>
        {t(isBeyond ? 'first_page' : 'show_all')}
      </LinkButton>
    </MessageView>
  );
}

/** Search and filters as a plain form and links: the address holds the state. */
function FilterBar({ state, total }: { state: ListState; total: number }) {
  const { t } = useTranslation('pages/my-crashpads');
  return (
    <section
      aria-label={t('filters')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:grid max-md:grid-cols-1"
    >
      <Form
        method="get"
        role="search"
        preventScrollReset
        className="flex max-w-128 grow gap-2 md:basis-80"
      >
        {state.filter !== 'all' && <input type="hidden" name="filter" value={state.filter} />}
        <Input
          key={state.search}
          type="search"
          name="search"
          defaultValue={state.search}
          aria-label={t('search')}
          placeholder={t('search_hint')}
          maxLength={100}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline">
          {t('find')}
        </Button>
        {state.search !== '' && (
          <LinkButton variant="subtle" to={listAddress(state, { search: '' })} preventScrollReset>
            {t('clear')}
          </LinkButton>
        )}
      </Form>
      <ul
        data-scrolls-x
        className="thin-scrollbar m-0 flex list-none gap-1 overflow-x-auto p-0 md:flex-wrap [&_a]:whitespace-nowrap"
      >
        {FILTERS.map((filter) => (
          <li key={filter}>
            <FilterLink
              to={listAddress(state, { filter })}
              preventScrollReset
              aria-current={filter === state.filter || undefined}
            >
              {t(`filter_${filter}`)}
            </FilterLink>
          </li>
        ))}
      </ul>
      <p role="status" className="m-0 text-xs text-muted empty:hidden">
        {isNarrowed(state) && t('found', { count: total })}
      </p>
    </section>
  );
}
