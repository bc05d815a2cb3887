export default {
  quick_replies: 'Réponses rapides',
  quick_replies_text: 'Enregistrez ce que vous écrivez souvent, et insérez-le dans vos réponses.',
  quick_replies_none: 'Vous n’avez pas encore de réponse rapide.',
  quick_replies_switched: 'Seul le membre peut les voir et les modifier.',
  quick_replies_full:
    'Vous avez {{count}} réponses rapides. Supprimez-en une pour en ajouter une autre.',
  add: 'Ajouter une réponse rapide',
  add_title: 'Nouvelle réponse rapide',
  edit_title: 'Modifier la réponse rapide',
  edit_one: 'Modifier {{title}}',
  delete_one: 'Supprimer {{title}}',
  title: 'Titre',
  message: 'Message',
  variables: 'Insérer',
  variables_hint: 'Nous le remplissons quand vous utilisez la réponse.',
  variable_name: 'Son prénom',
  variable_listing: 'Le crash pad',
  variable_price: 'Le prix',
  variable_free_from: 'Le premier jour libre',
  save: 'Enregistrer',
  added: 'Réponse rapide ajoutée.',
  changed: 'Réponse rapide enregistrée.',
  deleted: 'Réponse rapide supprimée.',
  delete_title: 'Supprimer cette réponse rapide ?',
  delete_text: 'Cette action est définitive. Les messages envoyés avec « {{title}} » restent.',
  keep: 'Garder',
};

export const vacation = {
  variable_listing: 'Le logement',
};

export const crew = {
  variable_listing: 'Le logement',
};
