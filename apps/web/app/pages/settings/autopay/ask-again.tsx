import type { contract, OperationAnswer } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSave } from '../use-save.ts';
import classes from './autopay.module.css';

interface AskAgainProps {
  /** How many tenants can be asked. */
  count: number;
  /** The other tenants. */
  notAsked: OperationAnswer<typeof contract.rent.getAutopay>['not_asked'];
  onAsked: () => void;
}

/** Asks the tenants for AutoPay whose AutoPay ended with the lister's, and says who is not asked. */
export function AskAgain({ count, notAsked, onAsked }: AskAgainProps) {
  const { t } = useTranslation('pages/settings/billing');
  const { member } = usePage();
  const { busy, save } = useSave();
  const ask = async () => {
    await save(async () => {
      const { asked } = await call(rent.askAgain, {});
      toast({ kind: 'success', message: t('autopay_asked', { count: asked }) });
    });
    onAsked();
  };
  return (
    <div role="status" className={classes.again}>
      <p>{t('autopay_again_text')}</p>
      {count > 0 && (
        <Button disabled={busy || member?.switched} onClick={ask}>
          {t('autopay_again', { count })}
        </Button>
      )}
      {notAsked.length > 0 && (
        <div>
          <p>{t('autopay_not_asked')}</p>
          <ul className={classes.missing}>
            {notAsked.map(({ tenant, location, reason }) => (
              <li key={`${tenant} ${location}`}>
                {t('autopay_not_asked_row', {
                  name: tenant || t('autopay_someone'),
                  location,
                  reason: t(`autopay_not_asked_${reason}`),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
