export default {
  start_text:
    'Choisissez un forfait, décrivez votre logement, ajoutez des photos, publiez. Une demi-heure suffit en général.',
};
