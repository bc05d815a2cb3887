import { IconStarFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import type { Pin } from '../types.ts';
import classes from './price-pin.module.css';

interface PricePinProps {
  pin: Pin;
  isActive: boolean;
  isSelected: boolean;
  onHover: (id: number | null) => void;
  onSelect: (id: number) => void;
}

/** A crash pad with its price. */
export const PricePin = memo(function PricePin(props: PricePinProps) {
  const { isActive, isSelected, onHover, onSelect } = props;
  const [id, , , dollars, isFeatured] = props.pin;
  const { t } = useTranslation('map');
  const { locale } = usePage();
  const price = money(dollars, locale);
  return (
    <button
      type="button"
      className={classes.pin}
      data-pin={id}
      data-active={isActive || undefined}
      data-selected={isSelected || undefined}
      aria-pressed={isSelected}
      aria-label={t(isFeatured ? 'pin_featured' : 'pin', { price })}
      onClick={() => onSelect(id)}
      onMouseEnter={() => onHover(id)}
      onMouseLeave={() => onHover(null)}
      onFocus={() => onHover(id)}
      onBlur={() => onHover(null)}
    >
      <span className={classes.price}>
        {isFeatured && <IconStarFilled aria-hidden size={11} className={classes.star} />}
        {price}
      </span>
    </button>
  );
});
