import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useSend } from '../../../lib/use-send.ts';

type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Submits an editor form: shows errors at its fields, and any other error at the bottom. */
export function useSave<T>(work: () => Promise<T>) {
  const { t } = useTranslation('content/editor');
  const { busy, refused, send } = useSend();
  const isShown = refused !== null && refused.body.errors === undefined;
  return {
    busy,
    refusal: isShown ? refused.body.message || t('failed') : '',
    run: (showErrors: (errors: FieldErrors) => void) =>
      send(work, ({ body }) => {
        if (body.errors !== undefined) showErrors(body.errors);
      }),
  };
}
