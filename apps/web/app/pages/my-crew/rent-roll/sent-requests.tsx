import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { isOpenRequest, statusWord, usePerform } from '../../../features/rent/index.ts';
import { dayThere, useRentalDialog } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { cellClass, listClass, rowClass } from './rent-roll-classes.ts';

/** So many closed ones are listed below the open ones; the others open with a press. */
const CLOSED_LISTED = 3;

const TONES = {
  pending: 'waiting',
  completed: 'good',
  rejected: 'bad',
  disputed: 'waiting',
  taken_back: 'bad',
  unknown: 'over',
} as const;

/** The payment requests to tenants: what waits for an answer first, then paid and closed ones. */
export function SentRequests({ requests }: { requests: readonly contract.rent.PaymentRequest[] }) {
  const { t } = useTranslation('pages/my-crew');
  if (requests.length === 0) return null;
  const isListed = (request: contract.rent.PaymentRequest) =>
    isOpenRequest(request) || request.waits_for_lister;
  const closedRequests = requests.filter((request) => !isListed(request));
  const listedRequests = [...requests.filter(isListed), ...closedRequests.slice(0, CLOSED_LISTED)];
  const earlier = closedRequests.slice(CLOSED_LISTED);
  return (
    <section aria-labelledby="sent-requests" className="grid grid-cols-1 gap-4">
      <h2 id="sent-requests" className="m-0 text-md">
        {t('requests_title')}
      </h2>
      <ul aria-labelledby="sent-requests" className={listClass}>
        {listedRequests.map((request) => (
          <SentRequest key={request.id} request={request} />
        ))}
      </ul>
      {earlier.length > 0 && (
        <details className="mt-2 [&_summary]:min-h-target [&_summary]:w-fit [&_summary]:cursor-pointer [&_summary]:content-center">
          <summary>{t('requests_earlier', { count: earlier.length })}</summary>
          <ul aria-labelledby="sent-requests" className={listClass}>
            {earlier.map((request) => (
              <SentRequest key={request.id} request={request} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function SentRequest({ request }: { request: contract.rent.PaymentRequest }) {
  const { t } = useTranslation('pages/my-crew');
  const { locale, member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { t: status } = useTranslation('rent/requests');
  const perform = usePerform();
  const { tenant_name: name, fee, net, notes, abilities } = request;
  const word = statusWord(request);
  const amount = exactMoney(request.amount, locale);
  const isHeldUp = !hydrated || member?.switched === true;
  return (
    <li>
      <article
        aria-label={t('request_to', { amount, name })}
        className={`${rowClass} lg:[grid-template-columns:minmax(0,1.3fr)_minmax(0,1.6fr)_minmax(0,1.1fr)_auto]!`}
      >
        <div className={cellClass}>
          <strong className="font-bold">{name}</strong>
          <span className="text-xs text-muted">{request.crashpad_name}</span>
        </div>
        <div className={cellClass}>
          <span>{t(`purpose_${request.payment_for}`, { ns: 'common' })}</span>
          {notes !== '' && <span className="text-xs text-muted">{notes}</span>}
          {request.reason !== null && (
            <span className="text-xs text-muted">
              {status('reason', { reason: request.reason })}
            </span>
          )}
          {request.last_attempt === 'declined' && (
            <span className="text-xs text-muted">{status('was_declined')}</span>
          )}
          {request.hold !== null && (
            <span className="text-xs text-muted">{t(`hold_${request.hold}`, { name })}</span>
          )}
          <span className="text-xs text-muted">
            {t('request_sent', { when: dayThere(request.created_at, request.time_zone, locale) })}
          </span>
        </div>
        <div className={cellClass}>
          <strong className="col-1 [&>strong]:text-md">{amount}</strong>
          {fee !== undefined && net !== undefined && word !== 'rejected' && (
            <span className="text-xs text-muted">
              {t('roll_fee', { fee: exactMoney(fee, locale), net: exactMoney(net, locale) })}
            </span>
          )}
        </div>
        <div className="col-span-full flex items-center gap-2 lg:col-auto lg:min-w-56 lg:justify-end">
          <StatusMark tone={TONES[word]}>{status(`status_${word}`)}</StatusMark>
          {abilities.edit && (
            <Button
              variant="outline"
              disabled={isHeldUp}
              aria-label={t('request_edit_of', { amount, name })}
              onClick={() => openDialog({ action: 'edit_request', request })}
            >
              {t('request_edit')}
            </Button>
          )}
          {request.waits_for_lister && (
            <Button
              variant="outline"
              disabled={isHeldUp}
              aria-label={t('request_dismiss_of', { amount, name })}
              onClick={() =>
                perform(
                  () =>
                    call(rent.dismissRejection, { params: { id: request.id } }, { quiet: true }),
                  t('request_dismissed'),
                  t('request_not_dismissed'),
                )
              }
            >
              {t('request_dismiss')}
            </Button>
          )}
          {abilities.withdraw && (
            <Button
              variant="subtle"
              disabled={isHeldUp}
              aria-label={t('request_withdraw_of', { amount, name })}
              onClick={() => openDialog({ action: 'withdraw_request', request })}
            >
              {t('request_withdraw')}
            </Button>
          )}
        </div>
      </article>
    </li>
  );
}
