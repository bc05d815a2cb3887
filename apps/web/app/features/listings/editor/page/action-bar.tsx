import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LAST_STEP } from '../form/steps.ts';

/** The button that saves, or Next: gets the focus after a conflict is resolved. */
export const MAIN_ACTION = 'wizard-main-action';

interface ActionBarProps {
  step: number;
  busy: boolean;
  isEditing: boolean;
  /** Edit mode: saves without going through the steps. */
  onSave?: () => void;
  onBack: () => void;
  /** How the saving goes. */
  note: ReactNode;
}

/** The navigation buttons. The submit button is Next, and Save in the last step. */
export function ActionBar({ step, busy, isEditing, onSave, onBack, note }: ActionBarProps) {
  const { t } = useTranslation('listings/editor');
  const { t: f } = useTranslation('ui/form');
  const hydrated = useHydrated();
  const isLast = step === LAST_STEP;
  const off = !hydrated || busy;
  const save = busy ? f('one_moment') : t('save_changes');
  return (
    <div
      className="group/bar -mx-sheet mt-4 -mb-sheet flex flex-wrap items-center gap-x-4 gap-y-0 [border-radius:0_0_var(--radius-large)_var(--radius-large)] border-t border-t-line bg-surface [padding:0.75rem_var(--sheet-padding)_max(0.75rem,env(safe-area-inset-bottom))] max-md:sticky max-md:bottom-0 max-md:z-5 max-md:[margin-right:calc(-1*(var(--sheet-padding)_+_var(--edge,var(--gutter))_+_1px))] max-md:[margin-left:calc(-1*(var(--sheet-padding)_+_var(--edge,var(--gutter))_+_1px))] max-md:flex-nowrap max-md:gap-1 max-md:rounded-none max-md:[padding:var(--space-1)_min(0.75rem,14px)_max(var(--space-1),env(safe-area-inset-bottom))] max-sm:[--edge:var(--space-1)] max-md:[&_:is(button,a)]:px-3 max-md:[&_:is(button,a)]:py-0"
      data-own-bar
      data-editing={isEditing || undefined}
    >
      <div className="flex gap-2">
        {step > 1 && (
          <Button variant="outline" disabled={!hydrated} onClick={onBack}>
            <IconArrowLeft aria-hidden size={20} />
            <span className="max-sm:group-data-editing/bar:sr-only">{t('back')}</span>
          </Button>
        )}
        <LinkButton to="/my-crashpads" variant="subtle" className="max-md:hidden">
          {t('cancel', { ns: 'common' })}
        </LinkButton>
      </div>
      <div className="flex min-w-0 flex-1 justify-end empty:min-w-2 max-md:justify-center max-md:group-data-editing/bar:overflow-hidden max-md:[&_p]:min-h-0 max-md:[&_p]:text-center max-md:[&_p]:text-xs max-md:[&_p]:leading-tight max-md:[&_svg]:hidden">
        {note}
      </div>
      <div className="flex gap-2">
        {isEditing && !isLast && (
          <Button id={MAIN_ACTION} variant="accent" disabled={off} onClick={onSave}>
            {save}
          </Button>
        )}
        {!isLast && (
          <Button
            id={isEditing ? undefined : MAIN_ACTION}
            type="submit"
            variant={isEditing ? 'outline' : 'accent'}
            disabled={off}
            className="md:min-w-36"
          >
            {t('next')}
            <IconArrowRight
              aria-hidden
              size={20}
              className="max-md:group-data-editing/bar:hidden"
            />
          </Button>
        )}
        {isLast && (
          <Button
            id={MAIN_ACTION}
            type="submit"
            variant="accent"
            disabled={off}
            className="md:min-w-36"
          >
            {isEditing ? save : busy ? f('one_moment') : t('save_and_publish')}
          </Button>
        )}
      </div>
    </div>
  );
}
