import type { Locale, RentalTypeRule } from '@crewpad/domain';
import { IconArrowBackUp, IconChevronDown, IconLock, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { moneyRange } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { type FormIssues, fieldId } from '../../../../ui/form/use-form-issues.ts';
import type { WizardRoom } from '../form/wizard-form.ts';
import type { BedTenant } from '../page/review/tenants.ts';
import { BedRow } from './bed-row.tsx';
import { itemKey } from './item-key.ts';
import classes from './room-card.module.css';
import {
  changeRoom,
  isHeld,
  type RoomsEdit,
  removeRoom,
  setBedCount,
  staying,
} from './room-items.ts';
import { Stepper } from './stepper.tsx';

export interface RoomCardProps {
  room: WizardRoom;
  /** Its position in the list. */
  at: number;
  rule: RentalTypeRule;
  tenants: ReadonlyMap<number, BedTenant>;
  issues: FormIssues;
  /** Whether it existed when the step opened: phones collapse it to one line. */
  startsFolded: boolean;
  /** The rent of beds without their own, as typed: from, and to if there is a range. */
  prices: readonly string[];
  /** Changes the rooms, and announces the change. */
  edit: (change: RoomsEdit, said: string) => void;
}

/** One room with its beds. */
export function RoomCard(props: RoomCardProps) {
  const { room, at, rule, tenants, issues, edit } = props;
  const { t } = useTranslation('listings/editor');
  const { locale } = usePage();
  const name = room.room_name || t('room_n', { number: at + 1 });
  const held = isHeld(room);
  const beds = staying(room.beds).length;
  const taken = room.beds.filter(({ status }) => status === 'BUSY').length;
  const nameField = `rooms.${at}.room_name`;
  const hasIssue = issues.issues.some(({ field }) => field.startsWith(`rooms.${at}.`));
  const [wantsFolded, setFolded] = useState(props.startsFolded);
  const isFolded = wantsFolded && !hasIssue;
  const rent = rentOf(room, props.prices, locale);
  const bodyId = `room-${at}`;

  if (room.status === 'DELETED') {
    return (
      <li className={classes.room} data-deleted>
        <p className={classes.gone}>
          <s>{name}</s> <span>{t('removed_with_next_save')}</span>
        </p>
        <Button
          id={`remove-room-${at}`}
          variant="outline"
          onClick={() => edit(removeRoom(at), t('room_back', { name }))}
        >
          <IconArrowBackUp aria-hidden size={20} />
          {t('undo', { ns: 'common' })}
          <span className={classes.hidden}> {name}</span>
        </Button>
      </li>
    );
  }

  const remove = () => {
    edit(removeRoom(at), t('room_removed', { name }));
    const next = room.status === 'NEW' ? fieldId('rooms') : `remove-room-${at}`;
    requestAnimationFrame(() => document.getElementById(next)?.focus());
  };
  return (
    <li className={classes.room} data-folded={isFolded || undefined}>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={!isFolded}
        aria-controls={bodyId}
        onClick={() => setFolded(!isFolded)}
      >
        <span>
          <strong>{name}</strong>, {t('beds_count', { count: beds })}
          {rent !== '' && (
            <>
              , <span className={classes.rent}>{rent}</span>
            </>
          )}
        </span>
        {held && <IconLock aria-hidden size={18} />}
        <IconChevronDown aria-hidden size={20} className={classes.arrow} />
      </button>
      <div id={bodyId} className={classes.body}>
        <div className={classes.head}>
          <TextField
            name={nameField}
            label={t('room_name')}
            autoComplete="off"
            maxLength={60}
            readOnly={held}
            value={room.room_name}
            onValue={(room_name) =>
              edit(
                changeRoom(at, (one) => ({ ...one, room_name })),
                '',
              )
            }
            issue={issues.keyOf(nameField)}
          />
          <Stepper
            name={`beds-of-${at}`}
            label={t('beds')}
            fewer={t('one_bed_fewer', { name })}
            more={t('one_bed_more', { name })}
            value={beds}
            min={Math.max(rule.bedsPerRoom.min, taken)}
            max={rule.bedsPerRoom.max}
            atMost={t('beds_at_most', { most: rule.bedsPerRoom.max })}
            atLeast={taken > 0 ? t('beds_taken', { count: taken }) : t('a_room_needs_a_bed')}
            onValue={(count) => edit(setBedCount(at, count), t('beds_now', { count, name }))}
          />
          <button
            id={`remove-room-${at}`}
            type="button"
            className={classes.remove}
            disabled={held || isLast(props)}
            aria-label={t('remove_room', { name })}
            title={held ? t('room_held') : t('remove_room', { name })}
            onClick={remove}
          >
            <IconTrash aria-hidden size={20} />
          </button>
        </div>
        {held && (
          <p className={classes.held}>
            <IconLock aria-hidden size={18} />
            {t('room_held')}
          </p>
        )}
        <ul className={classes.beds}>
          {room.beds.map((bed, bedAt) => (
            <BedRow
              key={itemKey(bed.id, bedAt)}
              {...{ bed, at, bedAt, edit, name }}
              tenant={bed.id === null ? undefined : tenants.get(bed.id)}
              isOnly={beds <= rule.bedsPerRoom.min}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}

/** "$320" or "$280 – $320": the rents of its beds; empty if unknown. */
function rentOf(room: WizardRoom, prices: readonly string[], locale: Locale): string {
  const rents = staying(room.beds)
    .flatMap(({ rental_amount }) => (rental_amount === '' ? prices : [rental_amount]))
    .map(Number)
    .filter((rent) => rent > 0);
  if (rents.length === 0) return '';
  return moneyRange(Math.min(...rents), Math.max(...rents), locale);
}

/** If rooms are entered by number, the stepper enforces the minimum. */
function isLast({ rule, at }: RoomCardProps): boolean {
  return rule.roomEditor === 'count' && rule.rooms.min === 1 && at === 0;
}
