export default {
  remove_text: 'Les hôtes ne pourront plus le choisir.',
};
