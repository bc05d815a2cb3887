export default {
  steps_text:
    '1. **Reliez un compte de versement.** Ouvrez AutoPay dans vos paramètres. Le prestataire vous demande qui vous êtes et où envoyer l’argent. La configuration prend environ 1 minute.\n2. **Préparez votre logement.** Nommez les chambres et les lits, puis publiez.\n3. **Invitez des locataires avec AutoPay.** Ils voient chaque montant et chaque date, ajoutent une carte et acceptent. Si vous avez déjà des locataires, envoyez-leur une demande d’AutoPay.',
};
