import type { contract, OperationAnswer } from '@crewpad/contract';
import { reports } from '@crewpad/contract/endpoints';
import { formatTag } from '@crewpad/domain';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call, callFile } from '../../../lib/browser-call.ts';
import { shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { backClass, pageClass, toolsClass } from '../../../ui/report-page-classes.ts';
import { HeadCell, Table } from '../../../ui/table.tsx';

type Payout = OperationAnswer<typeof contract.reports.getPayout>;
type Movement = contract.reports.PayoutMovement;

const NOT_FOUND = 404;

/** null: the lister has no such payout. */
async function load(id: string): Promise<Payout | null> {
  try {
    return await call(reports.getPayout, { params: { id } }, { quiet: true });
  } catch (error) {
    if (isApiError(error) && error.status === NOT_FOUND) return null;
    throw error;
  }
}

/** What one transfer to a lister's bank is made of. */
export function PayoutPage({ id }: { id: string }) {
  const { t } = useTranslation('reports/payouts');
  const { member } = usePage();
  return (
    <div className={pageClass}>
      <Link to="/lister/payouts" className={backClass}>
        <IconArrowLeft aria-hidden size={18} />
        {t('title')}
      </Link>
      {member?.switched ? (
        <>
          <PageHead title={t('one_title')} lead={t('one_lead')} />
          <p className="m-0">{t('only_member')}</p>
        </>
      ) : (
        <Loaded id={id} />
      )}
    </div>
  );
}

function Loaded({ id }: { id: string }) {
  const { t } = useTranslation('reports/payouts');
  const [known, retry] = useLoaded(useCallback(() => load(id), [id]));
  if (known.state === 'ready' && known.data !== null) return <PayoutParts known={known.data} />;
  if (known.state === 'ready') {
    return (
      <MessageView
        inPage
        picture="/images/payments.svg"
        title={t('gone_title')}
        text={t('gone_text')}
      >
        <LinkButton to="/lister/payouts" variant="outline">
          {t('title')}
        </LinkButton>
      </MessageView>
    );
  }
  return (
    <>
      <PageHead title={t('one_title')} lead={t('one_lead')} />
      {known.state === 'loading' ? (
        <p role="status" className="m-0 text-ink-soft">
          {t('loading')}
        </p>
      ) : (
        <div role="alert" className="grid justify-items-start gap-4">
          <p className="m-0 text-bad">{t('away')}</p>
          <Button variant="outline" onClick={retry}>
            {t('try_again')}
          </Button>
        </div>
      )}
    </>
  );
}

const KINDS = {
  payment: 'kind_payment',
  refund: 'kind_refund',
  dispute: 'kind_dispute',
  fee: 'kind_fee',
  other: 'kind_different',
} as const satisfies Record<Movement['kind'], string>;

/** The payout, its parts with the fee and the net amount of each, and their sum. Pure. */
export function PayoutParts({ known: { payout, data } }: { known: Payout }) {
  const { t } = useTranslation('reports/payouts');
  const { locale } = usePage();
  const { id, amount, currency, state, arrives_on } = payout;
  const format = new Intl.NumberFormat(formatTag(locale), { style: 'currency', currency });
  const money = (sum: number) => format.format(sum);
  const sumOf = (part: 'amount' | 'fee') =>
    data.reduce((cents, row) => cents + Math.round(row[part] * 100), 0) / 100;
  const day = shortDate(arrives_on, locale);
  return (
    <>
      <PageHead
        title={t('one_of', { amount: money(amount) })}
        lead={`${t(`state_${state}`)}, ${t(state === 'paid' ? 'arrived' : 'arrives', { day })}`}
      >
        <div className={toolsClass}>
          <CsvButton
            label={t('csv')}
            failed={t('csv_failed')}
            fileName={`payout-${arrives_on}.csv`}
            download={() => callFile(reports.exportPayout, { params: { id } }, { quiet: true })}
          />
        </div>
      </PageHead>
      <Table label={t('parts')}>
        <thead>
          <tr>
            <HeadCell label={t('date')} className="w-20" />
            <HeadCell label={t('what')} />
            <HeadCell label={t('amount')} className="text-end! max-md:hidden" />
            <HeadCell label={t('fee')} className="text-end! max-md:hidden" />
            <HeadCell label={t('net')} className="text-end!" />
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <PartRow key={row.line} row={row} money={money} />
          ))}
          <tr className="font-bold">
            <th scope="row" colSpan={2} className="h-target">
              {t('sum', { count: data.length })}
            </th>
            <td className="text-end! whitespace-nowrap tabular max-md:hidden">
              {money(sumOf('amount'))}
            </td>
            <td className="text-end! whitespace-nowrap tabular max-md:hidden">
              {money(sumOf('fee'))}
            </td>
            <td className="text-end! whitespace-nowrap tabular">{money(amount)}</td>
          </tr>
        </tbody>
      </Table>
    </>
  );
}

interface PartRowProps {
  row: Movement;
  money: (sum: number) => string;
}

function PartRow({ row, money }: PartRowProps) {
  const { t } = useTranslation('reports/payouts');
  const { locale } = usePage();
  const { on, kind, tenant, location, amount, fee, net, transaction_id: payment } = row;
  const name = t(KINDS[kind]);
  return (
    <tr>
      <td className="text-xs whitespace-nowrap text-ink-soft">{shortDate(on, locale)}</td>
      <td>
        {payment === null ? (
          <span className="font-medium">{name}</span>
        ) : (
          <Link to={`/receipts/${payment}`} className="font-medium">
            {name}
          </Link>
        )}
        {tenant !== null && (
          <span className="block text-xs text-ink-soft">
            {t('of_whom', { name: tenant, place: location ?? '' })}
          </span>
        )}
        {kind === 'other' && (
          <span className="block text-xs text-ink-soft">{t('different_hint')}</span>
        )}
      </td>
      <td className="text-end! whitespace-nowrap tabular max-md:hidden">{money(amount)}</td>
      <td className="text-end! whitespace-nowrap tabular max-md:hidden">
        {fee === 0 ? '–' : money(fee)}
      </td>
      <td className="text-end! font-medium whitespace-nowrap tabular">
        {money(net)}
        {fee !== 0 && (
          <span className="block text-xs font-normal text-ink-soft md:hidden">
            {t('fee_of', { fee: money(fee) })}
          </span>
        )}
      </td>
    </tr>
  );
}
