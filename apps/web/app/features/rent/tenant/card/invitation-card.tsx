import { AUTOPAY } from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { QuoteList } from '../../../rentals/index.ts';
import { useAutopayWords } from '../../autopay-state.tsx';
import type { DialogAction } from '../dialogs/use-rental-actions.ts';
import type { MyRental } from '../load-my-rentals.ts';
import { AutopayNotices } from '../notices/autopay-notices.tsx';
import { Notice } from '../notices/notice.tsx';
import { CheckoutNotice } from '../notices/stay-notices.tsx';
import {
  actionsClass,
  badgeClass,
  bodyClass,
  cardClass,
  chargeClass,
  headClass,
  pictureClass,
} from './rental-card-classes.ts';
import { StayFacts } from './stay-facts.tsx';

interface InvitationCardProps {
  rental: MyRental;
  onOpenDialog: (action: DialogAction) => void;
}

/** A pending invitation with its costs. */
export function InvitationCard({ rental, onOpenDialog }: InvitationCardProps) {
  const { t } = useTranslation('rent/tenant');
  const { t: money } = useTranslation('rent/tenant/money');
  const { abilities, quote, lister, checkout_date } = rental;
  const { locale } = usePage();
  const autopay = useAutopayWords(rental);
  const isUnconfirmed = rental.deposit_state.hold !== null;
  const id = `rental-${rental.id}`;
  const name = lister?.display_name ?? t('by_lister');
  return (
    <article aria-labelledby={id} className={cardClass}>
      <Picture
        src={rental.thumbnail}
        alt=""
        width={640}
        height={360}
        sizes="(min-width: 48em) 15rem, 100vw"
        className={pictureClass}
      />
      <div className={bodyClass}>
        <div className={headClass}>
          <div>
            <h3 id={id} className="m-0 text-md">
              {rental.location}
            </h3>
            <span className="block text-xs text-ink-soft">{t('invited_by', { lister: name })}</span>
          </div>
          <span className={badgeClass} data-phase={rental.phase}>
            {t('phase_invited')}
          </span>
        </div>
        {isUnconfirmed && (
          <Notice
            kind="warn"
            title={money('unconfirmed_title', {
              amount: exactMoney(rental.deposit_state.agreed, locale),
            })}
          >
            <p>{money('unconfirmed_deposit')}</p>
          </Notice>
        )}
        <AutopayNotices rental={rental} isNext={!abilities.accept} onOpenDialog={onOpenDialog} />
        <CheckoutNotice rental={rental} />
        <StayFacts
          autopay={autopay}
          terms={rental}
          end={checkout_date === null ? null : { date: checkout_date, time: rental.checkout_time }}
        />
        {quote && (
          <div className={chargeClass}>
            <QuoteList
              auto_pay={rental.auto_pay}
              quote={quote}
              time_zone={rental.time_zone}
              reader="tenant"
              lister={name}
            />
          </div>
        )}
        <div className={actionsClass}>
          {abilities.accept && isUnconfirmed && (
            <LinkButton to={`/tenant/accept/${rental.token}?step=payment`} variant="accent">
              {money('confirm_deposit')}
            </LinkButton>
          )}
          {abilities.accept && !isUnconfirmed && (
            <Button variant="accent" onClick={() => onOpenDialog('accept')}>
              {t('accept')}
            </Button>
          )}
          {abilities.decline && (
            <Button variant="outline" onClick={() => onOpenDialog('decline')}>
              {t('decline')}
            </Button>
          )}
          {abilities.disable_autopay && rental.auto_pay === AUTOPAY.on && (
            <Button variant="subtle" onClick={() => onOpenDialog('disable_autopay')}>
              {money('disable')}
            </Button>
          )}
          {abilities.request_checkout && (
            <Button variant="subtle" onClick={() => onOpenDialog('checkout')}>
              {t('change_checkout')}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
