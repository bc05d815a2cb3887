export default {
  create_title: 'Publier votre logement',
  wizard_description: 'Décrivez votre logement en cinq étapes : chambres, lits, règles et photos.',
  your_cp_has_been_created: 'Votre logement a été créé.',
  your_cp_has_been_updated: 'Votre logement a été modifié.',
  changed_meanwhile:
    'Ce logement a changé entre-temps. Vos modifications sont encore là. Vérifiez-les et enregistrez à nouveau.',
  cannot_add: 'Vous ne pouvez pas ajouter de logement pour l’instant',
  to_my_crashpads: 'Voir mes logements',
  preview_text: 'Comme les voyageurs le verront dans la recherche.',
  title_placeholder: 'Nom de votre logement',
  what_happens_next:
    'La publication est comprise dans votre forfait. Votre logement apparaît aussitôt dans la recherche. Vous pouvez le modifier ou le désactiver à tout moment.',
  title: 'Nom du logement',
  type_hotel_text: 'Des chambres à tarif spécial',
  type_crashpad_text: 'Un logement, lit par lit',
  type_crashpad_bed_text: 'Un lit dans un logement',
  type_crashpad_room_text: 'Une chambre dans un logement',
  type_crashpad_suite_text: 'Tout un logement',
  address_not_public:
    'Votre adresse est privée. Les visiteurs voient une zone approximative. Vos locataires voient l’adresse.',
  second_airport_hint: 'S’il convient aussi aux voyageurs d’un autre aéroport.',
  description_hint:
    'Comment est-ce d’y loger ? Nous retirons les numéros de téléphone et les adresses e-mail, car les voyageurs vous écrivent ici.',
  bed_kind_cold_text: 'Pour un seul locataire.',
  held_rooms_stay: 'Vous ne pouvez pas retirer les chambres qui ont des locataires.',
  a_tenant: 'un locataire',
  max_nights_hint: 'Combien de nuits par mois un locataire peut séjourner.',
  rate_guidance: 'Un logement coûte en général de 200 $ à 450 $ par mois.',
  amenities_text: 'Choisissez tout ce que les locataires peuvent utiliser.',
  preferences_text: 'À qui votre logement convient.',
  field_title: 'Nom du logement',
  types_beds: 'Des chambres et des lits',
};
