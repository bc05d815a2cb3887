export default {
  meta_title: 'Correos que enviamos',
  meta_description:
    'Cuántos correos envió {{brand}}, día a día, qué tipos hay y cómo recibir menos.',
  title: 'Correos que enviamos',
  lead: 'Todos los correos que envió este sitio en el último año, por día. Los días son en UTC.',
  total: 'En el último año',
  latest: 'El {{day}}',
  table_title: 'Día a día',
  day: 'Día',
  emails: 'Correos',
  newer: 'Días más recientes',
  older: 'Días anteriores',
  none: 'Aún no se ha enviado ningún correo.',
  kinds_title: 'Tipos de correo',
  kinds_text:
    '- **Cuenta:** bienvenida, confirmación de tu correo, enlaces para contraseñas, avisos de inicio de sesión.\n- **Plan:** recibos, un aviso {{notice}} días antes de una renovación, tarjetas rechazadas.\n- **Estancias:** invitaciones, sus respuestas, salidas, cambios.\n- **Alquiler:** recibos, pagos fallidos, solicitudes.\n- **Mensajes:** cuando tienes mensajes sin leer.\n- **Reseñas:** reseñas y respuestas nuevas.\n- **Listas de espera y búsquedas guardadas:** cuando se libera una cama o un anuncio coincide con tu búsqueda.\n- **Recordatorios:** para anfitriones, sobre crash pads completos y anuncios que no cambian desde hace {{days}} días.\n\nNo enviamos boletines de otros ni vendemos direcciones de correo.',
  stop_title: 'Cómo recibir menos',
  stop_text:
    '- Elige tus correos por tema en tus [ajustes](/account-setting?tab=emails): al momento, una vez al día o nunca. Los correos que puedes desactivar llevan un enlace para darse de baja.\n- Lee tus mensajes aquí y no te escribiremos por ellos.\n- Actualiza un anuncio y guárdalo, y sus recordatorios se pausan.\n- Oculta o desactiva los crash pads completos.\n- Siempre enviamos los recibos y los correos legales y de seguridad. Los necesitas si algo sale mal.\n- Cuando tu cuenta está cerrada, dejan de llegar todos los correos.',
};

export const vacation = {
  kinds_text:
    '- **Cuenta:** bienvenida, confirmación de tu correo, enlaces para contraseñas, avisos de inicio de sesión.\n- **Plan:** recibos, un aviso {{notice}} días antes de una renovación, tarjetas rechazadas.\n- **Estancias:** invitaciones, sus respuestas, salidas, cambios.\n- **Alquiler:** recibos, pagos fallidos, solicitudes.\n- **Mensajes:** cuando tienes mensajes sin leer.\n- **Reseñas:** reseñas y respuestas nuevas.\n- **Listas de espera y búsquedas guardadas:** cuando se libera una cama o un anuncio coincide con tu búsqueda.\n- **Recordatorios:** para anfitriones, sobre alojamientos completos y anuncios que no cambian desde hace {{days}} días.\n\nNo enviamos boletines de otros ni vendemos direcciones de correo.',
  stop_text:
    '- Elige tus correos por tema en tus [ajustes](/account-setting?tab=emails): al momento, una vez al día o nunca. Los correos que puedes desactivar llevan un enlace para darse de baja.\n- Lee tus mensajes aquí y no te escribiremos por ellos.\n- Actualiza un anuncio y guárdalo, y sus recordatorios se pausan.\n- Oculta o desactiva los alojamientos completos.\n- Siempre enviamos los recibos y los correos legales y de seguridad. Los necesitas si algo sale mal.\n- Cuando tu cuenta está cerrada, dejan de llegar todos los correos.',
};

export const crew = {
  kinds_text:
    '- **Cuenta:** bienvenida, confirmación de tu correo, enlaces para contraseñas, avisos de inicio de sesión.\n- **Plan:** recibos, un aviso {{notice}} días antes de una renovación, tarjetas rechazadas.\n- **Estancias:** invitaciones, sus respuestas, salidas, cambios.\n- **Alquiler:** recibos, pagos fallidos, solicitudes.\n- **Mensajes:** cuando tienes mensajes sin leer.\n- **Reseñas:** reseñas y respuestas nuevas.\n- **Listas de espera y búsquedas guardadas:** cuando se libera una cama o un anuncio coincide con tu búsqueda.\n- **Recordatorios:** para anfitriones, sobre casas completas y anuncios que no cambian desde hace {{days}} días.\n\nNo enviamos boletines de otros ni vendemos direcciones de correo.',
  stop_text:
    '- Elige tus correos por tema en tus [ajustes](/account-setting?tab=emails): al momento, una vez al día o nunca. Los correos que puedes desactivar llevan un enlace para darse de baja.\n- Lee tus mensajes aquí y no te escribiremos por ellos.\n- Actualiza un anuncio y guárdalo, y sus recordatorios se pausan.\n- Oculta o desactiva las casas completas.\n- Siempre enviamos los recibos y los correos legales y de seguridad. Los necesitas si algo sale mal.\n- Cuando tu cuenta está cerrada, dejan de llegar todos los correos.',
};
