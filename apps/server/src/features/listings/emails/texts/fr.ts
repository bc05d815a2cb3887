export default {
  all_taken_one: 'Son seul lit est occupé',
  all_taken_other: 'Ses {{count}} lits sont occupés',
  full_one:
    'Ce {{place}} n’a pas de lit libre. Masquez une annonce complète dans la recherche, ou désactivez-la quand elle n’a pas de locataires.',
  full_other:
    'Ces {{places}} n’ont pas de lit libre. Masquez une annonce complète dans la recherche, ou désactivez-la quand elle n’a pas de locataires.',
  go_to_mine: 'Voir mes {{places}}',
  last_changed: 'Dernière modification le {{day}}',
  more: 'Et {{number}} de plus.',
  reminder_heading_one: 'Un coup d’œil à votre {{place}}',
  reminder_heading_other: 'Un coup d’œil à vos {{places}}',
  reminder_note:
    'Si tout est correct, ouvrez l’annonce et enregistrez-la. Nous ne vous le rappellerons plus pendant un moment.',
  reminder_preview_one: 'Les informations sur votre {{place}} sont-elles encore justes ?',
  reminder_preview_other: 'Les informations sur vos {{places}} sont-elles encore justes ?',
  reminder_subject_one: 'Un coup d’œil à votre {{place}} sur {{brand}}',
  reminder_subject_other: 'Un coup d’œil à vos {{places}} sur {{brand}}',
  reminder_text:
    'Bonjour {{name}}, chaque jour des gens cherchent un lit. Aidez-les à en trouver un libre.',
  removed_next: 'Corrigez le problème, puis écrivez à {{address}}. Nous l’examinerons à nouveau.',
  removed_preview: 'Un membre l’a signalé, et nous avons examiné le signalement.',
  removed_subject: 'Nous avons retiré {{title}} de la recherche',
  removed_text:
    'Bonjour {{name}}, un membre a signalé votre {{place}}. Nous avons examiné le signalement et l’avons retiré de la recherche. Sa page n’est plus publique. Rien ne change pour vos locataires et leur loyer.',
  untouched_one:
    'Ce {{place}} n’a pas changé depuis un moment. Les prix, les lits et les photos sont-ils encore justes ?',
  untouched_other:
    'Ces {{places}} n’ont pas changé depuis un moment. Les prix, les lits et les photos sont-ils encore justes ?',
};
