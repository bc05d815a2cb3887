import {
  IconChartBar,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { myCrashpadsText } from '../../i18n/en/my-crashpads.ts';
import { usePage } from '../../lib/page-context.ts';
import { useMenu } from '../../ui/use-menu.ts';
import { listingAddress } from '../search/index.ts';
import { editAddress } from './addresses.ts';
import classes from './listing-menu.module.css';
import type { MyCrashpad } from './load-my-crashpads.ts';
import { type ListingAct, type MenuEntry, menuEntries } from './menu-entries.ts';

const ICONS: Record<ListingAct, typeof IconEye> = {
  edit: IconPencil,
  view: IconExternalLink,
  reports: IconChartBar,
  copy: IconCopy,
  hide: IconEyeOff,
  show: IconEye,
  deactivate: IconPlayerPause,
  reactivate: IconPlayerPlay,
  delete: IconTrash,
};

interface ListingMenuProps {
  crashpad: MyCrashpad;
  /** A draft stands: a copy takes its place. */
  hasDraft: boolean;
  onAct: (act: ListingAct) => void;
}

/** All that can be done with one crash pad. Arrows, Home, End, Escape. */
export function ListingMenu({ crashpad, hasDraft, onAct }: ListingMenuProps) {
  const { t } = useTranslation(myCrashpadsText);
  const { member } = usePage();
  const [open, setOpen] = useState(false);
  const menu = useMenu(open, () => setOpen(false));
  const id = useId();
  const label = t('actions_of', { title: crashpad.title });
  const press = (act: ListingAct) => {
    menu.leave();
    onAct(act);
  };
  return (
    <div className={classes.menu} ref={menu.root}>
      <button
        ref={menu.button}
        type="button"
        className={classes.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <IconDots aria-hidden size={22} />
      </button>
      {open && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={classes.panel}
          onKeyDown={menu.onKeyDown}
        >
          {menuEntries(crashpad, { expired: member?.expired === true, hasDraft }).map((entry) => (
            <Entry key={entry.act} entry={entry} listingId={crashpad.id} onPress={press} />
          ))}
        </div>
      )}
    </div>
  );
}

interface EntryProps {
  entry: MenuEntry;
  listingId: number;
  onPress: (act: ListingAct) => void;
}

function Entry({ entry: { act, because, replaces }, listingId, onPress }: EntryProps) {
  const { t } = useTranslation(myCrashpadsText);
  const Icon = ICONS[act];
  const shared = { role: 'menuitem', tabIndex: -1, className: classes.item, 'data-act': act };
  const content = (
    <>
      <Icon aria-hidden size={20} stroke={1.75} className={classes.icon} />
      <span>
        {t(`act_${act}`)}
        {because && <span className={classes.because}>{t(`because_${because}`)}</span>}
        {replaces && <span className={classes.because}>{t('replaces_draft')}</span>}
      </span>
    </>
  );
  if (act === 'edit' && !because) {
    return (
      <Link {...shared} to={editAddress(listingId)}>
        {content}
      </Link>
    );
  }
  if (act === 'view') {
    return (
      <Link {...shared} to={listingAddress(listingId)}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-disabled={because ? true : undefined}
      onClick={() => {
        if (!because) onPress(act);
      }}
    >
      {content}
    </button>
  );
}
