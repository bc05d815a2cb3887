import type { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { AUTOPAY, maskedEmail } from '@crewpad/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { openErrorDialog } from '../../../lib/error-dialogs.ts';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { forgetSession } from '../../../lib/session-store.ts';
import { endLive } from '../../../lib/tab-member.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { StepBar } from '../../../ui/step-bar.tsx';
import { toast } from '../../../ui/toast.ts';
import { withEmail } from '../../accounts/index.ts';
import { Notice } from '../tenant/notices/notice.tsx';
import { buttonsClass } from './accept-classes.ts';
import { AcceptBar, MakePayment, RegisterTerms, TermsBox } from './accept-terms.tsx';
import { BookingDetails } from './booking-details.tsx';
import type { LoadedOffer } from './load-offer.ts';
import { type AcceptanceNotice, useAcceptance } from './use-acceptance.ts';
import { loginAddress } from './use-registration.ts';
import { reachedStep, type Step, viewerOf } from './viewer.ts';

interface NoticeBoxProps {
  notice: AcceptanceNotice;
  lister: string;
  /** The logged-in member's. */
  email: string | undefined;
}

/** Why the invitation is not accepted yet, and how to fix it. */
function NoticeBox({ notice, lister, email }: NoticeBoxProps) {
  const { t } = useTranslation('rent/accept');
  const [isSent, setSent] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is far below.
    if (notice) box.current?.scrollIntoView({ block: 'center' });
  }, [notice]);
  const send = async () => {
    if (email === undefined) return;
    setSent(true);
    try {
      const { message } = await call(
        accounts.resendEmail,
        { body: { email } },
        { quiet: true, anonymous: true },
      );
      toast({ kind: 'success', message: message || t('sent') });
    } catch (error) {
      setSent(false);
      if (openErrorDialog(error)) return;
      const message = (isApiError(error) && error.body.message) || t('failed');
      toast({ kind: 'error', message });
    }
  };
  return (
    <div ref={box} className="mb-6 grid justify-items-start gap-2">
      <FormRefusal>
        {notice.kind === 'refused' ? notice.message : t(notice.kind, { lister })}
      </FormRefusal>
      {notice.kind === 'not_verified' && email !== undefined && (
        <Button variant="outline" disabled={isSent} onClick={send}>
          {t('resend')}
        </Button>
      )}
    </div>
  );
}

interface WrongAccountProps {
  token: string;
  offer: contract.rentals.Offer;
  /** The step to return to after the login. */
  step: Step;
}

/** The invited email has an account, and no one is logged in. */
function LoginPrompt({ token, offer: { email }, step }: WrongAccountProps) {
  const { t } = useTranslation('rent/accept');
  return (
    <div className="prompt grid gap-2">
      <h2 className="m-0 text-md">{t('login_title')}</h2>
      <p className="text m-0 text-ink-soft">
        {t('login_text', { email: email === undefined ? '' : maskedEmail(email) })}
      </p>
      <div className={buttonsClass}>
        <LinkButton
          variant="accent"
          to={loginAddress(token, step)}
          state={email === undefined ? undefined : withEmail(email)}
        >
          {t('login')}
        </LinkButton>
      </div>
    </div>
  );
}

