/** Email topics and frequency, and the unsubscribe page. */
export default {
  emails_title: 'Correos',
  emails_text:
    'Elige cuándo te escribimos. Los recibos y los correos legales y de seguridad llegan siempre al momento.',
  emails_switched: 'Solo el miembro puede ver y cambiar esto.',
  refusal_check: 'Revisar mi dirección de correo',
  emails_saved: 'Tu elección se guardó.',
  topic_messages: 'Mensajes',
  topic_messages_hint: 'Mensajes sin leer, 10 minutos después de llegar.',
  topic_rent: 'Estancias y pagos',
  topic_rent_hint: 'Invitaciones, cambios en una estancia, alquiler y pagos fallidos.',
  topic_reviews: 'Reseñas',
  topic_reviews_hint: 'Reseñas y respuestas nuevas.',
  topic_alerts: 'Listas de espera y búsquedas guardadas',
  topic_alerts_hint: 'Una cama queda libre o un crash pad encaja con tu búsqueda.',
  topic_reminders: 'Recordatorios',
  topic_reminders_hint: 'Lo que quizá olvidaste, como una respuesta o el fin de un plan.',
  topic_news: 'Novedades',
  topic_news_hint: 'Tu bienvenida y lo nuevo en {{brand}}.',
  time_now: 'Al momento',
  time_daily: 'Una vez al día',
  time_off: 'Nunca',

  unsubscribe_meta: 'Dejar de recibir correos',
  unsubscribe_description: 'Desactiva correos de {{brand}}.',
  unsubscribe_title: 'Dejar de recibir correos',
  unsubscribe_ask: '¿No quieres más correos sobre esto?',
  unsubscribe_confirm: 'No recibir más',
  unsubscribed_title: 'Ya no recibirás estos correos',
  unsubscribed_text: 'No te enviaremos más correos sobre esto: {{topic}}.',
  choose_emails: 'Elegir tus correos',
  unsubscribe_bad_title: 'Este enlace no funciona',
  unsubscribe_bad:
    'Ábrelo de nuevo desde el correo o elige tus correos en los ajustes de tu cuenta.',
  unsubscribe_unreachable: 'No pudimos conectar con el servidor. Inténtalo de nuevo.',

  reminders_title: 'Tus inquilinos',
  reminders: 'Recordar el pago a quienes pagan directamente',
  reminders_text:
    'Les escribimos tres días antes de que venza el alquiler, ese día y tres días después si aún lo deben.',
  reminders_on: 'Activado. Recordamos el pago a quienes pagan directamente.',
  reminders_off: 'Desactivado. Tú recuerdas el pago a quienes pagan directamente.',
  reminders_switched: 'Solo el miembro puede cambiarlo.',
};

export const vacation = {
  reminders: 'Recordar el pago a quienes pagan directamente',
  reminders_on: 'Activado. Recordamos el pago a quienes pagan directamente.',
  reminders_off: 'Desactivado. Tú recuerdas el pago a quienes pagan directamente.',
  reminders_title: 'Tus huéspedes',
  topic_alerts_hint: 'Una cama queda libre o un alojamiento encaja con tu búsqueda.',
};

export const crew = {
  topic_alerts_hint: 'Una cama queda libre o una casa encaja con tu búsqueda.',
};
