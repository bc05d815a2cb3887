export default {
  meta_title: '¿Por qué {{brand}}?',
  meta_description:
    'Un crash pad comparado con hoteles y un contrato, con las cuentas hechas, qué reciben los anfitriones y qué no hacemos.',
  title: '¿Por qué {{brand}}?',
  lead: 'Porque una cama cerca de tu base no debería costar veinte llamadas, un tablón de anuncios y una hoja de cálculo.',
  compare_title: '¿Crash pad, hotel o contrato?',
  compare_text:
    'Digamos que necesitas {{nights}} noches al mes en tu base. La tabla usa el precio medio de un crash pad, un hotel modesto de aeropuerto y un pequeño apartamento propio. Tus cifras serán distintas. El orden rara vez cambia.',
  compare_caption: 'Costo de {{nights}} noches al mes',
  way: 'Dónde duermes',
  per_month: 'Al mes',
  per_night: 'Por noche usada',
  crash_pad: 'Crash pad, por mes',
  hotel: 'Hotel, {{price}} por noche',
  lease: 'Apartamento propio, con servicios',
  break_even:
    'A {{price}} por noche, el crash pad es más barato desde la noche {{nights}} del mes.',
  note: 'El hotel y el apartamento son precios de ejemplo, sin impuestos.',
  seekers_title: 'Para tripulantes que necesitan una cama',
  seekers_text:
    '- Mira todos los crash pads a menos de {{miles}} millas de tu base, con precio, distancia, tipo de cama y camas libres.\n- Mira todo el tiempo que quieras sin una cuenta.\n- Lee reseñas de quienes alquilaron ahí.\n- Escribe a anfitriones las veces que quieras por {{price}}, un solo pago por {{months}} meses. No se renueva.\n- Los anfitriones ven tu teléfono solo si lo permites.',
  listers_title: 'Para anfitriones',
  listers_text:
    '- Tu anuncio aparece por sí solo en todos los aeropuertos a menos de {{miles}} millas.\n- Pon nombre a habitaciones y camas, y ve de un vistazo cuáles están libres, ocupadas o pendientes.\n- Invita a inquilinos por correo. Ven la cama, las fechas y cada pago antes de decir que sí.\n- Cobra el alquiler con tarjeta en su fecha de pago, o anota el efectivo y las transferencias.\n- Los planes empiezan en {{lister}} al año. [Compara los planes](/listing-apps).',
  not_title: 'Lo que no hacemos',
  not_text:
    '- No somos dueños de las casas, ni las inspeccionamos ni las aseguramos.\n- No nos quedamos con nada del alquiler que pagas directamente.\n- No vendemos tus datos, y nadie puede pagar para cambiar una reseña.\n- No firmamos el contrato. Es entre anfitrión e inquilino.\n- No prometemos una cama. Te mostramos quién la tiene.',
  counters_title: 'Ahora mismo',
  counter_users: 'Miembros',
  counter_listings: 'Crash pads',
  counter_cities: 'Ciudades',
  counter_airports: 'Aeropuertos',
};

export const vacation = {
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

export const crew = {
  meta_description:
    'Una casa para tripulaciones comparada con hoteles y un contrato, con las cuentas hechas, qué reciben los anfitriones y qué no hacemos.',
  compare_title: '¿Casa para tripulaciones, hotel o contrato?',
  compare_text:
    'Digamos que necesitas {{nights}} noches al mes en tu base. La tabla usa el precio medio de una cama en una casa para tripulaciones, un hotel modesto de aeropuerto y un pequeño apartamento propio. Tus cifras serán distintas. El orden rara vez cambia.',
  crash_pad: 'Casa para tripulaciones, por mes',
  break_even:
    'A {{price}} por noche, la casa para tripulaciones es más barata desde la noche {{nights}} del mes.',
  seekers_text:
    '- Mira todas las casas a menos de {{miles}} millas de tu base, con precio, distancia, tipo de cama y camas libres.\n- Mira todo el tiempo que quieras sin una cuenta.\n- Lee reseñas de quienes alquilaron ahí.\n- Escribe a anfitriones las veces que quieras por {{price}}, un solo pago por {{months}} meses. No se renueva.\n- Los anfitriones ven tu teléfono solo si lo permites.',
  counter_listings: 'Casas',
};
