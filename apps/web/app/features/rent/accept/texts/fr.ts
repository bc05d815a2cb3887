export default {
  title: 'Accepter une invitation à louer',
  description: 'Voyez le lit, les dates et le loyer, puis acceptez ou refusez.',
  lead: '{{lister}} vous invite à {{title}}.',
  steps: 'Étapes de l’acceptation',
  step_details: 'Réservation',
  step_terms: 'Conditions',
  step_payment: 'Paiement',

  reference: 'Référence de réservation {{reference}}',
  what_you_pay: 'Ce que vous payez',
  pay_directly:
    'Vous payez {{lister}} directement. Accepter ne débite aucune carte, et vous ne payez pas de frais.',
  autopay_asked:
    '{{lister}} vous propose AutoPay. Vous pourrez répondre après avoir accepté. D’ici là, aucune carte n’est débitée.',
  pay_autopay: 'Avec AutoPay, nous débitons votre carte à l’échéance. {{lister}} paie les frais.',

  accept: 'Accepter',
  decline: 'Refuser',
  next_terms: 'Ensuite : les conditions. Vous n’avez pas encore accepté.',
  back: 'Retour',
  accept_invitation: 'Accepter l’invitation',
  create_and_accept: 'Créer un compte et accepter',
  why_disabled: 'Cochez la case sous les conditions pour accepter.',
  what_next: 'Vous réservez le lit. Nous écrivons à {{lister}}.',
  what_next_account: 'Vous créez un compte gratuit et réservez le lit. Nous écrivons à {{lister}}.',

  to_payment: 'Continuer vers le paiement',
  create_and_pay: 'Créer un compte et continuer',
  next_payment: 'Ensuite : le paiement. Vous n’avez pas encore accepté.',
  next_payment_account: 'Vous créez un compte gratuit. Ensuite : le paiement.',

  payment_title: 'Ce que vous payez',
  total_today: 'Total aujourd’hui',
  two_payments: 'Nous débitons le dépôt de garantie et le loyer en deux paiements séparés.',
  no_fee: '{{lister}} paie les frais. Vous payez exactement ces montants.',
  pay_and_accept: 'Payer {{amount}} et accepter',
  accept_only: 'Accepter',

  account_title: 'Votre compte gratuit',
  account_text:
    'Il ne vous faut ni forfait ni carte. Votre compte utilise l’adresse e-mail invitée.',
  account_text_card:
    'Il ne vous faut pas de forfait. Vous ajouterez une carte à l’étape suivante. Votre compte utilise l’adresse e-mail invitée.',
  terms_title: 'Ce que vous acceptez',

  login_title: 'Vous avez déjà un compte',
  login_text:
    'Connectez-vous avec {{email}} pour répondre à l’invitation. Vous reviendrez ensuite ici.',
  login: 'Se connecter',
  other_title: 'Cette invitation est pour quelqu’un d’autre',
  other_text:
    '{{lister}} l’a envoyée à {{email}}. Vous êtes connecté(e) comme {{name}}, et seul le titulaire de cette adresse peut l’accepter.',
  other_text_unknown:
    '{{lister}} l’a envoyée à un autre membre. Vous êtes connecté(e) comme {{name}}, et seule la personne invitée peut l’accepter.',
  switch: 'Se déconnecter et continuer',
  to_home: 'Accueil',
  to_rentals: 'Mes locations',

  not_valid: 'Cette invitation a été acceptée ou supprimée et n’est plus valable',
  not_valid_text:
    'Si vous l’avez acceptée, vous la trouverez dans vos locations. Si vous avez encore besoin du lit, demandez une nouvelle invitation à votre loueur.',

  offer_changed: '{{lister}} a modifié cette offre. Relisez-la avant d’accepter.',
  not_verified:
    'Vérifiez d’abord votre e-mail. Ouvrez le lien de l’invitation, ou demandez-nous un lien de vérification.',
  resend: 'Envoyer le lien de vérification',
  sent: 'Nous vous avons envoyé un e-mail.',
  login_ended: 'Votre session est terminée. Veuillez vous reconnecter.',
  failed: 'Une erreur s’est produite. Veuillez réessayer.',

  accepted_title: 'Vous avez accepté l’invitation',
  accepted_text: 'Bienvenue à {{title}}. Nous ouvrons vos locations.',
  accepted_elsewhere: 'Acceptée. Vous avez payé {{amount}} dans un autre onglet.',
  decline_for:
    'L’invitation a été envoyée à {{email}}. Si vous la refusez, le lit se libère et nous prévenons {{lister}}.',
  declined_title: 'Vous avez refusé l’invitation',
  declined_text:
    'Le lit est de nouveau libre. Nous prévenons {{lister}} et vous écrivons quoi faire si ce n’était pas vous.',
  lister: 'Loueur',
  ignore_title: 'Refuser sans compte',
  ignore_text:
    'Vous n’avez pas de compte, vous n’avez donc rien à faire. Rien ne se passe tant que vous n’acceptez pas, et {{lister}} peut annuler l’invitation à tout moment.',
};

export const vacation = {
  lister: 'Hôte',
  to_rentals: 'Mes locations',
  not_valid_text:
    'Si vous l’avez acceptée, vous la trouverez dans vos locations. Si vous avez encore besoin du lit, demandez une nouvelle invitation à votre hôte.',
};

export const crew = {
  to_rentals: 'Mes locations',
};
