export default {
  meta_title: '¿Problemas?',
  meta_description:
    '¿Una página no funciona? Sigue estos pasos en orden y cuéntanos qué pasó para que podamos arreglarlo.',
  title: '¿Problemas?',
  lead: 'La mayoría de los problemas se resuelve con uno de estos pasos. Empieza por el primero.',
  try_title: 'Prueba esto primero',
  try_text:
    '1. **Inténtalo de nuevo.** El wifi de hoteles y aeropuertos se corta. Espera un momento y repite el paso. Nunca se te cobra dos veces el mismo pago.\n2. **Recarga la página.** Lo que escribiste en un anuncio nuevo se guarda como borrador.\n3. **Usa un navegador actual.** Firefox y Chrome funcionan mejor. Actualiza el que tengas. Los navegadores dentro de otras aplicaciones, como los de Facebook o Instagram, suelen bloquear el inicio de sesión.\n4. **Usa una computadora.** Los formularios largos y las muchas fotos son más fáciles allí, y algunos teléfonos se quedan sin memoria.\n5. **Desactiva las extensiones.** Los bloqueadores de publicidad y de scripts pueden impedir que carguen los campos de la tarjeta.\n6. **Reinicia el dispositivo.** Parece una tontería, pero ayuda.\n7. **Cierra la sesión y vuelve a iniciarla.**',
  common_title: 'Problemas frecuentes',
  common_text:
    '- **¿No te llega nuestro correo?** Mira en spam y después [envía la confirmación de nuevo](/email/resend). Los sistemas de correo de las empresas a veces retienen mensajes durante horas.\n- **¿Olvidaste tu contraseña?** [Pide un enlace](/forgot) para elegir una nueva.\n- **¿Tarjeta rechazada?** La página dice qué respondió el banco. Prueba otra tarjeta o llama al número que está al dorso de la tuya.\n- **¿No funciona la ubicación?** Permítela en los ajustes del navegador o escribe el código del aeropuerto.\n- **¿No se suben las fotos?** Cada una puede pesar hasta {{size}} MB. Consulta los [requisitos de las imágenes](/image-requirements).\n- **¿La invitación ya no es válida?** Se aceptó, se rechazó o se sustituyó por otra más reciente. Pide a tu anfitrión que la envíe de nuevo.',
  send_title: '¿Sigue sin funcionar? Envíanos esto',
  send_text:
    '- La dirección de la página, de la barra de direcciones.\n- Qué hiciste, qué esperabas y qué pasó en su lugar.\n- El texto exacto del error o una captura de pantalla.\n- Dispositivo y navegador, por ejemplo “iPhone 14, Safari”.\n- La hora a la que pasó.\n\nNo incluyas contraseñas ni números de tarjeta. [Escríbenos](/contact?subject=Problem) y te responderemos en menos de {{hours}} horas.',
};
