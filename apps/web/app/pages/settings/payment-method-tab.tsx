import type { contract } from '@crewpad/contract';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  CardFacts,
  CardFormFields,
  FailedRenewal,
  fromCard,
  fromFailure,
  type PaymentError,
  PaymentErrorModal,
  RenewalChoice,
  saveCard,
  TestModeRibbon,
  unpaidRenewal,
  useAfterSetUp,
  useCardForm,
  useCardSaved,
  useFocusAfterError,
  WillCharge,
} from '../../features/billing/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { storeCharged } from '../../lib/charged-cards.ts';
import { openRefusalDialog } from '../../lib/error-dialogs.ts';
import { owesSignUp, UNPAID_HOME } from '../../lib/member-homes.ts';
import { usePage } from '../../lib/page-context.ts';
import { updateUser } from '../../lib/session-store.ts';
import { sitePath } from '../../lib/site-path.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Radio } from '../../ui/form/controls.tsx';
import { fieldClasses } from '../../ui/form/field-classes.ts';
import { Form } from '../../ui/form/form.tsx';
import { whyClass } from '../../ui/form/form-classes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { CurrentCardActions } from './current-card-actions.tsx';
import type { Settings } from './load-settings.ts';
import { Note } from './parts/note.tsx';
import { Panel } from './parts/panel.tsx';
import { useReload } from './use-save.ts';

interface NewCardOptions {
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo | null;
  form: ReturnType<typeof useCardForm>;
  /** Whether to re-enable the renewal of a plan. */
  repeats: boolean;
  onSaved: () => void;
}

/** Saves the entered card. It continues to the page that asked for it, a first one to where it is needed. */
function useNewCard({ user, card, form, repeats, onSaved }: NewCardOptions) {
  const { t } = useTranslation('pages/settings/billing');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const reload = useReload();
  const leadOn = useAfterSetUp();
  const showSaved = useCardSaved();
  const [state, setState] = useState<'open' | 'saving'>('open');
  const [error, setError] = useState<PaymentError | null>(null);
  const isBusy = useRef(false);

  const save = async () => {
    // One press, one card, even if a second press comes before the button is disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    setState('saving');
    try {
      const result = await saveCard(user, form, repeats);
      if ('error' in result) return setError(fromCard(result.error));
      updateUser(result.user);
      storeCharged(result.user.id, result.charges);
      showSaved(result.renewal, result.method, t('card_saved'));
      if (owesSignUp(result.user)) return await navigate(UNPAID_HOME);
      const back = sitePath(query.get('ref_url'));
      if (back !== null) {
        await navigate(back);
        return await reload();
      }
      if (card === null) return await leadOn(result.user);
      await reload();
      onSaved();
    } catch (failure) {
      if (!openRefusalDialog(failure)) setError(fromFailure(failure));
    } finally {
      isBusy.current = false;
      setState('open');
    }
  };
  return { state, save, error, closeError: () => setError(null) };
}

interface NewCardFormProps {
  user: contract.accounts.OwnUser;
  /** The card it replaces. */
  card: contract.billing.CardInfo | null;
  /** What saving a card re-enables; null if it changes no renewal. */
  restorable: contract.billing.RestorableRenewal | null;
  /** What the card is charged when it is saved, and later. */
  willCharge: contract.billing.WillCharge[];
  onSaved: () => void;
}

/** The form of a new card. Client-only, because of the provider's frames. */
function NewCardForm({ user, card, restorable, willCharge, onSaved }: NewCardFormProps) {
  const { t } = useTranslation('pages/settings/billing');
  const form = useCardForm(user);
  const [repeats, setRepeats] = useState(true);
  const { state, save, error, closeError } = useNewCard({ user, card, form, repeats, onSaved });
  const saveButton = useFocusAfterError(error, () => form.fields.current?.focus('number'));
  const [isConfirming, setConfirming] = useState(false);
  const isReady = form.state === 'ready';

  const submit = async () => {
    if (!isReady || state !== 'open' || !(await form.check())) return;
    if (card?.valid) setConfirming(true);
    else await save();
  };

  return (
    <div>
      <TestModeRibbon />
      <Form form={form.form} onSubmit={submit}>
        <CardFormFields card={form} />
        {restorable && (
          <RenewalChoice restorable={restorable} repeats={repeats} onRepeats={setRepeats} />
        )}
        <WillCharge charges={willCharge} />
        <div>
          <Button
            ref={saveButton}
            type="submit"
            variant="accent"
            className="min-h-13! w-full text-md"
            disabled={!isReady || state !== 'open'}
            aria-describedby="save-card-note"
          >
            {t(state === 'open' ? 'save_card' : 'saving')}
          </Button>
          <p id="save-card-note" className={whyClass} aria-live="polite">
            {t(isReady ? 'secure' : 'fields_loading')}
          </p>
        </div>
      </Form>
      <ConfirmDialog
        open={isConfirming}
        title={t('replace_title')}
        confirm={t('replace_confirm')}
        cancel={t('cancel', { ns: 'common' })}
        close={t('close', { ns: 'common' })}
        onConfirm={() => {
          setConfirming(false);
          save();
        }}
        onClose={() => setConfirming(false)}
      >
        <p>{t('replace_text')}</p>
      </ConfirmDialog>
      <PaymentErrorModal isSaving error={error} onClose={closeError} />
    </div>
  );
}

type Choice = 'current' | 'other';

type PaymentMethodTabProps = Pick<
  Settings,
  'user' | 'card' | 'renewal' | 'restorable' | 'isCardOver' | 'willCharge'
>;

