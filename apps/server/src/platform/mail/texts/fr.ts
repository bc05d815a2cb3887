export default {
  and_more_one: 'Et {{count}} de plus',
  and_more_other: 'Et {{count}} de plus',
  button_fails: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  choose_emails: 'Choisir vos e-mails',
  label: '{{name}} :',
  lister: 'loueur',
  place: 'crash pad',
  places: 'crash pads',
  questions: 'Des questions ?',
  unsubscribe: 'Se désabonner',
};

export const vacation = {
  lister: 'hôte',
  place: 'logement de vacances',
  places: 'logements de vacances',
};

export const crew = {
  place: 'logement d’équipage',
  places: 'logements d’équipage',
};
