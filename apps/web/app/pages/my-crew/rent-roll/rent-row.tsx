import type { contract } from '@crewpad/contract';
import { isOpenObjection, toCents } from '@crewpad/domain';
import {
  IconArrowBackUp,
  IconCash,
  IconCreditCard,
  IconDots,
  IconMessageReply,
  IconReceiptDollar,
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
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { RENT_TONES, StatusMark } from '../../../ui/status-mark.tsx';
import { cellClass, rowClass } from './rent-roll-classes.ts';

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
    <li className="scroll-mt-24" {...(row.charge_id !== null && { id: `rent-${row.charge_id}` })}>
      <div className={rowClass}>
        <div className={cellClass}>
          <span>{periodDays(period_from, period_to, locale)}</span>
          <span className="text-xs text-muted">
            {t('roll_due_at', {
              when: dueWhen(
                { ...row, charged_at: isOnTime ? row.due_at : null },
                row.time_zone,
                locale,
              ),
            })}
          </span>
          {row.reopened !== null && state !== 'paid' && (
            <span className="text-xs text-muted">
              {t(`reopened_${row.reopened.by}`, {
                days: periodDays(period_from, period_to, locale),
                on: shortDate(row.reopened.on, locale),
              })}
            </span>
          )}
          {hold !== null && (
            <span className="text-xs text-muted">{t(`hold_${hold}`, { name: tenant })}</span>
          )}
          {next_attempt_at !== null && next_attempt_at !== row.due_at && (
            <span className="text-xs text-muted">
              {t('roll_next_attempt', { when: dueTime(next_attempt_at, row.time_zone, locale) })}
            </span>
          )}
        </div>
        <div className={`${cellClass} max-xl:row-1 max-xl:col-2 text-end`}>
          <strong className="whitespace-nowrap">{exactMoney(amount, locale)}</strong>
          {isPartPaid && (
            <span className="text-xs text-muted">
              {t('roll_left', { amount: exactMoney(leftOf(row), locale) })}
            </span>
          )}
          {(['refunded', 'taken_back'] as const)
            // The line of the dispute says what the bank took.
            .filter((part) => outgoing[part] > 0)
            .map((part) => (
              <span key={part} className="text-xs text-muted">
                {t(`roll_row_${part}`, {
                  paid: exactMoney(settled, locale),
                  amount: exactMoney(outgoing[part], locale),
                })}
              </span>
            ))}
          {isByCard && fee !== null && net !== null && fee > 0 && (
            <span className="text-xs text-muted">
              {t('roll_fee', { fee: exactMoney(fee, locale), net: exactMoney(net, locale) })}
            </span>
          )}
          <AfterPayment payment={row} className="text-xs text-muted" />
        </div>
        {/* On narrow screens one line below, so that the buttons leave the days their width. */}
        <div className="flex flex-wrap items-center justify-between gap-x-4 max-xl:col-span-full xl:contents">
          <div className="flex flex-wrap items-center gap-x-2">
            <StatusMark tone={isRefunded ? 'over' : RENT_TONES[state]}>
              {isRefunded
                ? t('rent_refunded')
                : late_days
                  ? t('rent_late_days', { count: late_days })
                  : t(`rent_${state}`)}
            </StatusMark>
            <span className="text-xs text-muted">{t(`by_${row.by}`)}</span>
          </div>
          <RowActions row={row} />
        </div>
      </div>
    </li>
  );
}

function RowActions({ row }: { row: contract.reports.RentRow }) {
  const { t } = useTranslation('pages/my-crew');
  const { t: tenantTexts } = useTranslation('pages/my-crew/tenant');
  const { locale, member, flags } = usePage();
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
  const { late_fee: fee } = row;
  const lateFee =
    fee !== null && charge_id !== null && flags.paymentRequest
      ? { charge: { id: charge_id, amount: leftOf(row), period_from, period_to }, amount: fee }
      : null;
  const items: (false | [label: string, Icon: typeof IconCash, RentalDialogRequest])[] = [
    abilities.add_payment &&
      !isOpen && [t('roll_add_payment'), IconCash, { action: 'pay_rent', row }],
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
    lateFee !== null && [
      tenantTexts('add_late_fee', { amount: exactMoney(lateFee.amount, locale) }),
      IconReceiptDollar,
      { action: 'late_fee', rental: { id: row.rental_id, ...namesOf(name) }, lateFee },
    ],
    rent !== null && [t('roll_write_off'), IconReceiptOff, { action: 'write_off', rent }],
  ];
  const entries = items.filter((item) => item !== false);
  const hasButton = abilities.add_payment && isOpen;
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-1 empty:hidden">
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
      {abilities.collect && (
        <Button
          variant="subtle"
          disabled={!hydrated || isForeign}
          aria-describedby={isForeign ? 'rent-why' : undefined}
          aria-label={t('roll_collect_of', { name })}
          onClick={() => openDialog({ action: 'collect', row })}
        >
          {t('roll_collect')}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          label={t('roll_actions', { name })}
          buttonLabel={t('roll_actions', { name })}
          button={<IconDots aria-hidden size={22} />}
          buttonClassName="grid! size-target! cursor-pointer place-items-center rounded-full! border-0 bg-transparent text-ink hover:bg-sunken dots"
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

/** Rows of rent name their tenant as the lister reads it. */
export const namesOf = (tenant: string) => ({
  ...{ display_name: tenant, first_name: '', last_name: '' },
});
