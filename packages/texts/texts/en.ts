/** Words of many pages, and what both sides name alike. */
export default {
  basic_title: 'The New Hire',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  edit: 'Edit',
  premium_title: 'Line Holder',
  pro_title: 'Senior Mama',
  purpose_damage: 'Damage',
  purpose_deposit: 'Deposit',
  purpose_extra_nights: 'Extra nights',
  purpose_late_fee: 'Late fee',
  purpose_other: 'Other payment',
  purpose_parking: 'Parking',
  purpose_rent: 'Rent',
  seeker_title: 'Seeker',
  something_went_wrong: 'Something went wrong. Please try again.',
  try_again: 'Try again',
  undo: 'Undo',
} as const;

export const vacation = {
  seeker_title: 'Traveler',
};
