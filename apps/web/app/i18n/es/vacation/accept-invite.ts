export default {
  lister: 'Anfitrión',
  to_rentals: 'Mis estancias',
  not_valid_text:
    'Si la aceptaste, la verás en tus alquileres. Si aún necesitas la cama, pide otra invitación a tu anfitrión.',
};
