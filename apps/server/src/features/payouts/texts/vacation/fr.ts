export default {
  your_lister_not_ready: 'Votre hôte ne peut pas recevoir de paiements pour l’instant.',
};
