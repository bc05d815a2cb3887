import {
  BATHROOMS,
  HALF_BATHS,
  MAX_NIGHTS,
  type Range,
  type RentalTypeRule,
  rentalTypeRule,
} from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import { AmountField } from '../../../../ui/form/amount-field.tsx';
import { CheckField } from '../../../../ui/form/choice-fields.tsx';
import { groupClass, twoClass } from '../../../../ui/form/form-classes.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { MessageView } from '../../../../ui/message-view.tsx';
import { hasPriceRange } from '../form/listing-body.ts';
import type { BedTenant } from '../page/tenants.ts';
import { RoomEditor } from '../rooms/room-editor.tsx';
import type { Wizard } from '../state/use-editor.ts';

interface StepRoomsProps {
  wizard: Wizard;
  tenants: ReadonlyMap<number, BedTenant>;
  onStep: (step: number) => void;
}

/** Step 2: rooms, beds and prices, depending on the rental type. */
export function StepRooms({ wizard, tenants, onStep }: StepRoomsProps) {
  const { t } = useTranslation('listings/editor');
  const { rental_type } = wizard.form;
  const rule = rental_type && rentalTypeRule(rental_type);
  if (!rule) return <NoType onStep={onStep} />;
  return (
    <>
      <section className={groupClass} aria-labelledby="wizard-rooms">
        <h2 id="wizard-rooms" className="m-0 text-md">
          {t(rule.roomEditor === 'single' ? 'the_bed' : 'rooms_and_beds_title')}
        </h2>
        <RoomEditor wizard={wizard} rule={rule} tenants={tenants} />
      </section>
      {(rule.hasBathrooms || rule.hasMaxNights) && (
        <section className={groupClass} aria-labelledby="wizard-details">
          <h2 id="wizard-details" className="m-0 text-md">
            {t('more_details')}
          </h2>
          {rule.hasBathrooms && (
            <div className={twoClass}>
              <NumberField wizard={wizard} name="bathrooms" range={BATHROOMS} />
              <NumberField wizard={wizard} name="number_of_shower" range={HALF_BATHS} isOpen />
            </div>
          )}
          {rule.hasMaxNights && (
            <NumberField wizard={wizard} name="max_nights" range={MAX_NIGHTS} />
          )}
        </section>
      )}
      <Prices wizard={wizard} rule={rule} />
    </>
  );
}

interface NumberFieldProps {
  wizard: Wizard;
  name: 'bathrooms' | 'number_of_shower' | 'max_nights';
  range: Range;
  /** The last one means "or more". */
  isOpen?: boolean;
}

function NumberField({ wizard, name, range, isOpen }: NumberFieldProps) {
  const { t } = useTranslation('listings/editor');
  const { t: f } = useTranslation('ui/form');
  const { form: values, set, issues } = wizard;
  const numbers = Array.from({ length: range.max - range.min + 1 }, (_, at) => range.min + at);
  return (
    <SelectField
      name={name}
      label={t(name)}
      hint={t(`${name}_hint`)}
      value={values[name]}
      onValue={(value) => set({ [name]: value })}
      issue={issues.keyOf(name)}
    >
      {values[name] === '' && <option value="">{f('choose')}</option>}
      {numbers.map((number) => (
        <option key={number} value={number}>
          {isOpen && number === range.max ? t('or_more', { number }) : number}
        </option>
      ))}
    </SelectField>
  );
}

function Prices({ wizard, rule }: { wizard: Wizard; rule: RentalTypeRule }) {
  const { t } = useTranslation('listings/editor');
  const { form: values, set, issues } = wizard;
  const isRange = hasPriceRange(values);
  const amount = (name: 'rate_per_from' | 'rate_per_to' | 'deposit_required') => ({
    name,
    value: values[name],
    onValue: (value: string) => set({ [name]: value }),
    issue: issues.keyOf(name),
  });
  return (
    <section className={groupClass} aria-labelledby="wizard-prices">
      <h2 id="wizard-prices" className="m-0 text-md">
        {t('prices')}
      </h2>
      {rule.roomEditor !== 'single' && (
        <CheckField
          name="enable_price_range"
          label={t('price_range')}
          hint={t('price_range_hint')}
          checked={isRange}
          onValue={(enable_price_range) => set({ enable_price_range })}
        />
      )}
      <div className={twoClass}>
        <AmountField
          {...amount('rate_per_from')}
          label={t(isRange ? 'rate_per_from_range' : 'rate_per_from')}
          hint={rule.needsCrashpadFlag ? t('rate_guidance') : undefined}
        />
        {isRange && <AmountField {...amount('rate_per_to')} label={t('rate_per_to')} />}
        <AmountField
          {...amount('deposit_required')}
          label={t('deposit_required')}
          hint={t('deposit_hint')}
        />
      </div>
      <div className={twoClass}>
        {(['rate_per_day_from', 'rate_per_day_to'] as const).map((name) => (
          <AmountField
            key={name}
            name={name}
            label={t(name)}
            optional
            value={values[name]}
            onValue={(value) => set({ [name]: value })}
            issue={issues.keyOf(name)}
          />
        ))}
      </div>
    </section>
  );
}

/** Rooms require a rental type. */
function NoType({ onStep }: { onStep: (step: number) => void }) {
  const { t } = useTranslation('listings/editor');
  return (
    <MessageView
      inPage
      picture="/images/crash-pads.svg"
      title={t('no_type_title')}
      text={t('no_type_text')}
    >
      <Button variant="accent" onClick={() => onStep(1)}>
        {t('to_basic_info')}
      </Button>
    </MessageView>
  );
}
