export default {
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
