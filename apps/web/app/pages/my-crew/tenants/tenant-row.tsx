import { localDate } from '@crewpad/domain';
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { nameOf, TenantMenu, useRentalDialog } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { dayOfYear, exactMoney } from '../../../lib/format.ts';
import { useIsForCrew, usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useNow } from '../../../lib/when.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { PlainButton } from '../../../ui/button.tsx';
import { SelectBox } from '../../../ui/table.tsx';
import { CHOSEN_COLUMNS, type ChosenColumn } from '../crew-state.ts';
import { fullNameOf } from '../tenant/full-name.ts';
import { COLUMNS } from './columns.ts';
import type { CrewRow } from './crew-rows.ts';
import { rowNote } from './row-note.ts';
import { isStartPassed, stayWords } from './stay-words.ts';

const iconLinkClass =
  'inline-grid h-target w-9 flex-none md:pointer-fine:h-10 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink';

export interface TenantSelection {
  selected: ReadonlySet<number>;
  toggle: (id: number, isRange: boolean) => void;
}

interface TenantRowProps extends CrewRow {
  /** Whether the address links to this tenant. */
  isAnchored: boolean;
  /** Whether the head above the row names the crash pad. */
  isInHouse: boolean;
  selection?: TenantSelection | undefined;
  /** The columns that are left out. */
  without?: readonly ChosenColumn[];
}

/** One tenant or invited person in a line; on phones their bed and stay stand below the name. */
export function TenantRow(props: TenantRowProps) {
  const { rental, balance, isAnchored, isInHouse, selection, without = [] } = props;
  const { t } = useTranslation('pages/my-crew');
  const hydrated = useHydrated();
  const isForCrew = useIsForCrew();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isAnchored) row.current?.scrollIntoView();
  }, [isAnchored]);
  const { id, location, room_name: room, bed_name: bed } = rental;
  const name = fullNameOf(rental, t('someone'));
  const shortName = nameOf(rental, t('someone'));
  const isSelected = selection?.selected.has(id) === true;
  const cells: Record<ChosenColumn, ReactNode> = {
    house: <TwoLines first={isInHouse ? bed : location} second={isInHouse ? room : bed} />,
    stay: <Stay rental={rental} />,
    rent: <Rent rental={rental} balance={balance} />,
    owed: <Owed rental={rental} balance={balance} />,
    autopay: rental.autopay_state && t(`autopay_${rental.autopay_state.state}`),
    deposit: <Deposit rental={rental} />,
    contact: <Contact rental={rental} name={name} />,
  };
  const place = isInHouse ? bed : `${location}, ${bed}`;
  return (
    <tr
      ref={row}
      id={`tenant-id-${id}`}
      data-meant={isAnchored || undefined}
      className="scroll-mt-44 hover:bg-paper data-chosen:bg-sunken data-meant:bg-warn-soft"
      data-chosen={isSelected || undefined}
    >
      {selection && (
        <td className={COLUMNS.select}>
          <SelectBox
            label={t('select_tenant', { name })}
            checked={isSelected}
            disabled={!hydrated}
            onSelect={(isRange) => selection.toggle(id, isRange)}
          />
        </td>
      )}
      <th scope="row" className="font-normal">
        <span className="flex min-w-0 items-center gap-2">
          <span className="max-md:hidden">
            <Avatar small name={shortName} photo={rental.photo} />
          </span>
          <span className="grid min-w-0">
            <Link
              to={`/my-crew/${id}`}
              className="-my-2 py-2 font-bold text-inherit no-underline hover:underline"
            >
              <span className="line-clamp-1 wrap-anywhere">{name}</span>
            </Link>
            {isForCrew && rental.airline && (
              <span className="line-clamp-1 text-xs wrap-anywhere text-muted max-md:hidden">
                {rental.airline}
              </span>
            )}
            <span className="line-clamp-1 text-xs wrap-anywhere text-muted md:hidden">
              {place}, <StayWords rental={rental} />
            </span>
          </span>
        </span>
      </th>
      {CHOSEN_COLUMNS.filter((column) => !without.includes(column)).map((column) => (
        <td key={column} className={COLUMNS[column]}>
          {cells[column]}
        </td>
      ))}
      <td className={COLUMNS.menu}>
        <TenantMenu plain rental={rental} name={shortName} />
      </td>
    </tr>
  );
}

type Rental = Pick<CrewRow, 'rental'>;

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="grid">
      <span className="line-clamp-1">{first}</span>
      {second && <span className="line-clamp-1 text-xs text-muted">{second}</span>}
    </span>
  );
}

