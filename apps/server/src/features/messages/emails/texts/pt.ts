export default {
  about: 'Sobre',
  accept_note:
    'A mensagem espera por você na sua conta. Se você não conhece {{who}}, ignore este email.',
  all_messages: 'Ver todas as mensagens',
  greeting: 'Olá, {{name}}.',
  invited_button: 'Ver o convite',
  invited_heading: 'Uma mensagem de {{who}}',
  invited_preview: '{{who}} convidou você e escreveu uma mensagem.',
  invited_subject: '{{who}} enviou uma mensagem a você sobre {{title}}',
  invited_text:
    'Olá, {{name}}. {{who}} enviou uma mensagem sobre {{title}}. Aceite o convite para ler.',
  invited_text_unnamed:
    'Olá. {{who}} enviou uma mensagem sobre {{title}}. Aceite o convite para ler.',
  last_of: '{{name}}, a última de {{number}} novas mensagens',
  more_one: 'E mais {{count}}.',
  more_other: 'E mais {{count}}.',
  reply: 'Responder a {{name}}',
  reply_many_subject_one: '{{count}} pessoa espera sua resposta',
  reply_many_subject_other: '{{count}} pessoas esperam sua resposta',
  reply_note: 'Lembramos você só uma vez de cada primeira mensagem.',
  reply_preview:
    'A maioria dos tripulantes escreve a vários anfitriões. Uma resposta rápida ajuda os dois lados.',
  reply_subject: '{{name}} espera sua resposta',
  reply_text: 'Olá, {{name}}. Responda em até 24 horas, mesmo que não tenha cama livre.',
  unread_about_one: 'Você tem uma nova mensagem sobre {{title}}',
  unread_about_other: 'Você tem {{count}} novas mensagens sobre {{title}}',
  unread_from_subject_one: '{{name}} enviou uma nova mensagem a você no {{brand}}',
  unread_from_subject_other: '{{name}} enviou {{count}} novas mensagens a você no {{brand}}',
  unread_heading_one: 'Você tem uma nova mensagem',
  unread_heading_other: 'Você tem {{count}} novas mensagens',
  unread_preview_one: 'Você tem uma nova mensagem.',
  unread_preview_other: 'Você tem {{count}} novas mensagens.',
  unread_subject_one: 'Você tem uma nova mensagem no {{brand}}',
  unread_subject_other: 'Você tem {{count}} novas mensagens no {{brand}}',
};

export const vacation = {
  reply_preview:
    'A maioria dos viajantes escreve a vários anfitriões. Uma resposta rápida ajuda os dois lados.',
};
