export default {
  text_held:
    'Os hóspedes podem pagar você, mas o provedor ainda não consegue repassar ao seu banco.',
};
