export default {
  archived: 'mensaje archivado',
  blocked: 'El miembro está bloqueado.',
  former_member: 'Antiguo miembro',
  not_yet: 'Podrás escribirle cuando te escriba o te alquile.',
  quick_reply_deleted: 'Respuesta rápida eliminada.',
  reported: 'Gracias por tu denuncia. La revisaremos.',
  reported_before: 'Ya habías denunciado esto. Lo revisaremos.',
  sent: 'mensaje enviado',
  too_many_quick_replies_one: 'Tienes {{count}} respuesta rápida. Elimina una para agregar otra.',
  too_many_quick_replies_other:
    'Tienes {{count}} respuestas rápidas. Elimina una para agregar otra.',
  unblocked: 'El miembro ya no está bloqueado.',
  upgrade_required: 'Elige un plan para escribir a anfitriones a quienes no alquilas.',
};
