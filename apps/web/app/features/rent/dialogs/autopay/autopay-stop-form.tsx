import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormFoot } from '../../../../ui/form/form-foot.tsx';
import type { DialogFormProps } from '../../../rentals/index.ts';
import { Refusal } from '../../../rentals/index.ts';
import classes from '../money.module.css';
import { disableAutopay, requestAutopay } from '../money-calls.ts';
import { useMoney } from '../use-money.ts';

interface AutopayStopFormProps extends DialogFormProps {
  rental: Pick<contract.rentals.Rental, 'id' | 'status' | 'auto_pay'>;
  name: string;
  /** The lister takes back their request to stop. */
  keeps?: boolean;
}

/**
 * Turns AutoPay off, withdraws the request for it or the one to stop it, or asks the tenant to
 * agree.
 */
export function AutopayStopForm({ rental, name, keeps, onClose, onDone }: AutopayStopFormProps) {
  const { t } = useTranslation('money-forms');
  const { busy, refused, send } = useMoney(t('stop_failed'));
  const isWithdrawn = rental.auto_pay === 2;
  const isOffer = rental.status === 'pending';
  const kind = keeps ? 'keep' : isWithdrawn ? 'withdraw' : isOffer ? 'offer' : 'ask';
  const params = { id: rental.id };
  const submit = async () => {
    const done = await send({}, (_, options) =>
      keeps ? requestAutopay({ params, body: {} }, options) : disableAutopay({ params }, options),
    );
    const said = keeps ? 'stop_done_keep' : kind === 'ask' ? 'stop_done' : 'stop_done_now';
    if (done !== undefined) onDone(t(said));
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
