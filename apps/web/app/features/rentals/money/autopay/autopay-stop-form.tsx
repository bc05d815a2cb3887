import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormFoot } from '../../../../ui/form/form-foot.tsx';
import type { DialogFormProps } from '../../forms/rental-dialog-context.ts';
import { Refusal } from '../../forms/steps/refusal.tsx';
import classes from '../money.module.css';
import { disableAutopay } from '../money-calls.ts';
import { useMoney } from '../use-money.ts';

interface AutopayStopFormProps extends DialogFormProps {
  rental: Pick<contract.rentals.Rental, 'id' | 'status' | 'auto_pay'>;
  name: string;
}

/** Turns AutoPay off, withdraws the request for it, or asks the tenant to agree. */
export function AutopayStopForm({ rental, name, onClose, onDone }: AutopayStopFormProps) {
  const { t } = useTranslation('money-forms');
  const { busy, refused, send } = useMoney(t('stop_failed'));
  const isWithdrawn = rental.auto_pay === 2;
  const isOffer = rental.status === 'pending';
  const kind = isWithdrawn ? 'withdraw' : isOffer ? 'offer' : 'ask';
  const submit = async () => {
    const done = await send({}, (_, options) =>
      disableAutopay({ params: { id: rental.id } }, options),
    );
    if (done !== undefined) onDone(t(kind === 'ask' ? 'stop_done' : 'stop_done_now'));
  };
  return (
    <Form onSubmit={submit}>
      <div>
        <Refusal error={refused} />
        <p className={classes.text}>{t(`stop_${kind}`, { name })}</p>
        <FormFoot save={t(`stop_${kind}_button`)} busy={busy} onCancel={onClose} />
      </div>
    </Form>
  );
}
