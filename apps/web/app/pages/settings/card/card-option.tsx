import type { ReactNode, Ref } from 'react';
import fieldClasses from '../../../ui/form/field.module.css';
import classes from './card.module.css';

interface CardOptionProps {
  isChosen: boolean;
  onChoose: () => void;
  /** Its actions, when selected. */
  more?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** A selectable card with its actions. */
export function CardOption({ isChosen, onChoose, more, ref, children }: CardOptionProps) {
  return (
    <div className={classes.choice} data-chosen={isChosen || undefined}>
      <label className={classes.option}>
        <input
          ref={ref}
          type="radio"
          name="card_choice"
          className={fieldClasses.box}
          checked={isChosen}
          onChange={onChoose}
        />
        {children}
      </label>
      {isChosen && more && <div className={classes.more}>{more}</div>}
    </div>
  );
}
