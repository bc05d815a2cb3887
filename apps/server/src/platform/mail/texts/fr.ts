export default {
  button_fails: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  choose_emails: 'Choisir vos e-mails',
  lister: 'loueur',
  place: 'crash pad',
  places: 'crash pads',
  questions: 'Des questions ?',
  unsubscribe: 'Se désabonner',
};
