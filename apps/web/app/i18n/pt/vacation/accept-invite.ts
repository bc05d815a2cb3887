export default {
  to_rentals: 'Minhas estadias',
  not_valid_text: 'Se ainda precisar da cama, peça um novo convite ao anfitrião.',
};
