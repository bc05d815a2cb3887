import type { contract } from '@crewpad/contract';
import { listings } from '@crewpad/contract/endpoints';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { hourOfDay } from '../../../../lib/format-times.ts';
import { useFlag, usePage } from '../../../../lib/page-context.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useNow } from '../../../../lib/when.ts';
import { Button } from '../../../../ui/button.tsx';
import { DisclosureSummary } from '../../../../ui/disclosure-summary.tsx';
import { CheckField } from '../../../../ui/form/choice-fields.tsx';
import { agreedClass } from '../../../../ui/form/dialog-form-classes.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormFoot } from '../../../../ui/form/form-foot.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { isAutopaySetUp, PayoutGuide } from '../../../payouts/index.ts';
import { QuoteList } from '../../quote-list.tsx';
import { NotReady, Refusal } from '../note-form.tsx';
import type { InviteValues, Places } from './invite-values.ts';
import { PlaceFields, WhoFields } from './party-fields.tsx';
import { quoteOfOffer } from './quote-of-offer.ts';
import { MoreFields, RentChangeHint, RentFields, StayFields } from './stay-fields.tsx';
import { type InviteFormProps, type InviteFormState, useInviteForm } from './use-invite-form.ts';

const loadPlaces = () => call(listings.getListingsAndBeds, {}, { quiet: true });

const SEND = { button: 'send', about: 'send_text' } as const;
const SAVE_INVITE = { button: 'save_invite', about: 'save_invite_text' } as const;
const SAVE = { button: 'save', about: 'rent_change' } as const;

/** Invites someone to a bed, or edits an invitation or a rental. */
export function InviteForm(props: InviteFormProps) {
  const { t } = useTranslation('rentals/forms');
  const [places, retry] = useLoaded(loadPlaces);
  if (places.state !== 'ready') return <NotReady state={places.state} onRetry={retry} />;
  const { listings, beds } = places.data;
  if (props.rental === undefined && beds.length === 0) {
    const isNowhere = listings.length === 0;
    return (
      <>
        <p className="mx-0 mt-0 mb-4 text-ink-soft">
          {t(isNowhere ? 'no_places' : 'no_beds_anywhere')}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {isNowhere && (
            <LinkButton to="/create-crashpad" variant="accent">
              {t('add_crashpad')}
            </LinkButton>
          )}
          <LinkButton to="/my-crashpads" variant="outline">
            {t('my_crashpads')}
          </LinkButton>
        </div>
      </>
    );
  }
  return <LoadedForm {...props} places={places.data} />;
}

function LoadedForm({ places, ...props }: InviteFormProps & { places: Places }) {
  const { t } = useTranslation('rentals/forms');
  const hasAutopay = useFlag('autopay');
  const { emailsVerifiedOnly, locale } = usePage();
  const now = useNow();
  const { rental } = props;
  const state = useInviteForm(props, places);
  const { values, form, busy, refusal, submit } = state;
  const isAccepted = rental?.status === 'accepted';
  const quote = isAccepted ? null : quoteOfOffer(values, now, rental);
  const quoteLine = ({ today, then: monthly, total }: contract.rentals.RentQuote) => {
    const first = exactMoney(
      today.reduce((sum, { amount }) => sum + amount, 0),
      locale,
    );
    if (monthly === null || monthly === undefined) {
      return t('quote_until_end', { first, total: exactMoney(total ?? 0, locale) });
    }
    return t('quote_by_month', { first, monthly: exactMoney(monthly.amount, locale) });
  };
  const { button, about } = rental === undefined ? SEND : isAccepted ? SAVE : SAVE_INVITE;
  return (
    <>
      {state.isRestored && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-sm border border-l-3 border-line border-l-line-strong bg-sunken px-4 py-1">
          {t('draft_restored')}
          <Button variant="subtle" onClick={state.startOver}>
            {t('start_over')}
          </Button>
        </p>
      )}
      <Form
        form={form}
        onSubmit={submit}
        className="grid grid-cols-1 gap-6"
        keepsText={state.isDraft}
      >
        {rental === undefined && props.person === undefined && (
          <p className="m-0">
            <Link to="/my-crew/invite-several" onClick={props.onClose}>
              {t('invite_several')}
            </Link>
          </p>
        )}
        <WhoFields state={state} rental={rental} person={props.person} />
        {rental && isAccepted && <AgreedTerms rental={rental} />}
        <PlaceFields
          state={state}
          rental={rental}
          places={places}
          personId={props.person?.userId}
        />
        {!isAccepted && <MissingStreet places={places} values={values} />}
        {!isAccepted && <StayFields state={state} rental={rental} />}
        <RentFields
          state={state}
          isAccepted={isAccepted}
          isDepositHeld={rental?.holds_deposit === true}
        />
        {rental && isAccepted && (
          <RentChangeHint rental={rental} values={values} onWithdrawn={props.onDone} />
        )}
        {!isAccepted && hasAutopay && <AutopayField state={state} />}
        <MoreFields state={state} hasNote={!isAccepted} />
        {quote && (
          <details className="[&>summary]:text-md">
            <DisclosureSummary>{t('quote')}</DisclosureSummary>
            <QuoteList
              auto_pay={Number(values.auto_pay)}
              quote={quote}
              time_zone={rental?.time_zone}
              reader="lister"
            />
          </details>
        )}
        <div className="grid gap-6">
          {refusal && !refusal.body.errors && <Refusal error={refusal} />}
          <p className="m-0 text-xs text-muted">{t(about)}</p>
          {emailsVerifiedOnly && !isAccepted && (
            <p className="m-0 text-xs text-muted">{t('verified_only')}</p>
          )}
        </div>
        <FormFoot
          save={t(button)}
          busy={busy}
          onCancel={state.cancel}
          summary={quote === null ? undefined : quoteLine(quote)}
        />
      </Form>
    </>
  );
}

