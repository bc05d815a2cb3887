import type { contract } from '@crewpad/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { storeCharged } from '../../../lib/charged-cards.ts';
import { openRefusalDialog } from '../../../lib/error-dialogs.ts';
import { owesSignUp } from '../../../lib/member-homes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { updateUser } from '../../../lib/session-store.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { whyClass } from '../../../ui/form/form-classes.ts';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { CardFormFields, TestModeRibbon } from '../card/card-form.tsx';
import { RenewalChoice, WillCharge } from '../card/renewal-choice.tsx';
import { saveCard } from '../card/save-card.ts';
import { type CardForm, useCardForm } from '../card/use-card-form.ts';
import { useCardSaved } from '../payment/card-renewal.ts';
import { fromCard, fromFailure, type PaymentError } from '../payment/payment-error.ts';
import { PaymentErrorModal, useFocusAfterError } from '../payment/payment-error-modal.tsx';
import { type CardChoice, SavedCard } from '../payment/saved-card.tsx';
import { FailedRenewal } from './failed-renewal.tsx';
import { storeUpdateFlag, useAfterSetUp } from './use-after-set-up.ts';

interface SetUpOptions {
  user: contract.accounts.OwnUser;
  /** The card on file. */
  savedCard: contract.billing.CardInfo | null;
  form: CardForm;
  /** Whether to re-enable the renewal of a plan. */
  repeats: boolean;
}

/** Sets up a card for later payments, and continues. */
function useSetUp({ user, savedCard, form, repeats }: SetUpOptions) {
  const { t } = useTranslation('billing/renewal');
  const [choice, setChoice] = useState<CardChoice>('other');
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<PaymentError | null>(null);
  const leadOn = useAfterSetUp();
  const showSaved = useCardSaved();
  // One press, one card, even if a second press comes before the button is disabled.
  const isBusy = useRef(false);

  const save = async () => {
    const result = await saveCard(user, form, repeats);
    if ('error' in result) return setError(fromCard(result.error));
    updateUser(result.user);
    storeCharged(result.user.id, result.charges);
    showSaved(result.renewal, result.method, t('saved'));
    await leadOn(result.user);
  };
  const submit = async () => {
    if (isBusy.current) return;
    if (choice === 'current') return leadOn(user);
    if (!(await form.check())) return;
    isBusy.current = true;
    setSaving(true);
    try {
      await save();
    } catch (failure) {
      if (!openRefusalDialog(failure)) setError(fromFailure(failure));
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  const isInvalid = savedCard?.valid === false;
  return {
    choice,
    setChoice,
    isInvalid,
    isSaving,
    error,
    closeError: () => setError(null),
    submit,
  };
}

interface SetUpFormProps {
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo | null;
  /** A renewal that waits for the member, if any. */
  renewal: contract.billing.ChargedRenewal;
  /** What saving a card re-enables; null if it changes no renewal. */
  restorable: contract.billing.RestorableRenewal | null;
  /** What the card is charged when it is saved, and later. */
  willCharge: contract.billing.WillCharge[];
}

/** Client-only, because of the frames. */
function SetUpForm(props: SetUpFormProps) {
  const { t } = useTranslation('billing/payment');
  if (useHydrated()) return <CardSetUp {...props} />;
  return (
    <p role="status" className="m-0 min-h-128 text-muted">
      {t('fields_loading')}
    </p>
  );
}

function CardSetUp({ user, card, renewal, restorable, willCharge }: SetUpFormProps) {
  const { t } = useTranslation('billing/renewal');
  const { t: p } = useTranslation('billing/payment');
  const form = useCardForm(user);
  const [repeats, setRepeats] = useState(true);
  const setUp = useSetUp({ user, savedCard: card, form, repeats });
  const saveButton = useFocusAfterError(setUp.error, () => form.fields.current?.focus('number'));
  const isTyped = setUp.choice === 'other';
  const isReady = !isTyped || form.state === 'ready';
  return (
    <>
      <FailedRenewal renewal={renewal} at="card" />
      <Form form={form.form} onSubmit={setUp.submit}>
        {card ? (
          <SavedCard
            savedCard={card}
            isInvalid={setUp.isInvalid}
            wasDeclined={false}
            choice={setUp.choice}
            onChoice={setUp.setChoice}
          />
        ) : (
          <h2 className="m-0 text-md">{p('card')}</h2>
        )}
        <div className={isTyped ? undefined : 'invisible -mb-6 h-0 overflow-hidden'}>
          <CardFormFields card={form} />
        </div>
        {isTyped && restorable && (
          <RenewalChoice restorable={restorable} repeats={repeats} onRepeats={setRepeats} />
        )}
        {isTyped && <WillCharge charges={willCharge} />}
        <div>
          <Button
            ref={saveButton}
            type="submit"
            variant="accent"
            className="min-h-13! w-full text-md"
            disabled={!isReady || setUp.isSaving}
            aria-describedby="save-note"
          >
            {setUp.isSaving ? t('saving') : t(isTyped ? 'save_card' : 'keep_card')}
          </Button>
          <p id="save-note" className={whyClass} aria-live="polite">
            {isReady ? isTyped && p('secure') : p('fields_loading')}
          </p>
        </div>
      </Form>
      <PaymentErrorModal isSaving error={setUp.error} onClose={setUp.closeError} />
    </>
  );
}

interface SetUpPageProps extends SetUpFormProps {
  /** Whether to continue to /upgrade-account afterward, otherwise to the plan's page. */
  isUpgrade: boolean;
}

/** Adds a card, or replaces the one on file. */
export function SetUpPage({ isUpgrade, ...setUp }: SetUpPageProps) {
  const { user, card, restorable } = setUp;
  const { t } = useTranslation('billing/renewal');
  const { t: p } = useTranslation('billing/payment');
  const { member } = usePage();
  useEffect(() => storeUpdateFlag(isUpgrade), [isUpgrade]);
  return (
    <ScenePage
      width="form"
      title={t(card === null ? 'add_title' : 'update_title')}
      lead={t(leadOf(user, restorable !== null))}
    >
      <Sheet>
        {member?.switched ? (
          p('only_member')
        ) : (
          <>
            <TestModeRibbon />
            <SetUpForm {...setUp} />
          </>
        )}
      </Sheet>
    </ScenePage>
  );
}

/** The purpose of the card: only a lister's plan is charged to it automatically. */
function leadOf(user: contract.accounts.OwnUser, isRestorable: boolean) {
  const { user_plan, repeat } = user;
  if (owesSignUp(user)) return 'set_up_lead_unpaid';
  if (isRestorable) return 'set_up_lead';
  if (user_plan === null) return 'set_up_lead_free';
  return repeat ? 'set_up_lead' : 'set_up_lead_once';
}
