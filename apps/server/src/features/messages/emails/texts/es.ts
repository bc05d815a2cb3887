export default {
  about: 'Sobre',
  accept_note: 'El mensaje te espera en tu cuenta. Si no conoces a {{who}}, ignora este correo.',
  all_messages: 'Ver todos los mensajes',
  greeting: 'Hola, {{name}}:',
  invited_button: 'Ver la invitación',
  invited_heading: 'Un mensaje de {{who}}',
  invited_preview: '{{who}} te invitó y te escribe.',
  invited_subject: '{{who}} te envió un mensaje sobre {{title}}',
  invited_text:
    'Hola, {{name}}: {{who}} te escribió sobre {{title}}. Acepta la invitación para leerlo.',
  invited_text_unnamed:
    'Hola: {{who}} te escribió sobre {{title}}. Acepta la invitación para leerlo.',
  last_of: '{{name}}, el último de {{number}} mensajes nuevos',
  more_one: 'Y {{count}} más.',
  more_other: 'Y {{count}} más.',
  reply: 'Responder a {{name}}',
  reply_many_subject_one: '{{count}} persona espera tu respuesta',
  reply_many_subject_other: '{{count}} personas esperan tu respuesta',
  reply_note: 'Te recordamos cada primer mensaje solo una vez.',
  reply_preview:
    'La mayoría de los tripulantes escriben a varios anfitriones. Una respuesta rápida ayuda a los dos.',
  reply_subject: '{{name}} espera tu respuesta',
  reply_text: 'Hola, {{name}}: responde en menos de 24 horas, aunque no tengas una cama libre.',
  unread_about_one: 'Tienes un mensaje nuevo sobre {{title}}',
  unread_about_other: 'Tienes {{count}} mensajes nuevos sobre {{title}}',
  unread_from_subject_one: '{{name}} te envió un mensaje nuevo en {{brand}}',
  unread_from_subject_other: '{{name}} te envió {{count}} mensajes nuevos en {{brand}}',
  unread_heading_one: 'Tienes un mensaje nuevo',
  unread_heading_other: 'Tienes {{count}} mensajes nuevos',
  unread_preview_one: 'Tienes un mensaje nuevo.',
  unread_preview_other: 'Tienes {{count}} mensajes nuevos.',
  unread_subject_one: 'Tienes un mensaje nuevo en {{brand}}',
  unread_subject_other: 'Tienes {{count}} mensajes nuevos en {{brand}}',
};

export const vacation = {
  reply_preview:
    'La mayoría de los viajeros escriben a varios anfitriones. Una respuesta rápida ayuda a los dos.',
};
