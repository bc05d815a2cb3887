import type { contract, OperationAnswer } from '@crewpad/contract';
import { payouts } from '@crewpad/contract/endpoints';
import { formatTag } from '@crewpad/domain';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { backClass, pageClass } from '../../../ui/report-page-classes.ts';
import { StatusMark, type Tone } from '../../../ui/status-mark.tsx';
import { MoneyTabs } from '../../rent/index.ts';

type Payouts = OperationAnswer<typeof contract.payouts.getPayouts>;

const TONES: Readonly<Record<contract.payouts.Payout['state'], Tone>> = {
  pending: 'waiting',
  in_transit: 'waiting',
  paid: 'good',
  failed: 'bad',
  canceled: 'over',
};

const load = () => call(payouts.getPayouts, { query: {} }, { quiet: true });

/** The transfers from a lister's balance to their bank. */
export function PayoutsPage() {
  const { t } = useTranslation('reports/payouts');
  const { t: money } = useTranslation('rent/payments');
  const { member } = usePage();
  return (
    <div className={pageClass}>
      <Link to="/my-crew" className={backClass}>
        <IconArrowLeft aria-hidden size={18} />
        {money('my_crew')}
      </Link>
      <PageHead title={t('title')} lead={t('lead')} />
      <MoneyTabs open="payouts" />
      {member?.switched ? <p className="m-0">{t('only_member')}</p> : <Loaded />}
    </div>
  );
}

function Loaded() {
  const { t } = useTranslation('reports/payouts');
  const [known, retry] = useLoaded(load);
  if (known.state === 'loading') {
    return (
      <p role="status" className="m-0 text-ink-soft">
        {t('loading')}
      </p>
    );
  }
  if (known.state !== 'ready') {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p className="m-0 text-bad">{t('away')}</p>
        <Button variant="outline" onClick={retry}>
          {t('try_again')}
        </Button>
      </div>
    );
  }
  return <PayoutList known={known.data} />;
}

/** What is on its way, the balance, and all transfers. Pure. */
export function PayoutList({ known: { balance, next, data, held } }: { known: Payouts }) {
  const { t } = useTranslation('reports/payouts');
  const { locale } = usePage();
  const { available, pending, currency } = balance;
  const isEmpty = data.length === 0 && available === 0 && pending === 0;
  const sum = (amount: number, of = currency) =>
    new Intl.NumberFormat(formatTag(locale), { style: 'currency', currency: of }).format(amount);
  const facts = [
    ...(next
      ? [
          [
            t('next'),
            t('next_on', {
              amount: sum(next.amount, next.currency),
              day: shortDate(next.on, locale),
            }),
          ],
        ]
      : []),
    [t('available'), sum(available)],
    [t('pending'), sum(pending)],
  ];
  return (
    <>
      {held.length > 0 && (
        <section className="grid justify-items-start gap-2 rounded-md bg-warn-soft p-4">
          <p className="m-0 font-bold text-warn">{t('held')}</p>
          <p className="m-0">{t('held_text')}</p>
          <LinkButton to="/account-setting?tab=autopay" variant="outline">
            {t('held_do')}
          </LinkButton>
        </section>
      )}
      {isEmpty ? (
        <MessageView
          inPage
          picture="/images/payments.svg"
          title={t('none_title')}
          text={t('none_text')}
        >
          <LinkButton to="/account-setting?tab=autopay" variant="outline">
            {t('none_do')}
          </LinkButton>
        </MessageView>
      ) : (
        <>
          <dl className="m-0 grid grid-cols-1 gap-2 rounded-md border border-line bg-surface p-4 sm:grid-cols-3 [&_dd]:tabular">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-xs text-muted">{name}</dt>
                <dd className="m-0 font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          {data.length > 0 && (
            <ul
              aria-label={t('title')}
              className="m-0 list-none rounded-md border border-line bg-surface p-0 [&>li+li]:border-t [&>li+li]:border-t-line"
            >
              {data.map(({ id, amount, currency: of, state, arrives_on }) => (
                <li key={id}>
                  <Link
                    to={`/lister/payouts/${id}`}
                    className="flex min-h-target flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-ink no-underline hover:bg-sunken"
                  >
                    <span className="flex-auto font-medium whitespace-nowrap tabular">
                      {sum(amount, of)}
                    </span>
                    <span className="text-xs text-ink-soft">
                      {t(state === 'paid' ? 'arrived' : 'arrives', {
                        day: shortDate(arrives_on, locale),
                      })}
                    </span>
                    <StatusMark tone={TONES[state]}>{t(`state_${state}`)}</StatusMark>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}
