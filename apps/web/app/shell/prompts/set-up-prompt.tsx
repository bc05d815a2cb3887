import { useTranslation } from '../../i18n/use-translation.tsx';
import { AskDialog } from './ask-dialog.tsx';

interface SetUpPromptProps {
  open: boolean;
  /** The card is for a tenant's rent. */
  isForAutopay: boolean;
  onAnswer: () => void;
}

/** Asks for a card: a subscriber, or a tenant whose rent is paid by AutoPay. */
export function SetUpPrompt({ open, isForAutopay, onAnswer }: SetUpPromptProps) {
  const { t } = useTranslation('prompts');
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
