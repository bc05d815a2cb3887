export default {
  kinds_text:
    '- **Cuenta:** bienvenida, confirmación de tu correo, enlaces para contraseñas, avisos de inicio de sesión.\n- **Plan:** recibos, un aviso {{notice}} días antes de una renovación, tarjetas rechazadas.\n- **Estancias:** invitaciones, sus respuestas, salidas, cambios.\n- **Alquiler:** recibos, pagos fallidos, solicitudes.\n- **Mensajes:** cuando tienes mensajes sin leer.\n- **Recordatorios:** para anfitriones, sobre alojamientos completos y anuncios que no cambian desde hace {{days}} días.\n\nNo enviamos boletines de otros ni vendemos direcciones de correo.',
  stop_text:
    '- Lee tus mensajes aquí y no te escribiremos por ellos.\n- Actualiza un anuncio y guárdalo, y sus recordatorios se pausan.\n- Oculta o desactiva los alojamientos completos.\n- Siempre enviamos los recibos y los correos sobre seguridad, estancias y pagos. Los necesitas si algo sale mal.\n- Si cierras tu cuenta, dejan de llegar todos los correos.',
};
