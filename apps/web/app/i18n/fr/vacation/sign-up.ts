export default {
  choose_description: 'Rejoignez %brand% comme hôte ou comme voyageur.',
  choose_lead:
    'Parcourez tous les logements sans compte. Inscrivez-vous pour envoyer des messages ou publier le vôtre.',
  lister: 'Hôte',
  lister_text:
    'J’ai un logement à publier. Je veux inviter des locataires et encaisser les loyers.',
  lister_button: 'Publier un logement de vacances',
  seeker: 'Voyageur',
  seeker_text: 'Je cherche un logement. Je veux écrire aux hôtes de toutes les destinations.',
  seeker_button: 'Trouver un logement de vacances',
  invited: 'Votre hôte vous a invité(e) ?',
  plans_meta: 'Forfaits hôte',
  plans_description: 'Comparez les forfaits hôte par prix et limites.',
  back_to_choice: 'Retour au choix Hôte ou Voyageur',
  details_meta_lister: 'Publier un logement : vos coordonnées',
  details_meta_seeker: 'Trouver un logement : vos coordonnées',
  details_lead_seeker: 'Vous avez choisi Voyageur. {{price}} Rien n’est débité sur cette page.',
  hear_landlord: 'Invitation de mon hôte',
  about_hint: 'Travail, loisirs, voyages : tout ce qui aide à trouver de bons colocataires.',
};
