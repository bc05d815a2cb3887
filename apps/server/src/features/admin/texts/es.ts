export default {
  already_closed: 'Esta denuncia ya está cerrada.',
  dismissed: 'La denuncia se descartó.',
  email_not_failed: 'Este correo no ha fallado.',
  email_retried: 'El correo se está enviando de nuevo.',
  hidden: 'Está oculto para todos.',
  job_not_failed: 'Esta tarea no ha fallado.',
  job_retried: 'La tarea está en curso de nuevo.',
  logged_out_elsewhere: 'Se cerró tu sesión en todos los demás dispositivos.',
  member_logged_out: 'Se cerró la sesión del miembro en todas partes.',
  not_hidable: 'Solo se pueden ocultar crash pads y reseñas.',
  restored: 'Todos pueden verlo de nuevo.',
};
