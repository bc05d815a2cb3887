export default {
  kinds_text:
    '- **Cuenta:** bienvenida, confirmación de tu correo, enlaces para contraseñas, avisos de inicio de sesión.\n- **Plan:** recibos, un aviso {{notice}} días antes de una renovación, tarjetas rechazadas.\n- **Estancias:** invitaciones, sus respuestas, salidas, cambios.\n- **Alquiler:** recibos, pagos fallidos, solicitudes.\n- **Mensajes:** cuando tienes mensajes sin leer.\n- **Recordatorios:** a anfitriones, sobre alojamientos completos y anuncios que no cambian desde hace {{days}} días.\n\nNo enviamos boletines de otros ni vendemos direcciones.',
  stop_text:
    '- Lee tus mensajes aquí y no te escribiremos por ellos.\n- Guarda un anuncio cuando esté bien y sus recordatorios se pausan.\n- Oculta o desactiva los alojamientos completos.\n- Los recibos y los correos sobre seguridad, estancias y pagos llegan siempre. Los necesitas si algo sale mal.\n- Cierra tu cuenta y todo se detiene.',
};
