import type { contract } from '@crewpad/contract';
import { payouts } from '@crewpad/contract/endpoints';
import {
  type Locale,
  PAYOUT_GUIDE_MS,
  PAYOUT_SCHEDULES,
  type PayoutScheduleId,
  paymentFee,
  toDollars,
} from '@crewpad/domain';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import {
  CollectManually,
  OTHER_COUNTRY,
  PayoutCountry,
  PayoutPanel,
  usePayoutAccount,
} from '../../features/payouts/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { exactMoney } from '../../lib/format.ts';
import { useFlag, usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { PlainButton } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AutopaySwitch, useAutopayNumbers } from './autopay-switch.tsx';
import { Panel } from './parts/panel.tsx';
import { useApplyUser, useSave } from './use-save.ts';

interface OnboardingProps {
  /** The second step opens automatically. */
  leadsOn: boolean;
  /** Whether the lister returns from the payout provider. */
  isReturning: boolean;
  /** Whether they used an expired link to the provider. */
  isLinkOver: boolean;
  /** The steps that are done; undefined until they are read. */
  done: { crash_pads: boolean; tenants: boolean } | undefined;
}

/** The three steps to AutoPay, one of them open. */
function Onboarding({ leadsOn, isReturning, isLinkOver, done }: OnboardingProps) {
  const { t } = useTranslation('pages/settings/billing');
  const [payout, retry] = usePayoutAccount(isReturning);
  const isConnected = payout.state === 'ready' && payout.data?.account?.ready === true;
  const [open, setOpen] = useState<number | null>(1);
  const [choice, setChoice] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const payouts = payout.state === 'ready' ? payout.data : null;
  const country = choice ?? payouts?.account?.country ?? payouts?.suggested_country ?? '';
  const isCountryOpen = payouts !== null && payouts.account?.details_submitted !== true;
  // After returning, the lister first sees what the provider still needs.
  const goesOn = leadsOn && !isLinkOver && (!isReturning || isConnected);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => setOpen(2), PAYOUT_GUIDE_MS);
    return () => clearTimeout(timer);
  }, [goesOn]);
  const step = (number: number) => ({
    number,
    isOpen: open === number,
    onToggle: () => setOpen(open === number ? null : number),
  });
  const isManual = isCountryOpen && country === OTHER_COUNTRY;
  const steps = (
    <ol className="m-0 grid list-none gap-2 p-0">
      <Step {...step(1)} title={t('step_connect')} isDone={isConnected}>
        <p>{t('step_connect_text')}</p>
        <PayoutPanel
          payouts={payout}
          country={country}
          onMissingCountry={() => setMissing(true)}
          onRetry={retry}
          isReturning={isReturning}
          isLinkOver={isLinkOver}
        />
      </Step>
      <Step {...step(2)} title={t('step_crashpads')} isDone={done?.crash_pads}>
        <p>{t('step_crashpads_text')}</p>
        <p className="flex flex-wrap gap-2">
          <LinkButton to="/create-crashpad">{t('add_crashpad')}</LinkButton>
          <LinkButton to="/my-crashpads" variant="outline">
            {t('my_crashpads')}
          </LinkButton>
        </p>
      </Step>
      <Step {...step(3)} title={t('step_tenants')} isDone={done?.tenants}>
        <p>{t('step_tenants_text')}</p>
        <p className="flex flex-wrap gap-2">
          <LinkButton to="/my-crew">{t('my_crew')}</LinkButton>
        </p>
      </Step>
    </ol>
  );
  return (
    <>
      {isCountryOpen && <PayoutCountry value={country} onValue={setChoice} isMissing={isMissing} />}
      {isManual ? <CollectManually /> : steps}
    </>
  );
}

