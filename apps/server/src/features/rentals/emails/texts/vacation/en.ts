export default {
  changed_choice:
    "If you don't agree, you can turn off AutoPay or leave at any time under My rentals.",
  crash_pad: 'Vacation rental',
  go_to_my_crashpad: 'Go to My rentals',
  rent_failed_confirm:
    "Your bank needs you to confirm. Please pay the rent under My rentals, or save another card, which we'll charge right away.",
  rent_failed_end:
    "We won't charge this card for this rent again. Please pay it under My rentals, or agree on another way with your {{lister}}.",
  write_review: 'Tell other guests how it was: write a review under My rentals.',
} as const;
