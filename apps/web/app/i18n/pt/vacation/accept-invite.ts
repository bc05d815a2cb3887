export default {
  lister: 'Anfitrião',
  to_rentals: 'Minhas estadias',
  not_valid_text:
    'Se você aceitou, ele está nos seus aluguéis. Se ainda precisar da cama, peça um novo convite ao anfitrião.',
};
