export default {
  lead_listing: 'Nous examinerons ce logement. Son loueur n’apprend pas qui l’a signalé.',
};
