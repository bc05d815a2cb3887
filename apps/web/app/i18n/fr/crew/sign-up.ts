export default {
  choose_lead:
    'Parcourez tous les logements sans compte. Inscrivez-vous pour envoyer des messages ou publier le vôtre.',
  lister_text:
    'J’ai un logement à publier. Je veux inviter des locataires et encaisser les loyers.',
  lister_button: 'Publier un logement d’équipage',
  seeker_text: 'Je cherche un logement. Je veux écrire aux loueurs de toutes les bases.',
  seeker_button: 'Trouver un logement d’équipage',
  details_meta_lister: 'Publier un logement : vos coordonnées',
  details_meta_seeker: 'Trouver un logement : vos coordonnées',
};
