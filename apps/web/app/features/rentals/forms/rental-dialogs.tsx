import { type ReactNode, useCallback, useState } from 'react';
import { withTexts } from '../../../i18n/texts.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import type { OpenDialogProps } from './open-dialog.tsx';
import { type RentalAsk, RentalAsks } from './rental-asks.ts';

const dialog = lazyPart<OpenDialogProps>(() =>
  withTexts(
    import('./open-dialog.tsx'),
    'form',
    'form-errors',
    'my-rental',
    'rental-forms',
    'rental-history',
    'sign-up',
  ),
);

/** Lets what is inside open the dialogs about invitations and rentals. Their code loads with the first. */
export function RentalDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<RentalAsk | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const OpenDialog = dialog.usePart(asked !== null);
  return (
    <RentalAsks value={setAsked}>
      {children}
      {OpenDialog && <OpenDialog asked={asked} onClose={close} />}
    </RentalAsks>
  );
}
