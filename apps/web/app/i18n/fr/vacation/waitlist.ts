export default {
  note: 'Note à l’hôte',
  note_needs_plan: 'L’hôte voit votre note dès que vous avez un forfait.',
  claimed: 'Nous avons demandé à l’hôte de vous inviter.',
  claimed_text: 'Nous réservons le lit jusqu’au {{when}}. L’hôte peut vous inviter jusque-là.',
  lister_empty_text:
    'Quand un logement est complet, on peut rejoindre sa liste d’attente. Vous voyez ici qui attend.',
  note_hint: 'Vos dates, vos horaires, la durée souhaitée.',
};
