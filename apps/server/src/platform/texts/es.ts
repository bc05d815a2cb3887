export default {
  account_expired: 'Tu cuenta ha vencido. Renueva tu suscripción para continuar.',
  account_inactive: 'Tu cuenta no está activa.',
  account_locked: 'Tu cuenta está bloqueada. Escríbenos para desbloquearla.',
  bad_link: 'Este enlace ha caducado o no es válido.',
  check_what_you_entered: 'Revisa los datos que escribiste.',
  confirmation_required: 'Vuelve a escribir tu contraseña.',
  forbidden: 'No tienes permiso para hacer esto.',
  heic_help:
    'Esta foto está en formato HEIC, que no podemos leer. Guárdala como JPEG y vuelve a subirla: en un iPhone, elige Ajustes > Cámara > Formatos > El más compatible; en una Mac, expórtala desde Vista Previa.',
  internal: 'Ocurrió un error en el servidor. Inténtalo de nuevo más tarde.',
  job_in_progress: 'Esta tarea está en espera o en curso.',
  key_reused: 'Esta Idempotency-Key ya se usó con otro contenido.',
  login_expired: 'Tu sesión ha vencido. Cierra la sesión y vuelve a iniciarla.',
  not_found: 'No encontrado.',
  token_expired: '¿Sesión vencida? Recarga la página, cierra la sesión y vuelve a iniciarla',
  too_many_for_hours_one: 'Demasiadas solicitudes. Inténtalo de nuevo en {{count}} hora.',
  too_many_for_hours_other: 'Demasiadas solicitudes. Inténtalo de nuevo en {{count}} horas.',
  too_many_for_minutes_one: 'Demasiadas solicitudes. Inténtalo de nuevo en {{count}} minuto.',
  too_many_for_minutes_other: 'Demasiadas solicitudes. Inténtalo de nuevo en {{count}} minutos.',
  too_many_requests_one: 'Demasiadas solicitudes. Inténtalo de nuevo en {{count}} segundo.',
  too_many_requests_other: 'Demasiadas solicitudes. Inténtalo de nuevo en {{count}} segundos.',
  unavailable:
    'Esta parte del sitio no está disponible en este momento. Inténtalo de nuevo en un momento.',
  unreadable: 'No se pudo leer la solicitud.',
  second_step_required:
    'Primero configura y usa el segundo paso de tu inicio de sesión, en los ajustes de tu cuenta.',
};
