import type { contract } from '@crewpad/contract';
import { useCallback } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import type { DialogFormProps } from '../../../rentals/index.ts';
import { NotReady } from '../../../rentals/index.ts';
import classes from '../money.module.css';
import { transactionsOf } from '../money-calls.ts';
import { RefundForm } from './refund-form.tsx';
import type { RefundWay } from './refund-values.ts';

interface RefundOfRowProps extends DialogFormProps {
  row: Pick<contract.reports.RentRow, 'rental_id' | 'charge_id'>;
  way?: RefundWay | undefined;
}

/** The refund of a rent roll row, after loading its payment. */
export function RefundOfRow({ row, way, ...form }: RefundOfRowProps) {
  const { t } = useTranslation('money-forms');
  const { rental_id } = row;
  const load = useCallback(() => transactionsOf(rental_id), [rental_id]);
  const [payments, retry] = useLoaded(load);
  if (payments.state !== 'ready') return <NotReady state={payments.state} onRetry={retry} />;
  const payment = payments.data.find(({ id }) => id === row.charge_id);
  if (!payment?.abilities.refund) return <p className={classes.text}>{t('nothing_to_refund')}</p>;
  return <RefundForm payment={payment} way={way} {...form} />;
}
