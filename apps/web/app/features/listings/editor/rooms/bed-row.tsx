import { BED_KINDS, type BedKind } from '@crewpad/domain';
import { IconArrowBackUp, IconChevronDown, IconLock, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import field from '../../../../ui/form/field.module.css';
import { controlOf, FieldNotes } from '../../../../ui/form/field.tsx';
import { useTypedAmount } from '../../../../ui/form/use-typed-amount.ts';
import type { WizardBed } from '../form/wizard-form.ts';
import type { BedTenant } from '../page/review/tenants.ts';
import classes from './bed-row.module.css';
import { changeBed, type RoomsEdit, removeBed } from './room-items.ts';

interface BedRowProps {
  bed: WizardBed;
  at: number;
  bedAt: number;
  /** Name of its room. */
  name: string;
  tenant: BedTenant | undefined;
  /** A room keeps at least one bed. */
  isOnly: boolean;
  edit: (change: RoomsEdit, said: string) => void;
}

/** One bed: its name, type, and its rent if it differs. */
export function BedRow(props: BedRowProps) {
  const { bed, at, bedAt, name, tenant, isOnly, edit } = props;
  const { t } = useTranslation('listings/editor');
  const bedName = bed.bed_name || t('bed_n', { number: bedAt + 1 });
  const where = { bed: bedName, room: name };
  const isDeleted = bed.status === 'DELETED';
  const isBusy = bed.status === 'BUSY';
  const set = (change: Partial<WizardBed>) => edit(changeBed(at, bedAt, change), '');
  const rent = useTypedAmount(bed.rental_amount, (rental_amount) => set({ rental_amount }));
  const rentName = `rent-${at}-${bedAt}`;
  const press = () => edit(removeBed(at, bedAt), t(isDeleted ? 'bed_back' : 'bed_removed', where));

  if (isDeleted) {
    return (
      <li className={classes.bed} data-deleted>
        <s className={classes.gone}>{bedName}</s>
        <button type="button" className={classes.undo} onClick={press}>
          <IconArrowBackUp aria-hidden size={18} />
          {t('undo', { ns: 'common' })}
          <span className={classes.hidden}> {bedName}</span>
        </button>
      </li>
    );
  }
  return (
    <li className={classes.bed}>
      <input
        type="text"
        aria-label={t('name_of_bed', where)}
        autoComplete="off"
        maxLength={60}
        readOnly={isBusy}
        className={`${field.control} ${classes.name}`}
        value={bed.bed_name}
        onChange={(event) => set({ bed_name: event.currentTarget.value })}
      />
      <span className={classes.kind}>
        <select
          aria-label={t('kind_of', where)}
          disabled={isBusy}
          className={`${field.control} ${classes.select}`}
          value={bed.bed_kind}
          onChange={(event) => set({ bed_kind: event.currentTarget.value as BedKind })}
        >
          {BED_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`bed_kind_${kind}`)}
            </option>
          ))}
        </select>
        <IconChevronDown aria-hidden size={20} className={classes.chevron} />
      </span>
      <div className={classes.rent}>
        <span aria-hidden className={classes.rentLabel}>
          {t('rent')}
        </span>
        <span aria-hidden className={classes.dollar}>
          $
        </span>
        <input
          {...controlOf({ name: rentName, label: t('rent'), optional: true, issue: rent.issue })}
          {...rent.input}
          aria-label={t('rent_of', where)}
          readOnly={isBusy}
          className={`${field.control} ${classes.amount}`}
        />
      </div>
      <div className={classes.note}>
        <FieldNotes name={rentName} issue={rent.issue} />
      </div>
      {isBusy ? (
        <p className={classes.held}>
          <IconLock aria-hidden size={16} />
          {t(tenant?.status === 'pending' ? 'invited' : 'rented_by', {
            who: tenant?.display_name ?? tenant?.email ?? t('a_tenant'),
          })}
        </p>
      ) : (
        <button
          type="button"
          className={classes.remove}
          disabled={isOnly}
          aria-label={t('remove_bed', where)}
          title={isOnly ? t('a_room_needs_a_bed') : t('remove_bed', where)}
          onClick={press}
        >
          <IconX aria-hidden size={18} />
        </button>
      )}
    </li>
  );
}
