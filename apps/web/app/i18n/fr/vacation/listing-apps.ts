export default {
  meta_title: 'Forfaits pour hôtes',
  meta_description:
    'Les forfaits hôte de %brand% comparés : prix, logements et locataires, lequel convient, comment fonctionnent les renouvellements, et ce que coûtent les mises en avant.',
  title: 'Forfaits pour hôtes',
  compare_caption: 'Forfaits hôte',
  start_text:
    'Choisissez un forfait, décrivez votre logement, ajoutez des photos, publiez. Une demi-heure suffit en général.',
};
