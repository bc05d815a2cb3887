export default {
  lead_listing: 'Nous examinerons ce logement. Son hôte n’apprend pas qui l’a signalé.',
};
