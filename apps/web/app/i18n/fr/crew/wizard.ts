export default {
  create_title: 'Publier votre logement',
  wizard_description: 'Décrivez votre logement en cinq étapes : chambres, lits, règles et photos.',
  your_cp_has_been_created: 'Votre logement a été créé.',
  your_cp_has_been_updated: 'Votre logement a été modifié.',
  changed_meanwhile:
    'Ce logement a changé entre-temps. Vos modifications sont encore là. Vérifiez-les et enregistrez à nouveau.',
  cannot_add: 'Vous ne pouvez pas ajouter de logement pour l’instant',
  to_my_crashpads: 'Voir mes logements',
  title_placeholder: 'Nom de votre logement',
  what_happens_next:
    'La publication est comprise dans votre forfait. Votre logement apparaît aussitôt dans la recherche. Vous pouvez le modifier ou le désactiver à tout moment.',
  title: 'Nom du logement',
  type_crashpad_text: 'Un logement, lit par lit',
  type_crashpad_bed_text: 'Un lit dans un logement',
  type_crashpad_room_text: 'Une chambre dans un logement',
  type_crashpad_suite_text: 'Tout un logement',
  rate_guidance: 'Un logement coûte en général de 200 $ à 450 $ par mois.',
  preferences_text: 'À qui votre logement convient.',
  field_title: 'Nom du logement',
  types_beds: 'Des lits dans un logement',
};