/** A member who was not invited is logged in. */
function OtherMember({ token, offer, step }: WrongAccountProps) {
  const { t } = useTranslation('rent/accept');
  const { member } = usePage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { email, lister_name: lister, has_account } = offer;
  const name = member?.display_name ?? '';
  const switchAccount = async () => {
    endLive();
    // The browser deletes its session even if the call fails.
    await call(accounts.logout, {}, { quiet: true, anyMember: true }).catch(() => undefined);
    forgetSession();
    if (has_account) {
      await navigate(loginAddress(token, step), {
        state: email === undefined ? undefined : withEmail(email),
      });
    }
    await revalidate();
  };
  return (
    <div className="prompt grid gap-2">
      <h2 className="m-0 text-md">{t('other_title')}</h2>
      <p className="text m-0 text-ink-soft">
        {email === undefined
          ? t('other_text_unknown', { lister, name })
          : t('other_text', { lister, name, email: maskedEmail(email) })}
      </p>
      <div className={buttonsClass}>
        <LinkButton to="/" variant="outline">
          {t('to_home')}
        </LinkButton>
        {/* An admin who views an account leaves it by the bar on top. */}
        {!member?.switched && (
          <Button variant="accent" onClick={switchAccount}>
            {t('switch')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The page of an invitation: offer, terms, and acceptance. */
export function AcceptPage({
  token,
  offer,
  user,
  card,
  rules,
}: LoadedOffer & Pick<AcceptanceProps, 'rules'>) {
  /** The lister whom a visitor has just declined. */
  const [declinedLister, setDeclinedLister] = useState<string | null>(null);
  const [wasHeld] = useState(offer !== null && offer.hold !== null);
  if (declinedLister !== null) return <DeclinedPage lister={declinedLister} />;
  // Their deposit waited for the bank here, and another tab ended that: their rentals say how.
  if (offer === null && wasHeld) return <Navigate to="/my-crashpad" replace />;
  return offer === null ? (
    <NotValid />
  ) : (
    <Acceptance
      key={offer.id}
      token={token}
      offer={offer}
      user={user}
      card={card}
      rules={rules}
      onDeclined={() => setDeclinedLister(offer.lister_name)}
    />
  );
}

interface AcceptanceProps extends LoadedOffer {
  offer: contract.rentals.Offer;
  onDeclined: () => void;
  /** The house rules and their documents. */
  rules: ReactNode;
}

function Acceptance({ token, offer, user, card, onDeclined, rules }: AcceptanceProps) {
  const { t } = useTranslation('rent/accept');
  const { t: money } = useTranslation('rent/tenant/money');
  const { locale } = usePage();
  const hydrated = useHydrated();
  const acceptance = useAcceptance(token, offer);
  const { goTo, notice, isOtherMember } = acceptance;
  const viewer = isOtherMember ? 'other_member' : viewerOf(offer, user);
  const step = reachedStep(acceptance.step, offer, viewer);
  const lister = offer.lister_name;
  // With AutoPay a card payment follows; without it nothing is paid here.
  const hasPayment = offer.auto_pay === AUTOPAY.on;
  const steps = [t('step_details'), t('step_terms'), ...(hasPayment ? [t('step_payment')] : [])];
  const at = { details: 0, decline: 0, terms: 1, payment: 2, done: steps.length }[step];
  const isForOther = viewer === 'other_member' && step !== 'done';
  // They log in before they answer; the emailed link declines without it.
  const canDecline = offer.abilities.decline || viewer !== 'logged_out';
  const needsLogin =
    viewer === 'logged_out' &&
    (['terms', 'payment'].includes(step) || (step === 'decline' && !canDecline));
  const showsDetails = !isForOther && (step === 'details' || (step === 'decline' && canDecline));

  return (
    <ScenePage
      width="form"
      above={
        <div className="mx-auto my-0 max-w-184">
          <StepBar label={t('steps')} steps={steps} at={at} />
        </div>
      }
      title={t('title')}
      lead={t('lead', { lister, title: offer.location })}
    >
      <Sheet>
        {notice && <NoticeBox notice={notice} lister={lister} email={user?.email} />}
        {offer.hold && step !== 'done' && (
          <Notice
            kind="warn"
            title={money('unconfirmed_title', { amount: exactMoney(offer.deposit, locale) })}
          >
            <p>{money('unconfirmed_deposit')}</p>
          </Notice>
        )}
        {showsDetails && (
          <BookingDetails
            token={token}
            offer={offer}
            viewer={viewer}
            onDeclined={onDeclined}
            rules={rules}
            isDeclining={step === 'decline'}
            onStep={goTo}
          />
        )}
        {needsLogin && <LoginPrompt token={token} offer={offer} step={step} />}
        {isForOther && <OtherMember token={token} offer={offer} step={step} />}
        {step === 'terms' && viewer === 'invited' && (
          <MemberTerms offer={offer} acceptance={acceptance} />
        )}
        {step === 'terms' && viewer === 'no_account' && (
          <RegisterTerms
            // Only the browser has the earlier input.
            key={hydrated ? 'browser' : 'server'}
            token={token}
            offer={offer}
            acceptance={acceptance}
          />
        )}
        {step === 'payment' && viewer === 'invited' && user && (
          <MakePayment offer={offer} user={user} card={card} acceptance={acceptance} />
        )}
        {step === 'done' && (
          <div role="status" className="grid gap-2">
            <h2 className="m-0 text-md">{t('accepted_title')}</h2>
            {acceptance.paidElsewhere !== null && (
              <p className="text m-0 text-ink-soft">
                {t('accepted_elsewhere', { amount: exactMoney(acceptance.paidElsewhere, locale) })}
              </p>
            )}
            <p className="text m-0 text-ink-soft">
              {t('accepted_text', { title: offer.location })}
            </p>
          </div>
        )}
      </Sheet>
    </ScenePage>
  );
}

interface MemberTermsProps {
  offer: contract.rentals.Offer;
  acceptance: ReturnType<typeof useAcceptance>;
}

/** The terms for a logged-in member. */
function MemberTerms({ offer, acceptance }: MemberTermsProps) {
  const { t } = useTranslation('rent/accept');
  const hasPayment = offer.auto_pay === AUTOPAY.on;
  return (
    <Form onSubmit={acceptance.proceed}>
      <TermsBox />
      <AcceptBar
        label={t(hasPayment ? 'to_payment' : 'accept_invitation')}
        next={hasPayment ? t('next_payment') : t('what_next', { lister: offer.lister_name })}
        acceptance={acceptance}
        onBack={() => acceptance.goTo('details')}
      />
    </Form>
  );
}

/** This invitation can no longer be accepted. */
function NotValid() {
  const { t } = useTranslation('rent/accept');
  const { member } = usePage();
  return (
    <MessageView picture="/images/invitation.svg" title={t('not_valid')} text={t('not_valid_text')}>
      <LinkButton to="/" variant="accent">
        {t('to_home')}
      </LinkButton>
      {member && (
        <LinkButton to="/my-crashpad" variant="outline">
          {t('to_rentals')}
        </LinkButton>
      )}
    </MessageView>
  );
}

/** What a visitor reads after they have declined. */
function DeclinedPage({ lister }: { lister: string }) {
  const { t } = useTranslation('rent/accept');
  return (
    <MessageView
      picture="/images/invitation.svg"
      title={t('declined_title')}
      text={t('declined_text', { lister })}
    >
      <LinkButton to="/" variant="accent">
        {t('to_home')}
      </LinkButton>
    </MessageView>
  );
}
