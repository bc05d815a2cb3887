export default {
  the_tenant: 'O hóspede',
  field_location: 'Imóvel de temporada',
};
