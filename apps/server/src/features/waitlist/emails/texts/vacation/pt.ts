export default {
  offer_see: 'Ver o imóvel',
  offer_withdrawn:
    'O anfitrião removeu a cama ou fechou o imóvel. Você mantém seu lugar na lista de espera.',
};
