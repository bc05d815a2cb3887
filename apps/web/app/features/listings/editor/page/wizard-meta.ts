import { pageMeta } from '../../../../lib/page-meta.ts';
import { LAST_STEP, stepFrom, stepName } from '../form/steps.ts';

type MetaArgs = Parameters<typeof pageMeta>[0] & { location: { search: string } };

/** "Step 2 of 5: Rooms", from the address. */
export function wizardMeta(args: MetaArgs, first: number, listing: string | null) {
  const step = stepFrom(new URLSearchParams(args.location.search)) ?? first;
  return pageMeta(args, (t) => {
    const name = t(`step_${stepName(step)}`, { ns: 'listings/editor' });
    const where = t('step_title', { ns: 'listings/editor', step, total: LAST_STEP, name });
    const title =
      listing === null
        ? t('create_title', { ns: 'listings/editor' })
        : t('edit_title', { ns: 'listings/editor', title: listing });
    return {
      title: `${where} | ${title}`,
      description: t('wizard_description', { ns: 'listings/editor' }),
      noindex: true,
    };
  });
}
