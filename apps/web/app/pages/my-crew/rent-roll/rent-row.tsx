import type { contract } from '@crewpad/contract';
import { isOpenObjection, toCents } from '@crewpad/domain';
import {
  IconArrowBackUp,
  IconCash,
  IconCreditCard,
  IconDots,
  IconMessageReply,
  IconReceiptOff,
} from '@tabler/icons-react';
import { AfterPayment } from '../../../features/billing/index.ts';
import { arrivedOf, leftOf, returnedByBank } from '../../../features/rent/index.ts';
import {
  dueTime,
  dueWhen,
  type RentalDialogRequest,
  useRentalDialog,
} from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { periodDays } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { RENT_TONES, StatusMark } from '../../../ui/status-mark.tsx';
import tenantClasses from '../tenants/tenant-row.module.css';
import classes from './rent-roll.module.css';

/** The rent of one period of one tenant. */
export function RentRow({ row }: { row: contract.reports.RentRow }) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const { tenant, state, late_days, amount, settled, fee, net, period_from, period_to } = row;
  const { dispute, hold, next_attempt_at } = row;
  const isPartPaid = state !== 'paid' && toCents(settled) > 0;
  // Once rent is due, only the next attempt has an hour.
  const isOnTime = state === 'upcoming' && next_attempt_at === row.due_at;
  const refundedAmount = arrivedOf(row.refunded, row.refunds);
  const isRefunded =
    state === 'paid' && refundedAmount > 0 && toCents(refundedAmount) >= toCents(settled);
  const outgoing = { refunded: refundedAmount, taken_back: dispute === null ? row.taken_back : 0 };
  const isByCard = state === 'paid' || row.by === 'autopay';
  return (
    // Emails lead to a row by its number.
    <li {...(row.charge_id !== null && { id: `rent-${row.charge_id}` })}>
      <article aria-label={tenant} className={classes.row}>
        <div className={tenantClasses.who}>
          <Avatar name={tenant} photo={row.photo} />
          <div className={tenantClasses.names}>
            <strong className={tenantClasses.name}>{tenant}</strong>
            <span className={tenantClasses.soft}>
              {row.location}, {row.bed}
            </span>
          </div>
        </div>
        <div className={classes.cell}>
          <span>{periodDays(period_from, period_to, locale)}</span>
          <span className={tenantClasses.soft}>
            {t('roll_due_at', {
              when: dueWhen(
                { ...row, charged_at: isOnTime ? row.due_at : null },
                row.time_zone,
                locale,
              ),
            })}
          </span>
          {row.reopened !== null && state !== 'paid' && (
            <span className={tenantClasses.soft}>
              {t(`reopened_${row.reopened.by}`, {
                days: periodDays(period_from, period_to, locale),
                on: shortDate(row.reopened.on, locale),
              })}
            </span>
          )}
          {hold !== null && (
            <span className={tenantClasses.soft}>{t(`hold_${hold}`, { name: tenant })}</span>
          )}
          {next_attempt_at !== null && next_attempt_at !== row.due_at && (
            <span className={tenantClasses.soft}>
              {t('roll_next_attempt', { when: dueTime(next_attempt_at, row.time_zone, locale) })}
            </span>
          )}
        </div>
        <div className={`${classes.cell} ${classes.amount}`}>
          <strong>{exactMoney(amount, locale)}</strong>
          {isPartPaid && (
            <span className={tenantClasses.soft}>
              {t('roll_left', { amount: exactMoney(leftOf(row), locale) })}
            </span>
          )}
          {(['refunded', 'taken_back'] as const)
            // The line of the dispute says what the bank took.
            .filter((part) => outgoing[part] > 0)
            .map((part) => (
              <span key={part} className={tenantClasses.soft}>
                {t(`roll_row_${part}`, {
                  paid: exactMoney(settled, locale),
                  amount: exactMoney(outgoing[part], locale),
                })}
              </span>
            ))}
          {isByCard && fee !== null && net !== null && fee > 0 && (
            <span className={tenantClasses.soft}>
              {t('roll_fee', { fee: exactMoney(fee, locale), net: exactMoney(net, locale) })}
            </span>
          )}
          <AfterPayment payment={row} className={tenantClasses.soft} />
        </div>
        <div className={classes.state}>
          <StatusMark tone={isRefunded ? 'over' : RENT_TONES[state]}>
            {isRefunded
              ? t('rent_refunded')
              : late_days
                ? t('rent_late_days', { count: late_days })
                : t(`rent_${state}`)}
          </StatusMark>
          <span className={tenantClasses.soft}>{t(`by_${row.by}`)}</span>
        </div>
        <RowActions row={row} />
      </article>
    </li>
  );
}

function RowActions({ row }: { row: contract.reports.RentRow }) {
  const { t } = useTranslation('pages/my-crew');
  const { member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { abilities, tenant: name, charge_id, period_from, period_to } = row;
  const isForeign = member?.switched === true;
  const isOpen = row.state !== 'paid' && row.state !== 'upcoming';
  const openObjection = row.objections.find(isOpenObjection);
  const bankReturn = abilities.refund ? returnedByBank(row) : undefined;
  const rent =
    abilities.write_off && charge_id !== null
      ? { charge_id, tenant: name, left: leftOf(row), period_from, period_to }
      : null;
  const items: (false | [label: string, Icon: typeof IconCash, RentalDialogRequest])[] = [
    abilities.add_payment &&
      !isOpen && [t('roll_add_payment'), IconCash, { action: 'pay_rent', row }],
    abilities.collect && [t('roll_collect'), IconCreditCard, { action: 'collect', row }],
    abilities.refund &&
      !bankReturn && [t('roll_refund'), IconArrowBackUp, { action: 'refund_rent', row }],
    bankReturn !== undefined && [
      t('roll_return_outside'),
      IconArrowBackUp,
      { action: 'refund_rent', row, way: 'outside' },
    ],
    bankReturn?.state === 'returned' && [
      t('roll_return_card'),
      IconCreditCard,
      { action: 'refund_rent', row, way: 'card' },
    ],
    openObjection !== undefined && [
      t('roll_answer'),
      IconMessageReply,
      { action: 'answer_objection', objection: openObjection, tenant: name },
    ],
    rent !== null && [t('roll_write_off'), IconReceiptOff, { action: 'write_off', rent }],
  ];
  const entries = items.filter((item) => item !== false);
  const hasButton = abilities.add_payment && isOpen;
  return (
    <div className={classes.actions} data-menu-only={!hasButton || undefined}>
      {hasButton && (
        <Button
          variant="outline"
          disabled={!hydrated || isForeign}
          aria-describedby={isForeign ? 'rent-why' : undefined}
          aria-label={t('roll_add_payment_of', { name })}
          onClick={() => openDialog({ action: 'pay_rent', row })}
        >
          {t('roll_add_payment')}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          label={t('roll_actions', { name })}
          buttonLabel={t('roll_actions', { name })}
          button={<IconDots aria-hidden size={22} />}
          buttonClassName={classes.dots}
          items={entries.map(([label, Icon, request]) => ({
            key: label,
            icon: <Icon aria-hidden size={20} stroke={1.75} />,
            label,
            isDisabled: isForeign,
            onSelect: () => openDialog(request),
          }))}
        />
      )}
    </div>
  );
}
