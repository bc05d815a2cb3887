export default {
  meta_description:
    'Un alojamiento vacacional comparado con hoteles y un contrato, con las cuentas hechas, qué reciben los anfitriones y qué no hacemos.',
  lead: 'Porque una cama cerca del aeropuerto no debería costar veinte llamadas y una hoja de cálculo.',
  compare_title: '¿Alojamiento vacacional, hotel o contrato?',
  compare_text:
    'Digamos que necesitas {{nights}} noches al mes. La tabla usa el precio medio de una cama, un hotel modesto de aeropuerto y un pequeño apartamento propio. Tus cifras serán distintas. El orden rara vez cambia.',
  crash_pad: 'Cama en un alojamiento vacacional, por mes',
  break_even:
    'A {{price}} por noche, el alojamiento vacacional es más barato desde la noche {{nights}} del mes.',
  seekers_title: 'Para viajeros',
  seekers_text:
    '- Mira todos los alojamientos a menos de {{miles}} millas de un aeropuerto, con precio, distancia, tipo de cama y camas libres.\n- Mira todo el tiempo que quieras sin una cuenta.\n- Lee reseñas de quienes se alojaron ahí.\n- Escribe a anfitriones las veces que quieras por {{price}}, un solo pago por {{months}} meses. No se renueva.\n- Los anfitriones ven tu teléfono solo si lo permites.',
  listers_text:
    '- Tu anuncio aparece por sí solo en todos los aeropuertos a menos de {{miles}} millas.\n- Pon nombre a habitaciones y camas, y ve de un vistazo cuáles están libres, ocupadas o pendientes.\n- Invita a huéspedes por correo. Ven la cama, las fechas y cada pago antes de decir que sí.\n- Cobra el alquiler con tarjeta en su fecha de pago, o anota el efectivo y las transferencias.\n- Los planes empiezan en {{lister}} al año. [Compara los planes](/listing-apps).',
  not_text:
    '- No somos dueños de las casas, ni las inspeccionamos ni las aseguramos.\n- No nos quedamos con nada del alquiler que pagas directamente.\n- No vendemos tus datos, y nadie puede pagar para cambiar una reseña.\n- No firmamos el contrato. Es entre anfitrión y huésped.\n- No prometemos una cama. Te mostramos quién la tiene.',
  counter_listings: 'Alojamientos',
};
