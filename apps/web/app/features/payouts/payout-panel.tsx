import { ApiError, type contract } from '@crewpad/contract';
import { payouts } from '@crewpad/contract/endpoints';
import { HOME_COUNTRY, isConflictInPlace } from '@crewpad/domain';
import { IconBuildingBank, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { openErrorDialog } from '../../lib/error-dialogs.ts';
import { fullDate } from '../../lib/format.ts';
import { leaveFor } from '../../lib/leave-page.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { Loaded } from '../../lib/use-loaded.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormRefusal } from '../../ui/form/form-refusal.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { needsOf, type PayoutState, payoutStateOf } from './payout-state.ts';
import type { Payouts } from './use-payout-account.ts';

type Account = contract.payouts.PayoutAccount | null;

const KINDS: Record<PayoutState, 'good' | 'bad' | 'plain'> = {
  none: 'plain',
  started: 'plain',
  missing: 'bad',
  checking: 'plain',
  held: 'bad',
  ready: 'good',
};

interface PayoutPanelProps {
  payouts: Loaded<Payouts | null>;
  /** Where the bank account is; empty: not chosen yet. */
  country: string;
  /** The lister continues without a country. */
  onMissingCountry: () => void;
  onRetry: () => void;
  /** Whether the lister returns from the provider, whose update may take a moment. */
  isReturning: boolean;
  /** Whether they used an expired link to the provider. */
  isLinkOver: boolean;
}

/** The payout account: status, missing information, and the link to the provider. */
export function PayoutPanel({
  payouts,
  country,
  onMissingCountry,
  onRetry,
  isReturning,
  isLinkOver,
}: PayoutPanelProps) {
  const { t } = useTranslation('payouts');
  const { member } = usePage();
  if (member?.switched) return <p className="mt-2 text-xs text-muted">{t('only_member_sees')}</p>;
  if (payouts.state === 'loading') {
    return (
      <p role="status" className="text-muted">
        {t(isReturning ? 'returning' : 'loading')}
      </p>
    );
  }
  if (payouts.state === 'ready') {
    return (
      <>
        {isLinkOver && <p role="status">{t('link_over')}</p>}
        <Panel
          account={payouts.data?.account ?? null}
          {...{ country, onMissingCountry, isReturning }}
        />
      </>
    );
  }
  return (
    <div>
      <FormRefusal>{t('not_loaded')}</FormRefusal>
      <Button variant="outline" onClick={onRetry}>
        {t('try_again', { ns: 'common' })}
      </Button>
    </div>
  );
}

function Panel({
  account,
  isReturning,
  ...choice
}: Pick<PayoutPanelProps, 'country' | 'onMissingCountry' | 'isReturning'> & { account: Account }) {
  const { country } = choice;
  const { t } = useTranslation('payouts');
  const { locale } = usePage();
  const state = payoutStateOf(account);
  const needs = needsOf(account?.needs ?? []);
  const payouts = account?.external_accounts.data ?? [];
  return (
    <div className="grid gap-4 [&_p]:m-0">
      <p role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge kind={KINDS[state]}>{t(`state_${state}`)}</Badge>
        <span>{t(isReturning && state === 'started' ? 'left_early' : `text_${state}`)}</span>
      </p>
      {payouts.map(({ object, bank_name, last4 }) => (
        <p key={`${object} ${last4}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <IconBuildingBank aria-hidden size={22} stroke={1.75} />
          <span>
            {t(bank_name === null ? `to_${object}` : 'to_bank', { bank: bank_name ?? '', last4 })}
          </span>
        </p>
      ))}
      {needs.length > 0 && (
        <div>
          <p className="font-bold">{t(state === 'ready' ? 'needed_soon' : 'needed')}</p>
          <ul className="mx-0 mt-1 mb-0 pl-5">
            {needs.map(({ key, text }) => (
              <li key={text}>{key === null ? text : t(`need_${key}`)}</li>
            ))}
          </ul>
          {account?.current_deadline && (
            <p className="font-bold">
              {t('deadline', { day: fullDate(account.current_deadline, locale) })}
            </p>
          )}
        </div>
      )}
      {country !== '' && country !== HOME_COUNTRY && <p>{t('converted')}</p>}
      <PayoutLinks {...choice} account={account} state={state} hasNeeds={needs.length > 0} />
    </div>
  );
}

interface PayoutLinksProps extends Pick<PayoutPanelProps, 'country' | 'onMissingCountry'> {
  account: Account;
  state: PayoutState;
  hasNeeds: boolean;
}

/** The provider's own pages: onboarding in this window, the account in a new one. */
function PayoutLinks({ country, onMissingCountry, account, state, hasNeeds }: PayoutLinksProps) {
  const { t } = useTranslation('payouts');
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isComplete = account?.details_submitted === true;

  const follow = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (openErrorDialog(error)) return setBusy(false);
      // Another window may have fixed the country.
      const isFixed = error instanceof ApiError && isConflictInPlace(error.body.error_code);
      setRefusal(isFixed ? error.body.message : t('unreachable'));
    }
    setBusy(false);
  };
  const onboard = () =>
    follow(async () => {
      const { account_link } = await call(
        payouts.startOnboarding,
        { body: { mode: 'sign', ...(!isComplete && { country }) } },
        { quiet: true },
      );
      leaveFor(account_link.url);
    });
  const view = () => {
    // Opened synchronously with the press, because browsers block later windows.
    const tab = window.open('', '_blank');
    return follow(async () => {
      try {
        const { account_link } = await call(payouts.getDashboardLink, {}, { quiet: true });
        if (account_link === null || tab === null) throw new Error('no window or no link');
        tab.opener = null;
        tab.location.replace(account_link.url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  };

  const isLocked = !hydrated || busy;
  return (
    <div>
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
      <div className="flex flex-wrap gap-2 [.guide_&]:mt-4">
        {(!isComplete || hasNeeds) && (
          <Button
            variant={state === 'ready' ? 'outline' : 'accent'}
            disabled={isLocked}
            onClick={!isComplete && country === '' ? onMissingCountry : onboard}
          >
            {t('complete')}
          </Button>
        )}
        {isComplete && (
          <Button variant="outline" disabled={isLocked} onClick={view}>
            {t('view')}
            <IconExternalLink aria-hidden size={18} />
            <VisuallyHidden>{t('new_window')}</VisuallyHidden>
          </Button>
        )}
      </div>
    </div>
  );
}
