export default {
  meta_title: 'AutoPay',
  meta_description:
    'Comment fonctionne le loyer par carte sur {{brand}} : trois étapes pour l’activer, ce qui est débité et quand, les frais, les paiements échoués, et comment l’arrêter.',
  title: 'AutoPay',
  lead: 'Nous encaissons le loyer automatiquement à l’échéance et l’envoyons à la banque du loueur.',
  steps_title: 'Trois étapes pour les loueurs',
  steps_text:
    '1. **Reliez un compte de versement.** Ouvrez AutoPay dans vos paramètres. Le prestataire vous demande qui vous êtes et où envoyer l’argent. La configuration prend environ 1 minute.\n2. **Préparez votre crash pad.** Nommez les chambres et les lits, puis publiez.\n3. **Invitez des locataires avec AutoPay.** Ils voient chaque montant et chaque date, ajoutent une carte et acceptent. Si vous avez déjà des locataires, envoyez-leur une demande d’AutoPay.',
  days_title: 'Jour par jour',
  days_text:
    'Exemple : arrivée le {{start}}, loyer de {{rent}} par mois, dépôt de garantie de {{deposit}}, jour de paiement le {{payday}}.',
  days_caption: 'Ce que paie le locataire, et quand',
  when: 'Quand',
  what: 'Quoi',
  amount: 'Montant',
  on_acceptance: 'À l’acceptation',
  deposit_row: 'Dépôt de garantie',
  first_row: 'Premier loyer, pour {{count}} jours',
  month_row: 'Loyer mensuel',
  at_hour: '{{day}}, {{hour}} UTC',
  every_month: 'Puis le {{payday}} de chaque mois, {{hour}} UTC',
  days_after:
    'Le premier loyer couvre les jours jusqu’au prochain jour de paiement, au tarif mensuel. Le jour du départ n’est pas débité. Qui arrive après le jour de paiement paie le reste de la période.',
  fees_title: 'Frais',
  fees_text:
    'Le locataire paie le loyer et rien de plus. Sur un paiement de {{rent}} avec une carte américaine, le loueur reçoit {{net}} : le prestataire de carte garde {{provider}} et nous gardons {{product}}, soit 1 %. [Tous les frais](/fees).',
  fail_title: 'Si un paiement échoue',
  fail_text:
    'Nous écrivons au locataire et au loueur, avec le motif. Nous réessayons la carte après {{first}}, {{second}} et {{third}} jours, sauf si la banque indique que cela ne marchera jamais. Si le locataire ajoute une nouvelle carte avant la fin de la période, nous la débitons aussitôt. Après le dernier essai, le loyer reste dû, et le locataire peut le payer par carte ou directement au loueur. À partir du jour {{late}}, nous l’affichons en retard.\n\nCertaines banques demandent une confirmation au locataire. Nous lui envoyons alors un lien par e-mail.',
  off_title: 'Désactivable à tout moment',
  off_text:
    '- **Les locataires** désactivent AutoPay sur la page de leur location. L’effet est immédiat, et nous prévenons le loueur. Ils doivent encore le loyer, mais nous ne débitons plus leur carte.\n- **Les loueurs** peuvent demander à y mettre fin. Le locataire confirme.\n- **Pas de carte ?** AutoPay s’interrompt jusqu’à ce que le locataire en ajoute une.',
  safe_title: 'Est-ce sûr ?',
  safe_text:
    'Les données de carte et de banque restent chez le prestataire de paiement. Nous ne détenons jamais votre loyer : il va de la carte du locataire au compte de versement du loueur. Le premier virement vers un nouveau compte prend un peu plus de temps, ce qui protège tout le monde de la fraude. [En savoir plus sur la sécurité](/security).',
};

export const vacation = {
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

export const crew = {
  steps_text:
    '1. **Reliez un compte de versement.** Ouvrez AutoPay dans vos paramètres. Le prestataire vous demande qui vous êtes et où envoyer l’argent. La configuration prend environ 1 minute.\n2. **Préparez votre logement.** Nommez les chambres et les lits, puis publiez.\n3. **Invitez des locataires avec AutoPay.** Ils voient chaque montant et chaque date, ajoutent une carte et acceptent. Si vous avez déjà des locataires, envoyez-leur une demande d’AutoPay.',
};