/** The stay in a few words, and whether its start has passed. */
function useStayWords(rental: CrewRow['rental']) {
  const { t } = useTranslation('pages/my-crew');
  const { locale, year } = usePage();
  const words = stayWords(rental, localDate(useNow(), rental.time_zone));
  const textOf = (word: (typeof words)[number]) => {
    if ('day' in word) return t(word.key, { day: dayOfYear(word.day, locale, year) });
    if (!('days' in word)) return t(word.key);
    return word.days === 0 ? t('stay_starts_today') : t(word.key, { count: word.days });
  };
  return { texts: words.map(textOf), isPassed: isStartPassed(words) };
}

/** The stay in one line: in red where something is to be done. */
function StayWords({ rental }: Rental) {
  const { t } = useTranslation('pages/my-crew');
  const { texts, isPassed } = useStayWords(rental);
  return (
    <span className={isPassed ? 'text-bad' : undefined}>
      {texts.join(', ')}
      {rental.email_refusal && <span className="text-warn">, {t('stay_refused')}</span>}
    </span>
  );
}

/**
 * The stay in its column, with what to do about an invitation whose start has passed; on phones its
 * menu has it.
 */
function Stay({ rental }: Rental) {
  const { t } = useTranslation('pages/my-crew');
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { texts, isPassed } = useStayWords(rental);
  const [first, ...more] = texts;
  const { resend_invite, edit_invite } = rental.abilities;
  const steps = [
    ...(resend_invite ? (['resend_invite'] as const) : []),
    ...(edit_invite ? (['edit_invite'] as const) : []),
  ];
  const second = rental.email_refusal ? (
    <span className="text-warn">{t('stay_refused')}</span>
  ) : (
    more.join(', ')
  );
  if (!isPassed) return <TwoLines first={first} second={second} />;
  return (
    <span className="grid">
      <span className="line-clamp-1 text-bad">{first}</span>
      <span className="flex gap-x-3">
        {steps.map((action) => (
          <PlainButton
            key={action}
            className="-my-1 min-h-6 cursor-pointer border-0 bg-transparent p-0 text-xs text-link underline disabled:text-muted"
            disabled={!hydrated}
            onClick={() => openDialog({ action, rental })}
          >
            {t(`stay_${action}`)}
          </PlainButton>
        ))}
      </span>
    </span>
  );
}

function Rent({ rental, balance }: CrewRow) {
  const { t } = useTranslation('pages/my-crew');
  const { locale, year } = usePage();
  const next = balance?.next;
  const due = next
    ? t('rent_next', { day: dayOfYear(next.due_on, locale, year) })
    : rental.status === 'pending' && t('due_on', { count: rental.payment_date, ordinal: true });
  return <TwoLines first={exactMoney(rental.rent_today, locale)} second={due} />;
}

/** What is owed, and since when or what it waits for; of an invitation nothing. */
function Owed({ rental, balance }: CrewRow) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const note = rowNote(rental);
  const noteText = note && <span className="text-warn">{t(`note_${note}`)}</span>;
  if (balance === undefined) return noteText;
  const { owed, credit, late_days: lateDays } = balance;
  const isLate = lateDays !== null;
  const late = isLate && t('rent_late_days', { count: lateDays });
  const more =
    noteText ?? (late || (credit > 0 && t('row_credit', { amount: exactMoney(credit, locale) })));
  return (
    <span
      className="grid whitespace-nowrap tabular data-late:text-bad"
      data-late={isLate || undefined}
    >
      <span className={owed > 0 ? 'font-bold' : 'text-muted'}>{exactMoney(owed, locale)}</span>
      {more && <span className="text-xs">{more}</span>}
    </span>
  );
}

function Deposit({ rental: { deposit_state: deposit } }: Rental) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const { state, held, agreed } = deposit;
  if (state === 'none') return null;
  return (
    <TwoLines first={exactMoney(held > 0 ? held : agreed, locale)} second={t(`deposit_${state}`)} />
  );
}

function Contact({ rental, name }: Rental & { name: string }) {
  const { t } = useTranslation('pages/my-crew');
  const { user_id, listing_id, phone_number: phone, email } = rental;
  return (
    <span className="flex justify-end">
      {user_id !== null && (
        <Link
          to={`/chat/user/${user_id}/listing/${listing_id}`}
          aria-label={t('contact_message', { name })}
          className={iconLinkClass}
        >
          <IconMessage aria-hidden size={20} />
        </Link>
      )}
      {phone && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          aria-label={t('contact_call', { name })}
          className={iconLinkClass}
        >
          <IconPhone aria-hidden size={20} />
        </a>
      )}
      {email && (
        <a
          href={`mailto:${email}`}
          aria-label={t('contact_email', { name })}
          className={iconLinkClass}
        >
          <IconMail aria-hidden size={20} />
        </a>
      )}
    </span>
  );
}
