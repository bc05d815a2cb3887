import {
  IconChartBar,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconMessage,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRocket,
  IconRocketOff,
  IconTrash,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { listingAddress } from '../../../features/search/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { crewAddressOf, editAddress, featureAddress } from '../addresses.ts';
import type { MyCrashpad } from '../load-my-crashpads.ts';
import classes from './listing-menu.module.css';
import { type CopyTerms, type ListingAct, type MenuEntry, menuEntries } from './menu-entries.ts';

const ICONS: Record<ListingAct, typeof IconEye> = {
  edit: IconPencil,
  view: IconExternalLink,
  crew: IconUsers,
  message: IconMessage,
  invite: IconUserPlus,
  reports: IconChartBar,
  copy: IconCopy,
  feature: IconRocket,
  cancel_feature: IconRocketOff,
  cancel_boost: IconRocketOff,
  hide: IconEyeOff,
  show: IconEye,
  deactivate: IconPlayerPause,
  reactivate: IconPlayerPlay,
  delete: IconTrash,
};

interface ListingMenuProps {
  crashpad: MyCrashpad;
  copyTerms: CopyTerms;
  onAct: (act: ListingAct) => void;
}

/** The actions for one crash pad. */
export function ListingMenu({ crashpad, copyTerms, onAct }: ListingMenuProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const { member } = usePage();
  const label = t('actions_of', { title: crashpad.title });
  const itemOf = ({ act, because, replaces }: MenuEntry): MenuItem => {
    const Icon = ICONS[act];
    return {
      key: act,
      icon: <Icon aria-hidden size={20} stroke={1.75} className={classes.icon} />,
      label: (
        <>
          {t(`act_${act}`)}
          {because && <span className={classes.because}>{t(`because_${because}`)}</span>}
          {replaces && <span className={classes.because}>{t('replaces_draft')}</span>}
        </>
      ),
      isDisabled: because !== undefined,
      isDanger: act === 'delete',
      ...(act === 'edit' && !because && { to: editAddress(crashpad.id) }),
      ...(act === 'feature' && !because && { to: featureAddress(crashpad.id) }),
      ...(act === 'view' && { to: listingAddress(crashpad.id) }),
      ...(act === 'crew' && { to: crewAddressOf(crashpad.id) }),
      onSelect: () => onAct(act),
    };
  };
  return (
    <Menu
      label={label}
      buttonLabel={label}
      button={<IconDots aria-hidden size={22} />}
      buttonClassName={classes.button}
      className={classes.menu}
      items={menuEntries(crashpad, { expired: member?.expired === true, ...copyTerms }).map(itemOf)}
    />
  );
}