/** The card on file with its actions, or another one. */
export function PaymentMethodTab(props: PaymentMethodTabProps) {
  const { user, card, renewal, restorable, isCardOver, willCharge } = props;
  const { t } = useTranslation('pages/settings/billing');
  const { member } = usePage();
  const hydrated = useHydrated();
  const [selectedChoice, setSelectedChoice] = useState<Choice>('current');
  // Once opened it stays mounted but hidden, because its frames have the input. Saving a card
  // unmounts it.
  const [isOpened, setOpened] = useState(false);
  const [doneCount, setDoneCount] = useState(0);
  const result = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The pressed button was removed with the card or its form.
    if (doneCount > 0) (current.current ?? result.current)?.focus();
  }, [doneCount]);
  const isSwitched = member?.switched === true;
  const hasPlan = user.user_plan !== null;
  const isInactive = hasPlan && user.status === 'INACTIVE';
  const isDeclined = unpaidRenewal(renewal)?.status === 'declined';
  // Only another card is possible without a valid one on file.
  const choice = card?.valid ? selectedChoice : 'other';
  const choose = (next: Choice) => {
    setSelectedChoice(next);
    if (next === 'other') setOpened(true);
  };
  const onSaved = () => {
    setOpened(false);
    setSelectedChoice('current');
    setDoneCount((last) => last + 1);
  };

  const actions = (currentCard: contract.billing.CardInfo) =>
    isSwitched ? null : (
      <CurrentCardActions
        // The form depends on the card: another card resets it.
        key={`${currentCard.last4} ${currentCard.exp_month} ${currentCard.exp_year}`}
        user={user}
        card={currentCard}
        willCharge={willCharge}
        canEdit={currentCard.valid || isCardOver}
        onSaved={onSaved}
        onDeleted={() => setDoneCount((last) => last + 1)}
      />
    );

  return (
    <Panel title={t('card')} text={t(textOf(user, card))}>
      <div className="parts grid gap-6">
        <FailedRenewal renewal={renewal} at="card" />
        {owesSignUp(user) && (
          <Note kind="warn" title={t('unpaid_title')}>
            <p>{t('unpaid_text')}</p>
            <p className="[.parts_&]:mx-0 [.parts_&]:mt-4 [.parts_&]:mb-0">
              <LinkButton to={UNPAID_HOME} variant="accent">
                {t('finish_sign_up')}
              </LinkButton>
            </p>
          </Note>
        )}
        {isSwitched && (
          <Note>
            <p>{t('only_member')}</p>
          </Note>
        )}
        <div ref={result} tabIndex={-1} className="empty:hidden focus:outline-0">
          {isInactive && (
            <Note kind="warn" title={t('inactive_title')}>
              <p>{t('inactive_text')}</p>
            </Note>
          )}
          {!isInactive && card === null && <p className="m-0 text-ink-soft">{t('no_card')}</p>}
        </div>
        {card && (!card.valid || isSwitched) && (
          <div
            className={
              card.valid
                ? 'rounded-md border border-line p-4'
                : 'rounded-md border border-bad p-4 [&_p]:mx-0 [&_p]:mt-2 [&_p]:mb-0'
            }
          >
            <CardFacts card={card} wasDeclined={isDeclined} />
            {!card.valid && <p>{t(isCardOver ? 'card_is_over' : 'card_invalid')}</p>}
            {actions(card)}
          </div>
        )}
        {card?.valid && !isSwitched && (
          <fieldset className={fieldClasses.field}>
            <legend className={fieldClasses.label}>{t('choose')}</legend>
            <div className="grid grid-cols-1 gap-2">
              <CardOption
                ref={current}
                isChosen={choice === 'current'}
                onChoose={() => choose('current')}
                more={actions(card)}
              >
                <CardFacts card={card} wasDeclined={isDeclined} />
              </CardOption>
              <CardOption isChosen={choice === 'other'} onChoose={() => choose('other')}>
                <strong>{t('change_card')}</strong>
              </CardOption>
            </div>
          </fieldset>
        )}
        {!isSwitched &&
          (choice === 'other' || isOpened) &&
          (hydrated ? (
            <div className={choice === 'other' ? undefined : 'invisible h-0 overflow-hidden'}>
              <NewCardForm {...{ user, card, restorable, willCharge, onSaved }} />
            </div>
          ) : (
            <p role="status" className="m-0 min-h-96 text-muted">
              {t('fields_loading')}
            </p>
          ))}
      </div>
    </Panel>
  );
}

/** The purpose of the card: only a renewing plan is charged to it automatically. */
function textOf(
  { user_plan, repeat }: contract.accounts.OwnUser,
  card: contract.billing.CardInfo | null,
) {
  if (user_plan === null) return 'card_text_tenant';
  if (!card?.valid) return 'card_text_none';
  return repeat ? 'card_text' : 'card_text_once';
}

interface CardOptionProps {
  isChosen: boolean;
  onChoose: () => void;
  /** Its actions, when selected. */
  more?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** A selectable card with its actions. */
function CardOption({ isChosen, onChoose, more, ref, children }: CardOptionProps) {
  return (
    <div
      className="rounded-md border border-line-strong data-chosen:border-ink data-chosen:[box-shadow:inset_0_0_0_1px_var(--ink)]"
      data-chosen={isChosen || undefined}
    >
      <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md p-4 hover:bg-sunken">
        <Radio ref={ref} name="card_choice" checked={isChosen} onChange={onChoose} />
        {children}
      </label>
      {isChosen && more && <div className="mx-4 my-0 border-t border-t-line px-0 py-4">{more}</div>}
    </div>
  );
}
