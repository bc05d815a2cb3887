export default {
  text_held:
    'Les locataires peuvent vous payer, mais le prestataire ne peut pas encore verser l’argent à votre banque.',
};
