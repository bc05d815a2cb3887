export default {
  asked_heading: 'Alguien pidió cambiar tu correo',
  asked_not_you: 'Si no fuiste tú, cambia tu contraseña ahora. Entonces el enlace deja de servir.',
  asked_preview: 'No cambia nada hasta que se confirme la dirección nueva.',
  asked_subject: 'Alguien pidió cambiar tu correo de {{brand}}',
  asked_text:
    '{{greeting}} alguien que sabe tu contraseña pidió cambiar el correo de tu cuenta. Enviamos un enlace a la dirección nueva, salvo que pertenezca a otra cuenta. No cambia nada hasta que alguien abra el enlace.',
  attempts_advice:
    'Tu cuenta no está bloqueada. Si tu contraseña es corta o la usas en otro sitio, cámbiala.',
  attempts_heading: 'Alguien intenta adivinar tu contraseña',
  attempts_note: 'Si escribiste mal tu contraseña, puedes ignorar este correo.',
  attempts_preview: 'Los intentos fallaron. Tu cuenta no está bloqueada.',
  attempts_subject: 'Muchos intentos de iniciar sesión en tu cuenta de {{brand}}',
  attempts_text:
    '{{greeting}} alguien probó hoy muchas contraseñas incorrectas en tu cuenta. Los intentos fallaron y los frenamos.',
  browser_on_system: '{{browser}} en {{system}}',
  change_password: 'Cambiar mi contraseña',
  closed_again: 'Puedes abrir otra cuenta con esta dirección cuando quieras.',
  closed_heading: 'Tu cuenta está cerrada',
  closed_preview: 'No te cobraremos más.',
  closed_subject: 'Tu cuenta de {{brand}} está cerrada',
  closed_text:
    'Cerraste tu cuenta. Eliminamos tu tarjeta y no te cobraremos más. Retiramos tus anuncios y eliminamos tus datos, salvo los que necesitan los recibos y las reseñas.',
  code_heading: 'Cierra tu cuenta',
  code_note:
    'El código es válido durante {{minutes}} minutos y solo en el navegador donde lo pediste. Si no lo pediste, cambia tu contraseña. Nadie puede cerrar tu cuenta sin el código.',
  code_preview: 'El código es válido durante {{minutes}} minutos.',
  code_subject: 'Tu código para cerrar tu cuenta de {{brand}}',
  code_text:
    '{{greeting}} escribe este código en la página donde lo pediste. Esto cierra tu cuenta y no se puede deshacer.',
  email_changed_heading: 'Tu correo se cambió',
  email_changed_preview: 'Ya no puedes iniciar sesión con esta dirección.',
  email_changed_subject: 'Tu correo de {{brand}} se cambió',
  email_changed_text:
    'Tu cuenta tiene un correo nuevo y confirmado. Ya no puedes iniciar sesión con esta dirección, y enviamos nuestros correos a la nueva.',
  fact_device: 'Dispositivo',
  fact_login: 'Método',
  fact_network: 'Red',
  fact_time: 'Hora',
  greeting: 'Hola, {{name}}:',
  greeting_unnamed: 'Hola:',
  ignore_if_you: 'Si fuiste tú, puedes ignorar este correo.',
  link_preview: 'El enlace es válido durante {{minutes}} minutos.',
  lister_button: 'Agregar {{place}}',
  lister_next: 'Ahora publica lo que alquilas, para que te encuentren.',
  lister_then:
    'Después configura tus transferencias e invita a quienes se alojan contigo, para recibir el alquiler con tarjeta.',
  login: 'Iniciar sesión',
  login_by_password: 'Contraseña',
  login_by_link: 'Enlace en un correo',
  login_by_google: 'Google',
  login_by_facebook: 'Facebook',
  login_by_sign_up: 'Registro',
  login_by_passkey: 'Llave de acceso',
  login_by_invitation: 'Invitación',
  login_note: 'El enlace sirve una vez, durante {{minutes}} minutos. No reenvíes este correo.',
  login_subject: 'Tu enlace para iniciar sesión en {{brand}}',
  login_text: '{{greeting}} puedes iniciar sesión con este enlace. No necesitas contraseña.',
  new_device_heading: 'Inicio de sesión en un dispositivo nuevo',
  new_device_subject: 'Dispositivo nuevo en tu cuenta de {{brand}}',
  new_device_text:
    '{{greeting}} alguien inició sesión en tu cuenta con un dispositivo o navegador que no conocíamos.',
  new_email_button: 'Confirmar mi correo nuevo',
  new_email_heading: '¿Este es tu correo nuevo?',
  new_email_note:
    'El enlace sirve durante {{hours}} horas. Si no tienes una cuenta en {{brand}}, puedes ignorar este correo.',
  new_email_preview: 'Confírmalo y podrás iniciar sesión con esta dirección.',
  new_email_subject: 'Confirma tu correo nuevo para {{brand}}',
  new_email_text:
    'Cuando lo confirmes, inicias sesión con esta dirección y recibes aquí nuestros correos. Hasta entonces, tu cuenta conserva su correo actual.',
  not_you: 'Si no hiciste esto, escribe de inmediato a {{address}}.',
  notice_preview: 'Si fuiste tú, puedes ignorar este correo.',
  password_heading: 'Tu contraseña se cambió',
  password_not_you:
    'Si no fuiste tú, cambia tu contraseña ahora. Así se cierra la sesión de todos.',
  password_preview: 'Se cerró tu sesión en todos los demás dispositivos.',
  password_subject: 'Tu contraseña de {{brand}} se cambió',
  password_text:
    '{{greeting}} tu contraseña acaba de cambiar. Se cerró tu sesión en todos los demás dispositivos.',
  payout_account_changed_heading: 'Tus cobros van a otra cuenta',
  payout_account_changed_subject: 'Cambió tu cuenta de cobro de {{brand}}',
  payout_account_changed_text:
    '{{greeting}} cambió la cuenta bancaria o la tarjeta de débito donde recibes tus cobros.',
  provider_linked_heading: 'Una nueva forma de iniciar sesión',
  provider_linked_subject: 'Nueva forma de iniciar sesión en tu cuenta de {{brand}}',
  provider_linked_text:
    '{{greeting}} alguien inició sesión en tu cuenta con otro sitio, que verificó tu correo. A partir de ahora también puedes iniciar sesión así.',
  reset: 'Elegir una contraseña nueva',
  reset_note:
    'El enlace sirve una vez, durante {{minutes}} minutos. Si no lo pediste, puedes ignorar este correo: tu contraseña no cambia.',
  reset_subject: 'Elige una contraseña nueva para {{brand}}',
  reset_text: '{{greeting}} alguien pidió una contraseña nueva para tu cuenta.',
  seeker_button: 'Buscar {{place}}',
  seeker_next: 'Elige un aeropuerto y mira qué {{places}} tienen camas libres.',
  seeker_then:
    'Guarda tu búsqueda y te avisamos de novedades, precios más bajos y camas libres. Desde cada anuncio puedes escribir un mensaje.',
  tenant_button: 'Abrir mi estancia',
  tenant_next: 'Abre tu estancia para ver sus datos.',
  tenant_then: 'Ahí aceptas invitaciones, pagas el alquiler y envías mensajes.',
  verify_button: 'Verificar mi correo',
  verify_heading: '¿Este es tu correo?',
  verify_note:
    'El enlace sirve durante {{hours}} horas. Si no te registraste en {{brand}}, puedes ignorar este correo.',
  verify_preview: 'Verifícalo para que te lleguen nuestros correos.',
  verify_subject: 'Verifica tu correo para {{brand}}',
  verify_text: 'Alguien abrió una cuenta con esta dirección. Si fuiste tú, verifícala.',
  welcome_after: 'Después: {{next}}',
  welcome_heading: 'Te damos la bienvenida a bordo',
  welcome_note: 'Inicias sesión con este correo. Nunca te pedimos la contraseña por correo.',
  welcome_pay: 'Pagar mi plan',
  welcome_preview: 'Tu cuenta está lista.',
  welcome_subject: 'Te damos la bienvenida a {{brand}}',
  welcome_text: '{{greeting}} tu cuenta está lista. {{next}}',
  welcome_unpaid_preview: 'Queda un paso: pagar tu plan.',
  welcome_unpaid_text:
    '{{greeting}} queda un paso: pagar tu plan. Entonces tu cuenta se abre y te enviamos un recibo.',
  account_locked_subject: 'Tu cuenta de {{brand}} está bloqueada',
  account_locked_preview: 'Qué puedes hacer todavía y por qué',
  account_locked_text:
    '{{greeting}} bloqueamos tu cuenta y cerramos tu sesión. Puedes entrar para leer, pagar y liquidar lo pendiente. Tus anuncios no aparecen en la búsqueda y nadie puede aceptar tus invitaciones. El alquiler de las estancias actuales sigue.',
  account_locked_hold:
    'Los cobros también están en espera: no cobramos a las tarjetas de tus inquilinos, no te transferimos nada y no puedes anular, liquidar ni devolver dinero fuera de {{brand}}. Tus inquilinos saben que los pagos están en espera.',
  account_unlocked_subject: 'Tu cuenta de {{brand}} está desbloqueada',
  account_unlocked_preview: 'Puedes volver a usar todo',
  account_unlocked_text:
    '{{greeting}} tu cuenta está desbloqueada. Tus anuncios vuelven a la búsqueda y tus invitaciones están abiertas.',
  account_unlocked_hold:
    'Los cobros siguen: ahora cobramos el alquiler de los periodos actuales. El de periodos anteriores no se cobra de forma automática; recibirás un correo sobre eso. Las transferencias siguen como antes.',
  fact_reason: 'Motivo',
  lock_questions: '¿Preguntas? Escribe a {{address}}.',
  support_email_text: 'Confirma que esta dirección es tuya. La cuenta la usa a partir del {{day}}.',
  support_email_note: 'Si no lo pediste, ignora este correo. Entonces no cambia nada.',
  support_asked_subject: 'Tu correo de {{brand}} está por cambiar',
  support_asked_preview: 'Puedes detenerlo hasta entonces.',
  support_asked_text:
    '{{greeting}} pidieron al soporte cambiar el correo de tu cuenta a {{email}}. Cambia el {{day}}, si se confirma esa dirección. Si no fuiste tú, detenlo.',
  stop_this: 'Detener esto',
  support_stopped_subject: 'Tu correo de {{brand}} sigue igual',
  support_stopped_text: '{{greeting}} se detuvo el cambio de tu correo. Entras como antes.',
  second_step_on_subject: 'El segundo paso de tu cuenta de {{brand}} está activo',
  second_step_on_heading: 'El segundo paso está activo',
  second_step_on_text:
    '{{greeting}} desde ahora, para iniciar sesión también hace falta un código de tu app de autenticación o uno de tus códigos de recuperación. Cerramos tu sesión en los demás dispositivos.',
  second_step_off_subject: 'El segundo paso de tu cuenta de {{brand}} está desactivado',
  second_step_off_heading: 'El segundo paso está desactivado',
  second_step_off_text:
    '{{greeting}} se desactivó el segundo paso. De nuevo basta tu contraseña para iniciar sesión. Se borraron la app de autenticación y los códigos de recuperación.',
  recovery_code_used_subject: 'Se usó un código de recuperación de tu cuenta de {{brand}}',
  recovery_code_used_heading: 'Se usó un código de recuperación',
  recovery_code_used_text:
    '{{greeting}} alguien inició sesión con uno de tus códigos de recuperación. Códigos que quedan: {{left}}.',
  recovery_code_used_low:
    'Crea códigos de recuperación nuevos en los ajustes de tu cuenta antes de que se acaben.',
  recovery_codes_made_subject: 'Códigos de recuperación nuevos para tu cuenta de {{brand}}',
  recovery_codes_made_heading: 'Tienes códigos de recuperación nuevos',
  recovery_codes_made_text:
    '{{greeting}} se crearon diez códigos de recuperación nuevos. Los anteriores ya no funcionan.',
  passkey_added_subject: 'Se añadió una llave de acceso a tu cuenta de {{brand}}',
  passkey_added_heading: 'Tienes una llave de acceso nueva',
  passkey_added_text:
    '{{greeting}} se añadió la llave de acceso «{{name}}» a tu cuenta. Quien la tenga puede iniciar sesión sin tu contraseña.',
  passkey_removed_subject: 'Se quitó una llave de acceso de tu cuenta de {{brand}}',
  passkey_removed_heading: 'Se quitó una llave de acceso',
  passkey_removed_text:
    '{{greeting}} se quitó la llave de acceso «{{name}}» de tu cuenta. Ya nadie puede iniciar sesión con ella.',
  passkey_counter_fell_subject: 'Revisa las llaves de acceso de tu cuenta de {{brand}}',
  passkey_counter_fell_heading: 'Puede que alguien haya copiado una llave de acceso',
  passkey_counter_fell_text:
    '{{greeting}} alguien usó una de tus llaves de acceso como se usaría una copia. La rechazamos. Quita esa llave en los ajustes y añade una nueva.',
  start_reset_subject: 'Quitar el segundo paso de tu cuenta de {{brand}}',
  start_reset_heading: '¿Perdiste el teléfono y los códigos?',
  start_reset_preview: 'Tarda 72 horas y se puede detener.',
  start_reset_text:
    '{{greeting}} alguien que inició sesión en tu cuenta pidió quitar su segundo paso. El enlace inicia una espera de 72 horas. Después el segundo paso queda desactivado y se cierra la sesión en todos los dispositivos.',
  start_reset_button: 'Iniciar las 72 horas',
  start_reset_note:
    'El enlace sirve una vez y vence en {{minutes}} minutos. Si no lo pediste, alguien tiene tu contraseña: cámbiala ahora y no uses el enlace.',
  reset_started_subject: 'Se quitará el segundo paso de tu cuenta de {{brand}}',
  reset_started_preview: 'Puedes detenerlo hasta entonces.',
  reset_started_text:
    '{{greeting}} alguien pidió quitar el segundo paso de tu cuenta. Se quita el {{day}} y se cierra la sesión en todos los dispositivos. Si no fuiste tú, detenlo y cambia tu contraseña. También lo detiene un inicio de sesión con el segundo paso.',
  reset_soon_subject: 'Queda un día: se quitará el segundo paso de tu cuenta de {{brand}}',
  reset_stopped_subject: 'El segundo paso de tu cuenta de {{brand}} sigue activo',
  reset_stopped_heading: 'El segundo paso sigue activo',
  reset_stopped_text:
    '{{greeting}} se detuvo la eliminación del segundo paso. Inicias sesión como antes.',
  reset_done_subject: 'Se quitó el segundo paso de tu cuenta de {{brand}}',
  reset_done_heading: 'Se quitó el segundo paso',
  reset_done_text:
    '{{greeting}} el segundo paso está desactivado y se cerró la sesión en todos los dispositivos. Inicia sesión con tu contraseña y configúralo de nuevo en los ajustes de tu cuenta.',
  operator_reset_subject: 'Quitamos el segundo paso de tu cuenta de {{brand}}',
  operator_reset_heading: 'Quitamos el segundo paso',
  operator_reset_text:
    '{{greeting}} quitamos el segundo paso de tu cuenta y cerramos tu sesión en todos los dispositivos. Inicia sesión con tu contraseña y configúralo de nuevo.',
};
