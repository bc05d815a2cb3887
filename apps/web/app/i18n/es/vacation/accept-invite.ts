export default {
  to_rentals: 'Mis estancias',
  not_valid_text: 'Pide a tu anfitrión otra invitación si aún necesitas la cama.',
};
