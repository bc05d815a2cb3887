export default {
  create_title: 'Publica tu casa',
  wizard_description: 'Describe tu casa en cinco pasos: habitaciones, camas, normas y fotos.',
  your_cp_has_been_created: 'Tu casa se creó.',
  your_cp_has_been_updated: 'Tu casa se actualizó.',
  changed_meanwhile:
    'Esta casa cambió mientras tanto. Tus cambios siguen aquí. Revísalos y guarda de nuevo.',
  cannot_add: 'Ahora no puedes agregar una casa',
  to_my_crashpads: 'Ir a mis casas',
  preview_text: 'Así la verán los tripulantes en la búsqueda.',
  title_placeholder: 'Nombre de tu casa',
  what_happens_next:
    'Publicar está incluido en tu plan. Tu casa aparece en la búsqueda de inmediato. Puedes cambiarla o desactivarla cuando quieras.',
  title: 'Nombre de la casa',
  type_crashpad_text: 'Una casa para tripulaciones, cama por cama',
  type_crashpad_bed_text: 'Una cama en una casa para tripulaciones',
  type_crashpad_room_text: 'Una habitación en una casa para tripulaciones',
  type_crashpad_suite_text: 'Una casa para tripulaciones completa',
  rate_guidance: 'Una casa para tripulaciones suele costar de $200 a $450 al mes.',
  preferences_text: 'Para quién es adecuada tu casa.',
  field_title: 'Nombre de la casa',
  types_beds: 'Camas en una casa para tripulaciones',
};
