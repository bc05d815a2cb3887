import { useTranslation } from 'react-i18next';
import { AskDialog } from './ask-dialog.tsx';

interface SetUpPromptProps {
  open: boolean;
  onAnswer: () => void;
}

/** Asks a subscriber for a card. */
export function SetUpPrompt({ open, onAnswer }: SetUpPromptProps) {
  const { t } = useTranslation('prompts');
  return (
    <AskDialog
      open={open}
      onAnswer={onAnswer}
      title={t('set_up')}
      text={t('set_up_text')}
      link={{ to: '/account-setting?tab=payment-methods', label: t('continue') }}
    />
  );
}
