export default {
  crash_pad: 'Logement',
  field_crash_pad: 'le logement',
  not_your_payment: 'Si vous n’avez pas fait ce paiement, demandez à votre hôte.',
  rent_failed_end:
    'Nous ne débiterons plus cette carte pour ce loyer. Payez-le sous Mes locations, ou convenez d’une autre façon avec votre hôte.',
  write_review:
    'Racontez aux autres voyageurs comment c’était : vous pouvez écrire un avis sous Mes locations.',
};
