import type { contract } from '@crewpad/contract';
import {
  IconCalendarCheck,
  IconCalendarX,
  IconCash,
  IconCreditCardOff,
  IconDoorExit,
  IconDots,
  IconHistory,
  IconNote,
  IconPencil,
  IconReceiptDollar,
  IconRefresh,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { Menu } from '../../../ui/menu.tsx';
import { useRentalDialog } from './rental-dialog-context.ts';
import { type RentalAction, tenantEntries } from './tenant-entries.ts';
import classes from './tenant-menu.module.css';

const ICONS: Record<RentalAction, typeof IconX> = {
  edit_invite: IconPencil,
  update: IconPencil,
  resend_invite: IconSend,
  confirm_checkout: IconCalendarCheck,
  decline_checkout: IconCalendarX,
  edit_note: IconNote,
  view_history: IconHistory,
  add_payment: IconCash,
  request_payment: IconReceiptDollar,
  request_autopay: IconRefresh,
  disable_autopay: IconCreditCardOff,
  check_out: IconDoorExit,
  cancel_invite: IconX,
};

/** The lister's menu of a rental. Its dialogs open in the enclosing RentalDialogs. */
export function TenantMenu({ rental, name }: { rental: contract.rentals.Rental; name: string }) {
  const { t } = useTranslation('rentals/forms');
  const { member, flags } = usePage();
  const openDialog = useRentalDialog();
  const label = t('actions_of', { name });
  const account = { expired: member?.expired === true, switched: member?.switched === true };
  const entries = tenantEntries(rental, account, flags);
  return (
    <Menu
      label={label}
      buttonLabel={label}
      button={<IconDots aria-hidden size={22} />}
      buttonClassName={classes.button}
      className={classes.menu}
      items={entries.map(({ action, label, because }) => {
        const Icon = ICONS[action];
        return {
          key: action,
          icon: <Icon aria-hidden size={20} stroke={1.75} className={classes.icon} />,
          label: (
            <>
              {t(`act_${label}`)}
              {because && <span className={classes.because}>{t(`because_${because}`)}</span>}
            </>
          ),
          isDisabled: because !== undefined,
          isDanger: action === 'cancel_invite' || action === 'check_out',
          onSelect: () => openDialog({ action, rental }),
        };
      })}
    />
  );
}
