import { cardBrand } from './card-brand.ts';
import classes from './card-form.module.css';

const ACCEPTED = ['visa', 'mastercard', 'amex', 'discover'] as const;

/** Logos of the most common cards. */
export function CardBrands() {
  return (
    <p className={classes.brands}>
      {ACCEPTED.map((brand) => (
        <img
          key={brand}
          src={`/images/cards/${brand}.svg`}
          alt={cardBrand(brand)}
          width={40}
          height={26}
        />
      ))}
    </p>
  );
}
