import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import type { Pin } from '../types.ts';
import classes from './card-panel.module.css';

interface CardPanelProps {
  ref: RefObject<HTMLElement | null>;
  pin: Pin;
  card: ReactNode;
  onClose: () => void;
}

/** The selected crash pad's card, docked to the bottom of the map: it fits any map size. */
export function CardPanel({ ref, pin, card, onClose }: CardPanelProps) {
  const { t } = useTranslation('map');
  const { locale } = usePage();
  const id = pin[0];

  useEffect(() => {
    // Each newly selected pin moves the focus to its card.
    if (id) ref.current?.focus({ preventScroll: true });
  }, [id, ref]);

  return (
    <section
      ref={ref}
      tabIndex={-1}
      role="dialog"
      aria-label={t(pin[4] ? 'pin_featured' : 'pin', { price: money(pin[3], locale) })}
      className={classes.panel}
    >
      <button
        type="button"
        className={classes.close}
        aria-label={t('close_card')}
        onClick={onClose}
      >
        <IconX aria-hidden size={20} />
      </button>
      {card ?? (
        <div className={classes.skeleton} role="status" aria-label={t('card_loading')}>
          <span className={classes.bone} />
          <span className={classes.bone} />
          <span className={classes.bone} />
        </div>
      )}
    </section>
  );
}
