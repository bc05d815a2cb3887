export default {
  ending_renew:
    'Renouvelez avant ce jour pour continuer à écrire aux hôtes de {{places}} : la nouvelle période commence à la fin de celle-ci, vous ne perdez donc rien.',
};
