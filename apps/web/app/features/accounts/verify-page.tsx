import { accounts } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { withChosenListing } from '../../lib/chosen-listing.ts';
import { fullDate } from '../../lib/format.ts';
import { owesSignUp, UNPAID_HOME } from '../../lib/member-homes.ts';
import { usePage } from '../../lib/page-context.ts';
import { storedToken, updateUser } from '../../lib/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../ui/scene-page.tsx';
import type { ChosenListing } from './chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from './chosen-listing/use-chosen-listing.ts';
import { usePressedLink } from './use-link.ts';

interface LinkViewProps {
  link: ReturnType<typeof usePressedLink>;
  /** What the button confirms. */
  question: string;
  checking: { title: string; text: string };
  good: { title: string; text: string };
  /** The main action, above other links. */
  next?: { to: string; label: string } | undefined;
  /** The server is unreachable. */
  unreachable: string;
  /** Where to request another link. */
  another: { to: string; label: string };
}

/** The state of an emailed link: checking, asking, valid with next steps, expired, or unknown. */
function LinkView(props: LinkViewProps) {
  const { link, question, checking, good, next, unreachable, another } = props;
  const { t } = useTranslation('accounts');
  if (link.state === 'good') {
    return (
      <ScenePage title={good.title} lead={good.text}>
        <Sheet>
          <div className="grid gap-2">
            {next && (
              <LinkButton to={next.to} variant="accent">
                {next.label}
              </LinkButton>
            )}
            <LinkButton to="/messages" variant={next ? 'outline' : 'accent'}>
              {t('my_messages')}
            </LinkButton>
            <LinkButton to="/my-crashpads" variant="outline">
              {t('my_crashpads')}
            </LinkButton>
            <LinkButton to="/account-setting" variant="outline">
              {t('account_setting')}
            </LinkButton>
          </div>
        </Sheet>
      </ScenePage>
    );
  }
  if (link.state === 'checking') {
    return (
      <ScenePage title={checking.title}>
        <Sheet>
          <p role="status">{checking.text}</p>
        </Sheet>
      </ScenePage>
    );
  }
  if (link.state === 'waiting') {
    return (
      <ScenePage title={checking.title}>
        <Sheet>
          <p className="mx-0 mt-0 mb-6 text-md">{question}</p>
          <div className="grid gap-2">
            <Button variant="accent" onClick={link.press}>
              {t('confirm')}
            </Button>
          </div>
        </Sheet>
      </ScenePage>
    );
  }
  const isBad = link.state === 'bad';
  return (
    <ScenePage title={t('heads_up')}>
      <Sheet>
        <p role="alert" className="mx-0 mt-0 mb-6 text-md">
          {isBad ? t('verify_expired') : unreachable}
        </p>
        <div className="grid gap-2">
          {isBad ? (
            <LinkButton to="/login" variant="accent">
              {t('login')}
            </LinkButton>
          ) : (
            <Button variant="accent" onClick={link.again}>
              {t('try_again', { ns: 'common' })}
            </Button>
          )}
          <LinkButton to={another.to} variant="outline">
            {another.label}
          </LinkButton>
          <LinkButton to="/contact" variant="subtle">
            {t('contact_us')}
          </LinkButton>
        </div>
      </Sheet>
    </ScenePage>
  );
}

/** Shows the logged-in member their new email. */
async function takeNewEmail(): Promise<void> {
  if (storedToken() === null) return;
  await call(accounts.getUser, {}, { quiet: true }).then(
    ({ user }) => updateUser(user),
    () => undefined,
  );
}

/** The page of the link that was sent to a new email. */
export function NewEmailPage({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const { locale } = usePage();
  const [changesAt, setChangesAt] = useState<string | null>(null);
  const link = usePressedLink(token, async () => {
    const quiet = { quiet: true, anonymous: true } as const;
    const answer = await call(accounts.verifyNewEmail, { body: { token } }, quiet);
    setChangesAt(answer.changes_at);
    await takeNewEmail();
  });
  const text =
    changesAt === null
      ? t('new_email_text')
      : t('new_email_later', { date: fullDate(changesAt, locale) });
  return (
    <LinkView
      link={link}
      question={t('new_email_question', { email: link.email })}
      checking={{ title: t('new_email_meta'), text: t('new_email_checking') }}
      good={{ title: t('new_email_title'), text }}
      unreachable={t('new_email_unreachable')}
      another={{ to: '/account-setting', label: t('account_setting') }}
    />
  );
}

/** The page of the link that stops the change of an email, which support was asked for. */
export function StopEmailPage({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const link = usePressedLink(token, () =>
    call(accounts.stopEmailChange, { body: { token } }, { quiet: true, anonymous: true }),
  );
  return (
    <LinkView
      link={link}
      question={t('stop_email_question', { email: link.email })}
      checking={{ title: t('stop_email_meta'), text: t('stop_email_checking') }}
      good={{ title: t('stop_email_title'), text: t('stop_email_text') }}
      unreachable={t('stop_email_unreachable')}
      another={{ to: '/account-setting', label: t('account_setting') }}
    />
  );
}

/** The page of a verification link. */
export function VerifyPage({
  token,
  chosenListing,
}: {
  token: string;
  chosenListing: ChosenListing;
}) {
  const { t } = useTranslation('accounts');
  const { text, next } = useNext(chosenListing);
  const link = usePressedLink(token, () =>
    call(accounts.verifyEmail, { body: { token } }, { quiet: true, anonymous: true }),
  );
  return (
    <LinkView
      link={link}
      question={t('verify_question', { email: link.email })}
      checking={{ title: t('resend_title'), text: t('verify_checking') }}
      good={{ title: t('verified_title'), text: t(text) }}
      next={next}
      unreachable={t('verify_unreachable')}
      another={{ to: '/email/resend', label: t('ask_again') }}
    />
  );
}

/** Next steps for anyone who opens the link: on another device no one is logged in. */
function useNext(chosenListing: ChosenListing) {
  const { t } = useTranslation('accounts');
  const { t: w } = useTranslation('accounts/chosen-listing');
  const { member } = usePage();
  const path = useChosenListing(chosenListing);
  if (member === null) {
    const next = { to: withChosenListing('/login', path), label: t('login') };
    return { text: 'verified_elsewhere', next } as const;
  }
  if (owesSignUp(member)) {
    const next = { to: withChosenListing(UNPAID_HOME, path), label: t('finish_sign_up') };
    return { text: 'verified_unpaid', next } as const;
  }
  const next = chosenListing
    ? { to: chosenListing.path, label: w('continue_to', { title: chosenListing.title }) }
    : undefined;
  return { text: 'verified_text', next } as const;
}
