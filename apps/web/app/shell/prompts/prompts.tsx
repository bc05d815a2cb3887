import type { ShellMember } from '@crewpad/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { PENDING_INVITES, SETUP_PAYMENT_METHOD } from '../../lib/session-store.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useLogout } from '../use-logout.ts';
import type { Acknowledged } from './select-prompt.ts';
import { type Prompt, promptOnPage } from './select-prompt.ts';

const actionsClass = 'mt-6 flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse';

interface PromptsProps {
  member: ShellMember;
  /** The member when the page opened. */
  memberAtOpening: ShellMember;
}

/** The prompts for a member. Loaded only for members who need one. */
export default function Prompts({ member, memberAtOpening }: PromptsProps) {
  const place = useLocation();
  const [acknowledged, setAcknowledged] = useState(initialAcknowledged);
  const prompt = promptOnPage(member, memberAtOpening, place, acknowledged);
  const answer = (answeredPrompt: Prompt) => () => {
    // Ignore a late close of the previous dialog.
    if (prompt !== answeredPrompt) return;
    storeAcknowledged(answeredPrompt);
    setAcknowledged((last) => ({ ...last, [answeredPrompt]: true }));
  };
  return (
    <>
      <ExpiredPrompt open={prompt === 'expired'} onAnswer={answer('expired')} />
      <SetUpPrompt
        open={prompt === 'set_up'}
        isForAutopay={member.lacks_autopay_card}
        onAnswer={answer('set_up')}
      />
      <InvitesPrompt
        open={prompt === 'invites'}
        count={member.pending_invites}
        onAnswer={answer('invites')}
      />
    </>
  );
}

interface InvitesPromptProps {
  open: boolean;
  count: number;
  onAnswer: () => void;
}

/** Announces pending invitations and links to them. */
function InvitesPrompt({ open, count, onAnswer }: InvitesPromptProps) {
  const { t } = useTranslation('shell/prompts');
  return (
    <AskDialog
      open={open}
      onAnswer={onAnswer}
      title={t('pending_invitation')}
      text={t('pending_text', { count })}
      link={{ to: '/my-crashpad', label: t('to_my_crashpad') }}
    />
  );
}

interface SetUpPromptProps {
  open: boolean;
  /** The card is for a tenant's rent. */
  isForAutopay: boolean;
  onAnswer: () => void;
}

/** Asks for a card: a subscriber, or a tenant whose rent is paid by AutoPay. */
function SetUpPrompt({ open, isForAutopay, onAnswer }: SetUpPromptProps) {
  const { t } = useTranslation('shell/prompts');
  return (
    <AskDialog
      open={open}
      onAnswer={onAnswer}
      title={t('set_up')}
      text={t(isForAutopay ? 'set_up_autopay_text' : 'set_up_text')}
      link={{ to: '/account-setting?tab=payment-methods', label: t('continue') }}
    />
  );
}

const KEYS: Partial<Record<Prompt, string>> = {
  set_up: SETUP_PAYMENT_METHOD,
  invites: PENDING_INVITES,
};
const isTrue = (value: unknown): value is true => value === true;

/** The answers of this browser when the site opens. Invitations prompt again at each visit. */
function initialAcknowledged(): Acknowledged {
  writeStored(PENDING_INVITES, false);
  return {
    expired: false,
    set_up: readStored(SETUP_PAYMENT_METHOD, isTrue) === true,
    invites: false,
  };
}

/** Stores an answer. An expired account prompts again at each visit. */
function storeAcknowledged(prompt: Prompt): void {
  const key = KEYS[prompt];
  if (key !== undefined) writeStored(key, true);
}

interface AskDialogProps {
  open: boolean;
  /** Called by confirm and cancel: the member has seen it. */
  onAnswer: () => void;
  title: string;
  text: string;
  /** The page to which confirming leads. */
  link: { to: string; label: string };
}

/** A dialog that asks for one action and links to its page. */
function AskDialog({ open, onAnswer, title, text, link }: AskDialogProps) {
  const { t } = useTranslation('shell/prompts');
  return (
    <Dialog open={open} onClose={onAnswer} title={title} closeLabel={t('close', { ns: 'common' })}>
      <p className="mx-0 mt-2 mb-0 text-ink-soft">{text}</p>
      <div className={actionsClass}>
        <Button variant="outline" onClick={onAnswer}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <LinkButton to={link.to} variant="accent" onClick={onAnswer}>
          {link.label}
        </LinkButton>
      </div>
    </Dialog>
  );
}

interface ExpiredPromptProps {
  open: boolean;
  onAnswer: () => void;
}

/** The 'Account Expired' dialog: renew, close or log out. */
function ExpiredPrompt({ open, onAnswer }: ExpiredPromptProps) {
  const { t } = useTranslation('shell/prompts');
  const logout = useLogout();
  return (
    <Dialog
      open={open}
      onClose={onAnswer}
      title={t('account_expired')}
      closeLabel={t('close', { ns: 'common' })}
    >
      <p className="m-0 text-md font-medium">{t('your_account_has_expired')}</p>
      <p className="mx-0 mt-2 mb-0 text-ink-soft">{t('click_continue')}</p>
      <div className={actionsClass}>
        <Button variant="subtle" onClick={logout}>
          {t('logout')}
        </Button>
        <Button variant="outline" onClick={onAnswer}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <LinkButton to="/account-expired" variant="accent">
          {t('continue_renew')}
        </LinkButton>
      </div>
    </Dialog>
  );
}
