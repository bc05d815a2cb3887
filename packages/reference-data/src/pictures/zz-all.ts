import { bedrooms } from './bedroom.ts';
import { kitchens } from './kitchen.ts';
import { bathrooms } from './bathroom.ts';
import { laundries } from './laundry.ts';
export const kb = [...kitchens, ...bedrooms];
export const bl = [...bathrooms, ...laundries];
