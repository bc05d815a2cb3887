import type { contract } from '@crewpad/contract';
import {
  IconBell,
  IconCalendarCheck,
  IconCalendarX,
  IconCash,
  IconCreditCardOff,
  IconDoorExit,
  IconHistory,
  IconNote,
  IconPencil,
  IconReceiptDollar,
  IconRefresh,
  IconSend,
  IconTrendingUp,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { useRentalDialog } from './rental-dialog-context.ts';
import { type MenuAction, tenantEntries } from './tenant-entries.ts';

const ICONS: Record<MenuAction, typeof IconX> = {
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
  remind: IconBell,
  change_rent: IconTrendingUp,
};

interface TenantMenuProps {
  rental: contract.rentals.Rental;
  name: string;
  /** In a line of a table. */
  plain?: boolean;
}

/** The lister's menu of a rental. Its dialogs open in the enclosing RentalDialogs. */
export function TenantMenu({ rental, name, plain }: TenantMenuProps) {
  const { t } = useTranslation('rentals/forms');
  const { member, flags } = usePage();
  const openDialog = useRentalDialog();
  const account = { expired: member?.expired === true, switched: member?.switched === true };
  const entries = tenantEntries(rental, account, flags);
  return (
    <ActionsMenu
      plain={plain}
      label={t('actions_of', { name })}
      actions={entries.map(({ action, label, because }) => ({
        key: action,
        Icon: ICONS[action],
        text: t(`act_${label}`),
        notes: because === undefined ? [] : [t(`because_${because}`)],
        isDisabled: because !== undefined,
        isDanger: action === 'cancel_invite' || action === 'check_out',
        ...(action === 'check_out'
          ? { to: `/my-crew/${rental.id}/check-out` }
          : {
              onSelect: () =>
                openDialog(
                  action === 'change_rent' ? { action, rentals: [rental] } : { action, rental },
                ),
            }),
      }))}
    />
  );
}
