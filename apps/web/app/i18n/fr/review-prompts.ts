export default {
  title: 'Comment était votre séjour ?',
  text: 'D’autres équipages décident d’après ce que vous écrivez.',
  write: 'Écrire un avis',
  write_about: 'Écrire un avis sur {{title}}',
};