interface StepProps {
  number: number;
  title: string;
  isDone?: boolean | undefined;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Step({ number, title, isDone, isOpen, onToggle, children }: StepProps) {
  const { t } = useTranslation('pages/settings/billing');
  const id = useId();
  return (
    <li className="rounded-md border border-line">
      <h3 className="m-0 text-md">
        <PlainButton
          id={`${id}-button`}
          className="group/toggle flex min-h-14 w-full items-center gap-4 rounded-md px-4 py-2 text-left hover:bg-sunken"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span
            aria-hidden
            className="grid size-8 flex-none place-items-center rounded-full bg-sunken text-xs text-ink-soft group-aria-expanded/toggle:bg-button group-aria-expanded/toggle:text-on-button data-done:bg-good-soft data-done:text-good group-aria-expanded/toggle:data-done:bg-good-soft group-aria-expanded/toggle:data-done:text-good"
            data-done={isDone || undefined}
          >
            {isDone ? <IconCheck size={18} /> : number}
          </span>
          <span className="flex-1">
            {title}
            {isDone && <VisuallyHidden> ({t('step_done')})</VisuallyHidden>}
          </span>
          <IconChevronDown
            aria-hidden
            size={20}
            className="flex-none text-muted transition-transform group-aria-expanded/toggle:rotate-180"
          />
        </PlainButton>
      </h3>
      <section
        id={id}
        aria-label={`${t('step', { number })}: ${title}`}
        className="[padding:0_var(--space-2)_var(--space-2)_calc(var(--space-2)*2_+_2rem)] max-sm:pl-4 [&>p]:mx-0 [&>p]:mt-0 [&>p]:mb-4 [&>p]:max-w-text [&>p:last-child]:mb-0"
        hidden={!isOpen}
      >
        {children}
      </section>
    </li>
  );
}

const FACTS = ['fact_rent', 'fact_deposit', 'fact_fee', 'fact_setup'] as const;

const EXAMPLE_CENTS = 40_000;

/** The fee of a typical rent, with a card issued in the US. */
function feeExample(locale: Locale) {
  const { total, net } = paymentFee(EXAMPLE_CENTS);
  const moneyText = (cents: number) => exactMoney(toDollars(cents), locale);
  return { amount: moneyText(EXAMPLE_CENTS), fee: moneyText(total), net: moneyText(net) };
}

interface AutopayTabProps {
  user: contract.accounts.OwnUser;
  /** Whether the address opens the guide: its steps are shown before AutoPay is on. */
  isGuided: boolean;
  /** The guide continues automatically. */
  leadsOn: boolean;
  /** Whether the lister returns from the payout provider. */
  isReturning: boolean;
  /** Whether they used an expired link to the provider. */
  isLinkOver: boolean;
}

/** AutoPay: explanation, switch, and the steps once it is on. */
export function AutopayTab({ user, isGuided, ...guide }: AutopayTabProps) {
  const { t } = useTranslation('pages/settings/billing');
  const { t: tPayouts } = useTranslation('payouts');
  const { locale } = usePage();
  const autopayNumbers = useAutopayNumbers();
  const { numbers } = autopayNumbers;
  const hasSchedule = useFlag('payoutSchedule');
  return (
    <>
      <Panel title={t('autopay')} text={t('autopay_text')}>
        <div className="grid gap-6">
          <AutopaySwitch user={user} {...autopayNumbers} />
          <ul className="m-0 grid list-none gap-2 p-0">
            {FACTS.map((fact) => (
              <li key={fact} className="flex gap-2">
                <IconCheck aria-hidden size={20} className="mt-px flex-none text-good" />
                {t(fact)}
                {fact === 'fact_fee' && ` ${t('fact_example', feeExample(locale))}`}
              </li>
            ))}
          </ul>
        </div>
      </Panel>
      {(isGuided || user.automatic_payment === 1) && (
        <Panel title={t('steps')}>
          <Onboarding
            {...guide}
            done={numbers.state === 'ready' ? numbers.data.steps_done : undefined}
          />
        </Panel>
      )}
      {hasSchedule && (
        <Panel title={tPayouts('schedule_title')}>
          <PayoutSchedule user={user} />
        </Panel>
      )}
    </>
  );
}

const IDS = Object.keys(PAYOUT_SCHEDULES).map(Number) as PayoutScheduleId[];

/** How often the balance is paid out to the lister's bank. */
function PayoutSchedule({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('payouts');
  const { member } = usePage();
  const hydrated = useHydrated();
  const applyUser = useApplyUser();
  const { busy, save } = useSave();
  const change = (value: string) => {
    const config_id = IDS.find((id) => String(id) === value);
    if (config_id === undefined) return;
    save(async () => {
      const answer = await call(payouts.setPayoutSchedule, { body: { config_id } });
      await applyUser(answer.user);
      toast({ kind: 'success', message: t('schedule_saved') });
    });
  };
  const isForeign = member?.switched === true;
  return (
    <SelectField
      name="payout_config_id"
      label={t('schedule')}
      hint={t(isForeign ? 'only_member' : 'schedule_hint')}
      disabled={!hydrated || busy || isForeign}
      value={String(user.payout_config_id || IDS[0])}
      onValue={change}
    >
      {IDS.map((id) => (
        <option key={id} value={id}>
          {t(`schedule_${PAYOUT_SCHEDULES[id]}`)}
        </option>
      ))}
    </SelectField>
  );
}
