import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { CheckField } from '../../../../ui/form/choice-fields.tsx';
import { isPayoutReady, PayoutGuide } from '../../../payouts/index.ts';
import type { InviteFormState } from '../invite/use-invite-form.ts';

/** AutoPay for an invitation. It requires a payout account: without one, links to its setup. */
export function AutopayField({ state: { values, set } }: { state: InviteFormState }) {
  const { t } = useTranslation('rental-forms');
  const [ready] = useLoaded(isPayoutReady);
  const isOn = values.auto_pay === '1';
  const isMissing = ready.state === 'ready' && !ready.data;
  return (
    <div>
      <CheckField
        name="auto_pay"
        label={t('auto_pay')}
        hint={t(isOn ? 'auto_pay_hint' : isMissing ? 'autopay_needs_payouts' : 'by_hand')}
        checked={isOn}
        // It can always be turned off.
        disabled={!isOn && (ready.state === 'loading' || isMissing)}
        onValue={(checked) => set({ auto_pay: checked ? '1' : '0' })}
      />
      {isMissing && <PayoutGuide />}
    </div>
  );
}
