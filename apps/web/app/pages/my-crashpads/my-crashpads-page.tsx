import { IconMessage, IconPlus } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { RentalDialogs } from '../../features/rent/index.ts';
import { GroupMessage, type GroupRequest, useRentalDialog } from '../../features/rentals/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { CREATE_CRASHPAD, MY_CRASHPADS } from './addresses.ts';
import { CrashpadCard } from './card/crashpad-card.tsx';
import { type DialogAction, isDialogAction, ListingDialogs } from './card/listing-dialogs.tsx';
import type { ListingAct } from './card/menu-entries.ts';
import { useListingActions } from './card/use-listing-actions.ts';
import { DraftBanner } from './list/draft-banner.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { FEW, listAddress, PAGE_SIZE, readListState } from './list/list-state.ts';
import { NeedsAttention } from './list/needs-attention.tsx';
import { NoCrashpads, NoMatches } from './list/no-crashpads.tsx';
import { Totals } from './list/totals.tsx';
import type { MyCrashpad, MyCrashpads } from './load-my-crashpads.ts';
import classes from './my-crashpads-page.module.css';

/** The lister's crash pads: occupancy, tenants, and actions. */
export function MyCrashpadsPage({ list }: { list: MyCrashpads }) {
  return (
    <RentalDialogs>
      <Page list={list} />
    </RentalDialogs>
  );
}

function Page({ list }: { list: MyCrashpads }) {
  const { t } = useTranslation('my-crashpads');
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

  const act = (crashpad: MyCrashpad, what: ListingAct) => {
    if (isDialogAction(what)) setDialog({ act: what, crashpad });
    if (what === 'hide' || what === 'show') actions.setHidden(crashpad, what === 'hide');
    if (what === 'reactivate') actions.reactivate(crashpad);
    if (what === 'copy') actions.copy(crashpad);
    if (what === 'message') setGroup({ listings: [crashpad.id] });
    if (what === 'invite') openRentalDialog({ action: 'invite', listingId: crashpad.id });
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
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {t('title')}
          </h1>
          <p className={classes.lead}>{t('lead')}</p>
        </div>
        <div className={classes.tools}>
          <Link to="/contact" className={classes.tool}>
            {t('feedback')}
          </Link>
          <Link to="/help" className={classes.tool}>
            {t('help')}
          </Link>
          {all > 0 && (
            <LinkButton to={CREATE_CRASHPAD} variant="accent">
              <IconPlus aria-hidden size={20} />
              {t('add_location')}
            </LinkButton>
          )}
        </div>
      </div>
      <NeedsAttention entries={list.attention} />
      <DraftBanner draft={list.draft} />
      {all === 0 && <NoCrashpads />}
      {all > 1 && <Totals totals={list.totals} />}
      {(all > FEW || state.filter !== 'all') && <FilterBar state={state} total={total} />}
      {all > 0 && crashpads.length === 0 && <NoMatches state={state} total={total} />}
      {all > 0 && hydrated && (
        <div className={classes.group}>
          <label className={classes.check}>
            <input
              type="checkbox"
              className={classes.box}
              checked={isAllSelected}
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
      <ul className={classes.list} data-loading={isLoading || undefined} aria-busy={isLoading}>
        {crashpads.map((crashpad, at) => (
          <li key={crashpad.id}>
            <CrashpadCard
              crashpad={crashpad}
              priority={at < FEW}
              alone={all === 1}
              busy={actions.busyId === crashpad.id}
              copyTerms={{ hasDraft: list.draft !== null, noMore: list.noMore }}
              onAct={(what) => act(crashpad, what)}
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
