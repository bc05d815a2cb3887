export default {
  upgrade_required: 'Choisissez un forfait pour écrire aux hôtes chez qui vous ne louez pas.',
};
