export default {
  create_title: 'Publica tu alojamiento',
  wizard_description:
    'Describe tu alojamiento en cinco pasos: habitaciones, camas, normas y fotos.',
  your_cp_has_been_created: 'Tu alojamiento se creó.',
  your_cp_has_been_updated: 'Tu alojamiento se actualizó.',
  changed_meanwhile:
    'Este alojamiento cambió mientras tanto. Tus cambios siguen aquí. Revísalos y guarda de nuevo.',
  cannot_add: 'Ahora no puedes agregar un alojamiento',
  to_my_crashpads: 'Ir a mis alojamientos',
  preview_text: 'Así lo verán los huéspedes en la búsqueda.',
  title_placeholder: 'Nombre de tu alojamiento',
  what_happens_next:
    'Publicar está incluido en tu plan. Tu alojamiento aparece en la búsqueda de inmediato. Puedes cambiarlo o desactivarlo cuando quieras.',
  title: 'Nombre del alojamiento',
  type_hotel_text: 'Habitaciones a precio especial',
  type_crashpad_text: 'Un alojamiento, cama por cama',
  type_crashpad_bed_text: 'Una cama en un alojamiento',
  type_crashpad_room_text: 'Una habitación en un alojamiento',
  type_crashpad_suite_text: 'Un alojamiento completo',
  address_not_public:
    'Tu dirección es privada. Los visitantes ven una zona aproximada. Tus huéspedes ven la dirección.',
  second_airport_hint: 'Si también les sirve a huéspedes de otro aeropuerto.',
  description_hint:
    '¿Cómo es alojarse ahí? Quitamos los teléfonos y correos porque los huéspedes te escriben aquí.',
  bed_kind_cold_text: 'Solo para un huésped.',
  held_rooms_stay: 'No puedes quitar habitaciones con huéspedes.',
  a_tenant: 'un huésped',
  max_nights_hint: 'Cuántas noches al mes puede quedarse un huésped.',
  rate_guidance: 'Un alojamiento suele costar de $200 a $450 al mes.',
  amenities_text: 'Elige todo lo que pueden usar los huéspedes.',
  preferences_text: 'Para quién es adecuado tu alojamiento.',
  field_title: 'Nombre del alojamiento',
  types_beds: 'Habitaciones y camas',
};
