import { DEDUCTION_PURPOSES, REASON_MAX } from '@crewpad/domain';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { AmountField } from '../../../../ui/form/amount-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { FormIssues } from '../../../../ui/form/use-form-issues.ts';
import classes from '../money.module.css';
import { type Deduction, deductionField, returnedOf } from './refund-values.ts';

interface DeductionFieldsProps {
  /** What is held. */
  remaining: number;
  deductions: readonly Deduction[];
  onChange: (deductions: Deduction[]) => void;
  form: FormIssues;
}

/**
 * A lister's deductions from a deposit with reasons. The rest is returned, so the total is always
 * the held amount.
 */
export function DeductionFields(props: DeductionFieldsProps) {
  const { remaining, deductions, onChange, form } = props;
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const returned = returnedOf(remaining, deductions);
  const set = (at: number, change: Partial<Deduction>) => {
    onChange(deductions.map((one, index) => (index === at ? { ...one, ...change } : one)));
    form.clear(...Object.keys(change).map((part) => deductionField(at, part as keyof Deduction)));
  };
  return (
    <>
      {deductions.map(({ reason, for: purpose, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold no state of their own.
        <fieldset key={at} className={classes.deduction}>
          <legend>{t('deduction', { number: at + 1 })}</legend>
          <TextField
            name={deductionField(at, 'reason')}
            label={t('deduction_reason')}
            maxLength={REASON_MAX}
            value={reason}
            onValue={(value) => set(at, { reason: value })}
            issue={form.keyOf(deductionField(at, 'reason'))}
          />
          <SelectField
            name={deductionField(at, 'for')}
            label={t('deduction_for')}
            value={purpose}
            onValue={(value) => {
              const chosen = DEDUCTION_PURPOSES.find((one) => one === value);
              if (chosen !== undefined) set(at, { for: chosen });
            }}
          >
            {DEDUCTION_PURPOSES.map((one) => (
              <option key={one} value={one}>
                {t(`purpose_${one}`, { ns: 'common' })}
              </option>
            ))}
          </SelectField>
          <AmountField
            name={deductionField(at, 'amount')}
            label={t('amount')}
            value={amount}
            onValue={(value) => set(at, { amount: value })}
            issue={form.keyOf(deductionField(at, 'amount'))}
          />
          <Button
            variant="subtle"
            onClick={() => {
              onChange(deductions.filter((_, index) => index !== at));
              form.show([]);
            }}
          >
            {t('remove')}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          variant="outline"
          onClick={() => onChange([...deductions, { reason: '', for: 'damage', amount: '' }])}
        >
          <IconPlus aria-hidden size={18} />
          {t('add_deduction')}
        </Button>
      </div>
      <div role="status" className={classes.sums}>
        <dl>
          <div>
            <dt>{t('held')}</dt>
            <dd>{exactMoney(remaining, locale)}</dd>
          </div>
          <div>
            <dt>{t('kept')}</dt>
            <dd>{exactMoney(remaining - returned, locale)}</dd>
          </div>
          <div>
            <dt>{t('goes_back')}</dt>
            <dd>{exactMoney(Math.max(0, returned), locale)}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}
