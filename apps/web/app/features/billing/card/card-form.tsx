import { IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { languageOfTexts } from '../../../i18n/texts.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { countries } from '../../../lib/countries.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { FieldNotes, type FieldProps } from '../../../ui/form/field.tsx';
import { fieldClasses } from '../../../ui/form/field-classes.ts';
import { twoClass } from '../../../ui/form/form-classes.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { fieldId } from '../../../ui/form/use-form-issues.ts';
import { cardBrand } from './card-facts.tsx';
import type { CardForm } from './use-card-form.ts';

interface CardFormFieldsProps {
  card: CardForm;
  /** Starts with the number: the page has shown the brands, and knows the name. */
  isShort?: boolean;
}

/**
 * The card owner's fields of the page, and the card fields in the provider's frames. Client-only:
 * the frames and the country names require it.
 */
export function CardFormFields({ card, isShort = false }: CardFormFieldsProps) {
  const { t } = useTranslation('billing/payment');
  const { locale } = usePage();
  const { form, owner, set, fields } = card;
  return (
    <div className="grid gap-6">
      {!isShort && (
        <>
          <CardBrands />
          <OwnerName card={card} />
        </>
      )}
      <FramedField
        name="card_number"
        label={t('card_number')}
        issue={form.keyOf('card_number')}
        onLabel={() => fields.current?.focus('number')}
      />
      <div className="grid grid-fit-30 items-start gap-4">
        <FramedField
          name="card_expiry"
          label={t('expiry')}
          issue={form.keyOf('card_expiry')}
          onLabel={() => fields.current?.focus('expiry')}
        />
        <FramedField
          name="card_cvc"
          label={t('cvc')}
          issue={form.keyOf('card_cvc')}
          onLabel={() => fields.current?.focus('cvc')}
        />
      </div>
      {isShort && <FoldedName card={card} />}
      {card.state === 'failed' && (
        <div
          role="alert"
          className="rounded-md border border-bad bg-bad-soft p-4 [&_p]:mx-0 [&_p]:mt-0 [&_p]:mb-2"
        >
          <p>{t('fields_failed')}</p>
          <Button variant="outline" onClick={() => window.location.reload()}>
            {t('try_again', { ns: 'common' })}
          </Button>
        </div>
      )}
      <div className={twoClass}>
        <TextField
          name="address_zip"
          label={t('zip')}
          autoComplete="postal-code"
          maxLength={20}
          value={owner.address_zip}
          onValue={(address_zip) => set({ address_zip })}
          issue={form.keyOf('address_zip')}
        />
        <SelectField
          name="address_country"
          label={t('country')}
          autoComplete="country"
          value={owner.address_country}
          onValue={(address_country) => set({ address_country })}
          issue={form.keyOf('address_country')}
        >
          <option value="">{t('choose_country')}</option>
          {countries(languageOfTexts(locale)).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

function OwnerName({ card: { form, owner, set } }: Pick<CardFormFieldsProps, 'card'>) {
  const { t } = useTranslation('billing/payment');
  return (
    <div className={twoClass}>
      <TextField
        name="first_name"
        label={t('first_name')}
        autoComplete="cc-given-name"
        maxLength={100}
        value={owner.first_name}
        onValue={(first_name) => set({ first_name })}
        issue={form.keyOf('first_name')}
      />
      <TextField
        name="last_name"
        label={t('last_name')}
        autoComplete="cc-family-name"
        maxLength={100}
        value={owner.last_name}
        onValue={(last_name) => set({ last_name })}
        issue={form.keyOf('last_name')}
      />
    </div>
  );
}

/** The name of the account, which is usually that of the card: to change on demand. */
function FoldedName({ card }: Pick<CardFormFieldsProps, 'card'>) {
  const { t } = useTranslation('billing/payment');
  const { first_name, last_name } = card.owner;
  const [name] = useState(`${first_name} ${last_name}`.trim());
  const isWrong = ['first_name', 'last_name'].some((field) => card.form.keyOf(field));
  return (
    <details open={isWrong || name === '' || undefined}>
      <DisclosureSummary>{t('name_on_card', { name })}</DisclosureSummary>
      <div className="pt-2">
        <OwnerName card={card} />
      </div>
    </details>
  );
}

const BRANDS = ['visa', 'mastercard', 'amex', 'discover'] as const;

/** Logos of the most common cards. */
export function CardBrands() {
  return (
    <p className="m-0 flex flex-wrap gap-1">
      {BRANDS.map((brand) => (
        <img
          key={brand}
          src={`/images/cards/${brand}.svg`}
          alt={cardBrand(brand)}
          width={40}
          height={26}
        />
      ))}
    </p>
  );
}

interface FramedFieldProps extends FieldProps {
  /** Focuses the frame's field when its label or summary link is pressed. */
  onLabel: () => void;
}

/** The container of a framed field of the payment provider. */
function FramedField({ name, label, issue, onLabel }: FramedFieldProps) {
  const id = fieldId(name);
  return (
    <div className={fieldClasses.field}>
      {/* The field itself is in the frame and carries a name of its own there. */}
      <span id={`${id}-label`} className={fieldClasses.label}>
        {label}
      </span>
      <fieldset
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={issue ? `${id}-error` : undefined}
        tabIndex={-1}
        className={`${fieldClasses.control} m-0 h-12 min-w-0 cursor-text focus-within:border-focus focus-within:focus-glow [&:has(.StripeElement--focus)]:border-focus [&:has(.StripeElement--focus)]:focus-glow`}
        data-invalid={issue || undefined}
        onFocus={(event) => {
          if (event.target === event.currentTarget) onLabel();
        }}
      >
        <div id={`${id}-frame`} className="min-h-7" />
      </fieldset>
      <FieldNotes name={name} issue={issue} />
    </div>
  );
}

/** Shows that no money moves, while a card can be entered. */
export function TestModeRibbon({ className = 'mt-0 mb-6' }) {
  const { t } = useTranslation('billing/payment');
  const { card } = usePage();
  if (card.mode !== 'sandbox') return null;
  return (
    <p
      className={`${className} flex items-start gap-2 rounded-md bg-warn-soft px-4 py-2 text-sm font-medium text-warn`}
    >
      <IconFlask aria-hidden size={20} className="flex-none" />
      {t('test_mode')}
    </p>
  );
}
