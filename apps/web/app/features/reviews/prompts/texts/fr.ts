export default {
  title: 'Comment était votre séjour ?',
  text: 'Votre avis aide d’autres équipages à décider.',
  write: 'Écrire un avis',
  write_about: 'Écrire un avis sur {{title}}',
};

export const vacation = {
  text: 'Votre avis aide d’autres voyageurs à décider.',
};
