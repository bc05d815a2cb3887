export default {
  changed: 'Votre avis a été modifié.',
  edit_too_late: 'Un avis se modifie pendant 48 heures, et elles sont passées.',
  lister_responded: 'Le loueur a répondu, l’avis ne peut donc plus être modifié.',
  no_tenant: 'vous devez être locataire pour donner votre avis',
  responded: 'Vous avez répondu à cet avis.',
  response_published: 'Votre réponse a été publiée.',
  reviewed: 'vous avez déjà donné votre avis sur cette annonce',
  thanks: 'Merci pour votre avis.',
};

export const vacation = {
  lister_responded: 'L’hôte a répondu, l’avis ne peut donc plus être modifié.',
};
