/** What members report to the admins. */
export default {
  report: 'Denunciar',
  title: 'Denunciar: {{name}}',
  lead_message: 'Revisamos este mensaje y algunos de antes y después. No avisamos al otro miembro.',
  lead_thread: 'Revisamos los mensajes más recientes. No avisamos al otro miembro.',
  lead_user: 'Revisamos este perfil. No decimos al miembro quién lo denunció.',
  lead_listing: 'Revisamos este crash pad. No decimos a su anfitrión quién lo denunció.',
  lead_review:
    'Revisamos esta reseña y su respuesta. No decimos a quien la escribió quién la denunció.',
  reason: '¿Qué está mal?',
  reason_scam: 'Estafa o fraude',
  reason_harassment: 'Acoso o insultos',
  reason_not_real: 'No es real',
  reason_contact: 'Datos de contacto o pago fuera del sitio',
  reason_other: 'Otra cosa',
  note: '¿Qué debemos saber?',
  note_hint: 'Solo lo lee nuestro equipo.',
  send: 'Enviar denuncia',
  failed: 'Tu denuncia no se envió. Inténtalo de nuevo.',
  thanks: 'Gracias por tu denuncia. La revisaremos.',
  done: 'Listo',
};

export const vacation = {
  lead_listing: 'Revisamos este alojamiento. No decimos a su anfitrión quién lo denunció.',
};

export const crew = {
  lead_listing: 'Revisamos esta casa. No decimos a su anfitrión quién la denunció.',
};
