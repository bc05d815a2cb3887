export default {
  about: 'Au sujet de',
  accept_note:
    'Le message vous attend dans votre compte. Si vous ne connaissez pas {{who}}, ignorez cet e-mail.',
  all_messages: 'Voir tous les messages',
  greeting: 'Bonjour {{name}},',
  invited_button: 'Voir l’invitation',
  invited_heading: 'Un message de {{who}}',
  invited_preview: '{{who}} vous a invité(e) et vous écrit.',
  invited_subject: '{{who}} vous a envoyé un message au sujet de {{title}}',
  invited_text:
    'Bonjour {{name}}, {{who}} vous a écrit au sujet de {{title}}. Acceptez l’invitation pour lire le message.',
  invited_text_unnamed:
    'Bonjour, {{who}} vous a écrit au sujet de {{title}}. Acceptez l’invitation pour lire le message.',
  last_of: '{{name}}, dernier de {{number}} nouveaux messages',
  more_one: 'Et {{count}} de plus.',
  more_other: 'Et {{count}} de plus.',
  reply: 'Répondre à {{name}}',
  reply_many_subject_one: '{{count}} personne attend votre réponse',
  reply_many_subject_other: '{{count}} personnes attendent votre réponse',
  reply_note: 'Nous ne vous rappelons qu’une fois chaque premier message.',
  reply_preview:
    'La plupart écrivent à plusieurs loueurs. Une réponse rapide vous aide tous les deux.',
  reply_subject: '{{name}} attend votre réponse',
  reply_text: 'Bonjour {{name}}, répondez sous 24 heures, même si vous n’avez pas de lit libre.',
  unread_about_one: 'Vous avez un nouveau message au sujet de {{title}}',
  unread_about_other: 'Vous avez {{count}} nouveaux messages au sujet de {{title}}',
  unread_from_subject_one: '{{name}} vous a envoyé un nouveau message sur {{brand}}',
  unread_from_subject_other: '{{name}} vous a envoyé {{count}} nouveaux messages sur {{brand}}',
  unread_heading_one: 'Vous avez un nouveau message',
  unread_heading_other: 'Vous avez {{count}} nouveaux messages',
  unread_preview_one: 'Vous avez un nouveau message.',
  unread_preview_other: 'Vous avez {{count}} nouveaux messages.',
  unread_subject_one: 'Vous avez un nouveau message sur {{brand}}',
  unread_subject_other: 'Vous avez {{count}} nouveaux messages sur {{brand}}',
};

export const vacation = {
  reply_preview:
    'La plupart écrivent à plusieurs hôtes. Une réponse rapide vous aide tous les deux.',
};
