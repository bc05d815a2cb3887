import type { CardInfo } from '@crewpad/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsBillingText } from '../../../i18n/en/settings-billing.ts';
import { owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import fieldClasses from '../../../ui/form/field.module.css';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type CardRenewal, WaitingRenewal } from '../../billing/index.ts';
import type { Settings } from '../load-settings.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import classes from './card.module.css';
import { CardFacts } from './card-facts.tsx';
import { CurrentCardActions } from './current-card-actions.tsx';
import { NewCardForm } from './new-card-form.tsx';

type Choice = 'current' | 'other';

type PaymentMethodTabProps = Pick<Settings, 'user' | 'card' | 'isCardOver' | 'overdue'>;

/** The card on file and what can be done with it, or another one. */
export function PaymentMethodTab({ user, card, isCardOver, overdue }: PaymentMethodTabProps) {
  const { t } = useTranslation(settingsBillingText);
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Choice>('current');
  const [waiting, setWaiting] = useState<CardRenewal | null>(null);
  const [deleted, setDeleted] = useState(0);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed went with the card.
    if (deleted > 0) said.current?.focus();
  }, [deleted]);
  const hasPlan = user.user_plan !== null;
  const isInactive = hasPlan && user.status === 'INACTIVE';
  // Another card is all that is left when there is none, or none that is good.
  const choice = card?.valid ? chosen : 'other';

  const actions = (current: CardInfo) => (
    <CurrentCardActions
      // The form holds what the card says: another card, another form.
      key={`${current.last4} ${current.exp_month} ${current.exp_year}`}
      user={user}
      card={current}
      canEdit={current.valid || isCardOver}
      onKept={setWaiting}
      onDeleted={() => setDeleted((last) => last + 1)}
    />
  );

  return (
    <Panel title={t('card')} text={t(hasPlan ? 'card_text' : 'card_text_tenant')}>
      <div className={classes.parts}>
        {waiting && (
          <Note kind="warn">
            <WaitingRenewal
              // Another attempt is told anew.
              key={`${waiting.charge_id} ${card?.last4}`}
              renewal={waiting}
              onOtherCard={() => {
                setWaiting(null);
                setChosen('other');
              }}
            />
          </Note>
        )}
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
        <div ref={said} tabIndex={-1} className={classes.said}>
          {isInactive && (
            <Note kind="warn" title={t('inactive_title')}>
              <p>{t('inactive_text')}</p>
            </Note>
          )}
          {!isInactive && card === null && <p className={classes.none}>{t('no_card')}</p>}
        </div>
        {card && !card.valid && (
          <div className={classes.invalid}>
            <CardFacts card={card} />
            <p>{t(isCardOver ? 'card_is_over' : 'card_invalid')}</p>
            {actions(card)}
          </div>
        )}
        {card?.valid && (
          <fieldset className={fieldClasses.field}>
            <legend className={fieldClasses.label}>{t('choose')}</legend>
            <div className={classes.choices}>
              <Option
                isChosen={choice === 'current'}
                onChoose={() => setChosen('current')}
                more={actions(card)}
              >
                <CardFacts card={card} />
              </Option>
              <Option isChosen={choice === 'other'} onChoose={() => setChosen('other')}>
                <strong>{t('change_card')}</strong>
              </Option>
            </div>
          </fieldset>
        )}
        {choice === 'other' &&
          (hydrated ? (
            <NewCardForm
              user={user}
              card={card}
              overdue={overdue}
              onKept={(unpaid) => {
                setWaiting(unpaid);
                setChosen('current');
              }}
            />
          ) : (
            <p role="status" className={classes.waiting}>
              {t('fields_loading')}
            </p>
          ))}
      </div>
    </Panel>
  );
}

interface OptionProps {
  isChosen: boolean;
  onChoose: () => void;
  /** What can be done with it, once it is chosen. */
  more?: ReactNode;
  children: ReactNode;
}

function Option({ isChosen, onChoose, more, children }: OptionProps) {
  return (
    <div className={classes.choice} data-chosen={isChosen || undefined}>
      <label className={classes.option}>
        <input
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
