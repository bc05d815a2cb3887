import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import { MessageView } from '../../../../ui/message-view.tsx';

/** Rooms require a rental type. */
export function NoType({ onStep }: { onStep: (step: number) => void }) {
  const { t } = useTranslation('wizard');
  return (
    <MessageView
      inPage
      picture="/images/empty-search.svg"
      title={t('no_type_title')}
      text={t('no_type_text')}
    >
      <Button variant="accent" onClick={() => onStep(1)}>
        {t('to_basic_info')}
      </Button>
    </MessageView>
  );
}
