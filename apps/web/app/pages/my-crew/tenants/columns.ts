/** The columns of the tenants: their width, and from which width of the screen on they stand there. */
export const COLUMNS = {
  select: 'w-11',
  name: 'max-md:w-full',
  house: 'w-26 max-md:hidden',
  stay: 'w-46 max-md:hidden',
  rent: 'w-28 tabular max-lg:hidden',
  owed: 'w-24 max-md:text-end! md:w-26',
  autopay: 'w-22 max-xl:hidden',
  deposit: 'w-24 tabular max-xl:hidden',
  contact: 'w-31 max-lg:hidden',
  menu: 'w-13 md:pointer-fine:[tbody_&_button]:h-10',
} as const;
