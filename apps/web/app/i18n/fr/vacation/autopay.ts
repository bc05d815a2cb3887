export default {
  lead: 'Nous encaissons le loyer automatiquement à l’échéance et l’envoyons à la banque de l’hôte.',
  steps_title: 'Trois étapes pour les hôtes',
  steps_text:
    '1. **Reliez un compte de versement.** Ouvrez AutoPay dans vos paramètres. Le prestataire vous demande qui vous êtes et où envoyer l’argent. La configuration prend environ 1 minute.\n2. **Préparez votre logement.** Nommez les chambres et les lits, puis publiez.\n3. **Invitez des locataires avec AutoPay.** Ils voient chaque montant et chaque date, ajoutent une carte et acceptent. Si vous avez déjà des locataires, envoyez-leur une demande d’AutoPay.',
  fees_text:
    'Le locataire paie le loyer et rien de plus. Sur un paiement de {{rent}} avec une carte américaine, l’hôte reçoit {{net}} : le prestataire de carte garde {{provider}} et nous gardons {{product}}, soit 1 %. [Tous les frais](/fees).',
  fail_text:
    'Nous écrivons au locataire et à l’hôte, avec le motif. Nous réessayons la carte après {{first}}, {{second}} et {{third}} jours, sauf si la banque indique que cela ne marchera jamais. Si le locataire ajoute une nouvelle carte, nous la débitons aussitôt. Après le dernier essai, le loyer reste dû, et le locataire peut le payer par carte ou directement à l’hôte. À partir du jour {{late}}, nous l’affichons en retard.\n\nCertaines banques demandent une confirmation au locataire. Nous lui envoyons alors un lien par e-mail.',
  off_text:
    '- **Les locataires** désactivent AutoPay sur la page de leur location. L’effet est immédiat, et nous prévenons l’hôte. Ils doivent encore le loyer, mais nous ne débitons plus leur carte.\n- **Les hôtes** peuvent demander à y mettre fin. Le locataire confirme.\n- **Pas de carte ?** AutoPay s’interrompt jusqu’à ce que le locataire en ajoute une.',
  safe_text:
    'Les données de carte et de banque restent chez le prestataire de paiement. Nous ne détenons jamais votre loyer : il va de la carte du locataire au compte de versement de l’hôte. Le premier virement vers un nouveau compte prend un peu plus de temps, ce qui protège tout le monde de la fraude. [En savoir plus sur la sécurité](/security).',
};
