import type { contract } from '@crewpad/contract';
import type { ReactNode, Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { CardFacts, FailedRenewal, unpaidRenewal } from '../../../features/billing/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import fieldClasses from '../../../ui/form/field.module.css';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Settings } from '../load-settings.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import classes from './card.module.css';
import { CurrentCardActions } from './current-card-actions.tsx';
import { NewCardForm } from './new-card-form.tsx';

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
  const [chosen, setChosen] = useState<Choice>('current');
  // Once opened it stays mounted but hidden, because its frames have the input. Saving a card
  // unmounts it.
  const [isOpened, setOpened] = useState(false);
  const [done, setDone] = useState(0);
  const said = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The pressed button was removed with the card or its form.
    if (done > 0) (current.current ?? said.current)?.focus();
  }, [done]);
  const isSwitched = member?.switched === true;
  const hasPlan = user.user_plan !== null;
  const isInactive = hasPlan && user.status === 'INACTIVE';
  const isDeclined = unpaidRenewal(renewal)?.status === 'declined';
  // Only another card is possible without a valid one on file.
  const choice = card?.valid ? chosen : 'other';
  const choose = (next: Choice) => {
    setChosen(next);
    if (next === 'other') setOpened(true);
  };
  const onSaved = () => {
    setOpened(false);
    setChosen('current');
    setDone((last) => last + 1);
  };

  const actions = (shown: contract.billing.CardInfo) =>
    isSwitched ? null : (
      <CurrentCardActions
        // The form depends on the card: another card resets it.
        key={`${shown.last4} ${shown.exp_month} ${shown.exp_year}`}
        user={user}
        card={shown}
        willCharge={willCharge}
        canEdit={shown.valid || isCardOver}
        onSaved={onSaved}
        onDeleted={() => setDone((last) => last + 1)}
      />
    );

  return (
    <Panel title={t('card')} text={t(textOf(user, card))}>
      <div className={classes.parts}>
        <FailedRenewal renewal={renewal} at="card" />
        {owesSignUp(user) && (
          <Note kind="warn" title={t('unpaid_title')}>
            <p>{t('unpaid_text')}</p>
            <p className={classes.way}>
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
        <div ref={said} tabIndex={-1} className={classes.said}>
          {isInactive && (
            <Note kind="warn" title={t('inactive_title')}>
              <p>{t('inactive_text')}</p>
            </Note>
          )}
          {!isInactive && card === null && <p className={classes.none}>{t('no_card')}</p>}
        </div>
        {card && (!card.valid || isSwitched) && (
          <div className={card.valid ? classes.shown : classes.invalid}>
            <CardFacts card={card} wasDeclined={isDeclined} />
            {!card.valid && <p>{t(isCardOver ? 'card_is_over' : 'card_invalid')}</p>}
            {actions(card)}
          </div>
        )}
        {card?.valid && !isSwitched && (
          <fieldset className={fieldClasses.field}>
            <legend className={fieldClasses.label}>{t('choose')}</legend>
            <div className={classes.choices}>
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
            <div className={choice === 'other' ? undefined : classes.away}>
              <NewCardForm {...{ user, card, restorable, willCharge, onSaved }} />
            </div>
          ) : (
            <p role="status" className={classes.waiting}>
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
    <div className={classes.choice} data-chosen={isChosen || undefined}>
      <label className={classes.option}>
        <input
          ref={ref}
          type="radio"
          name="card_choice"
          className={fieldClasses.box}
          checked={isChosen}
          onChange={onChoose}
        />
        {children}
      </label>
      {isChosen && more && <div className={classes.more}>{more}</div>}
    </div>
  );
}