/** A crash pad without a street, which its tenants need, and the way to its field. */
function MissingStreet({ places, values }: { places: Places; values: InviteValues }) {
  const { t } = useTranslation('rentals/forms');
  const listing = places.listings.find(({ id }) => String(id) === values.location_id);
  if (listing === undefined || listing.has_street) return null;
  return (
    <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-warn-soft px-4 py-2">
      <p className="m-0 min-w-0 grow basis-60 text-sm">{t('street_missing', listing)}</p>
      <LinkButton to={`/my-crashpads/${listing.id}/edit?step=1#field-street1`} variant="outline">
        {t('street_add')}
      </LinkButton>
    </div>
  );
}

/** AutoPay for an invitation: on once it is set up; until then, links to its setup. */
function AutopayField({
  state: { values, set, fillIn, isNew, isRestored },
}: {
  state: InviteFormState;
}) {
  const { t } = useTranslation('rentals/forms');
  const [ready] = useLoaded(isAutopaySetUp);
  const isOn = values.auto_pay === '1';
  const isMissing = ready.state === 'ready' && !ready.data;
  const isReady = ready.state === 'ready' && ready.data;
  const turnOn = useEffectEvent(() => {
    if (isNew && !isRestored) fillIn({ auto_pay: '1' });
  });
  useEffect(() => {
    if (isReady) turnOn();
  }, [isReady]);
  return (
    <div>
      <CheckField
        name="auto_pay"
        label={t('auto_pay')}
        hint={t(
          isOn ? 'auto_pay_hint' : isMissing ? 'autopay_needs_payouts' : 'collected_manually',
        )}
        checked={isOn}
        // It can always be turned off.
        disabled={!isOn && (ready.state === 'loading' || isMissing)}
        onValue={(checked) => set({ auto_pay: checked ? '1' : '0' })}
      />
      {isMissing && <PayoutGuide />}
    </div>
  );
}

/** The agreed terms, which neither party can change alone. */
function AgreedTerms({ rental }: { rental: contract.rentals.Rental }) {
  const { t } = useTranslation('rentals/forms');
  const { locale } = usePage();
  const { start_date, start_time, checkout_date, checkout_time, deposit } = rental;
  const at = (date: string, time: string | null) => ({
    date: shortDate(date, locale),
    time: hourOfDay(time ?? '00:00', locale),
  });
  return (
    <div className={agreedClass}>
      <p className="mx-0 mt-0 mb-1 font-bold">{t('agreed')}</p>
      <ul className="m-0 list-none p-0 text-xs text-ink-soft">
        <li>{t('agreed_from', at(start_date, start_time))}</li>
        <li>
          {checkout_date === null
            ? t('agreed_open')
            : t('agreed_to', at(checkout_date, checkout_time))}
        </li>
        <li>{t('agreed_deposit', { amount: exactMoney(deposit, locale) })}</li>
      </ul>
      <p className="m-0 text-xs text-muted">{t('agreed_text')}</p>
    </div>
  );
}
