export default {
  terms_meta: 'Conditions',
  terms_description: 'Ce que les membres de {{brand}} acceptent.',
  terms_title: 'Conditions',
  terms_lead: 'Veuillez lire ceci. C’est notre accord avec vous, en mots simples.',
  terms_read_only: 'Vous avez accepté ceci à votre inscription.',
  terms_of_role:
    'Les membres avec ce type de compte acceptent ceci à l’inscription. Les prix indiqués sont ceux du plus petit forfait.',
  terms_back: 'Retour à l’accueil',
  for_lister: 'Pour les loueurs',
  for_seeker: 'Pour les candidats',
  for_tenant: 'Pour les locataires',

  lister_plan: 'Votre forfait et son prix',
  lister_plan_text:
    'Vous avez choisi {{title}}. Il coûte {{price}} par an. Nous débitons votre carte à l’inscription, puis chaque année, un jour avant la fin de l’année payée, jusqu’à ce que vous désactiviez « Renouveler automatiquement » sous Mes services dans vos paramètres. Votre abonnement court alors jusqu’à la fin de l’année payée. Si vous supprimez plutôt votre carte, votre compte devient aussitôt inactif. Ce que vous avez publié reste dans les résultats jusqu’à la fin de l’année payée. Nous ne remboursons pas les mois non utilisés.',
  lister_listing: 'Vos crash pads',
  lister_listing_text:
    'Ne publiez que des logements que vous avez le droit de louer. Décrivez-les honnêtement, et tenez à jour le prix, les lits, les règles et les photos. Ne mettez ni numéro de rue ni numéro de téléphone dans les textes ou les photos. Le site montre une zone. Les locataires voient l’adresse une fois que vous vous êtes acceptés l’un l’autre.',
  lister_law: 'Loi, assurance et sécurité',
  lister_law_text:
    'Les lois locales et vos contrats décident si vous pouvez louer des lits, combien de personnes peuvent y dormir, quels impôts vous devez et quelle assurance il vous faut. Vous êtes responsable de leur respect. Assurez-vous que détecteurs de fumée, serrures et lits sont sûrs et propres avant toute arrivée.',
  lister_tenants: 'Vos locataires',
  lister_tenants_text:
    'Traitez tout le monde de la même façon, quelles que soient l’origine, la religion ou l’orientation. Convenez avec chaque locataire du loyer, du dépôt de garantie et des règles de la maison avant la première nuit, et rendez les dépôts de garantie comme convenu. Les contrats lient vous et vos locataires. Nous n’en sommes pas partie.',
  lister_money: 'Loyers par AutoPay',
  lister_money_text:
    'Quand vous nous laissez encaisser les loyers, le prestataire de paiement vous les verse, moins ses frais et 1 % pour nous. Vous voyez chaque frais avant d’activer AutoPay, et vous pouvez le désactiver à tout moment.',

  seeker_plan: 'Six mois pour un seul paiement',
  seeker_plan_text:
    'Vous payez {{price}} une fois, par carte, à l’inscription. Cela vous donne six mois d’accès à partir d’aujourd’hui. Rien ne se renouvelle. Après six mois, nous désactivons votre compte jusqu’à ce que vous décidiez de payer à nouveau. Nous ne remboursons pas les mois non utilisés.',
  seeker_search: 'Ce que vous obtenez',
  seeker_search_text:
    'Vous pouvez écrire à tous les loueurs de toutes les bases, aussi souvent que vous voulez. Nous ne promettons pas qu’un lit est libre, qu’un loueur répond ni qu’un logement est comme vous l’espériez. Posez des questions, lisez les avis, et visitez le logement si vous le pouvez.',
  seeker_agree: 'Avant de payer un loueur',
  seeker_agree_text:
    'Vous et le loueur convenez du loyer, du dépôt de garantie, des dates et des règles de la maison. Nous ne sommes pas partie à cet accord. Mettez-le par écrit sur ce site. N’envoyez jamais d’argent à quelqu’un qui refuse de vous montrer le logement, et signalez toute personne qui vous le demande.',
  seeker_manners: 'Chez quelqu’un d’autre',
  seeker_manners_text:
    'Respectez les règles de la maison, laissez les choses comme vous les avez trouvées, et laissez dormir les autres. Les équipages rentrent à toute heure.',

  tenant_plan: 'Ni forfait, ni frais',
  tenant_plan_text:
    'Un loueur vous a invité(e). Votre compte ne coûte rien, aussi longtemps que vous louez et après. Il ne vous faut une carte que si vous payez votre loyer par ce site.',
  tenant_rental: 'Votre location',
  tenant_rental_text:
    'L’invitation de votre loueur indique le lit, les dates, le loyer, le dépôt de garantie et les règles de la maison. En l’acceptant, vous les acceptez. Le contrat vous lie tous les deux. Nous n’en sommes pas partie.',
  tenant_autopay: 'Si vous acceptez AutoPay',
  tenant_autopay_text:
    'Nous débitons le dépôt de garantie quand vous acceptez. Nous débitons le loyer le jour de votre arrivée à 07:00 UTC, puis chaque mois le jour convenu. Vous voyez chaque montant avant d’accepter, et vous pouvez désactiver AutoPay à tout moment. Ensuite, ce que vous devez se règle entre vous et votre loueur.',
  tenant_manners: 'Dans la maison',
  tenant_manners_text:
    'Respectez les règles de la maison, prévenez tôt votre loueur de votre départ, et laissez le lit et la chambre comme vous les avez trouvés.',

  common_account: 'Votre compte',
  common_account_text:
    'Votre compte est à vous seul(e). Donnez-nous des informations vraies, ayez l’âge de signer des contrats là où vous vivez, et ne partagez pas votre mot de passe. Nous pouvons fermer les comptes qui servent à tromper, à harceler ou à enfreindre la loi.',
  common_messages: 'Messages et avis',
  common_messages_text:
    'Écrivez ce qui est vrai, et restez poli(e). Ne donnez un avis que sur ce que vous avez vécu vous-même. Nous pouvons retirer tout ce qui enfreint ces règles, et nous pouvons lire les messages que quelqu’un signale.',
  common_data: 'Vos données',
  common_data_text:
    'Les autres membres voient votre nom public, votre photo et ce que vous écrivez sur vous, jamais votre date de naissance, et votre numéro de téléphone seulement si vous l’autorisez. Votre numéro de carte va au prestataire de paiement et ne nous parvient jamais. Vous pouvez faire fermer votre compte ; nous supprimons alors ce que la loi ne nous oblige pas à garder.',
  common_liability: 'Notre responsabilité',
  common_liability_text:
    'Nous mettons les gens en relation et faisons fonctionner le site de notre mieux. Nous ne possédons, n’inspectons ni n’assurons les logements publiés ici. Nous répondons de ce que nous faisons intentionnellement ou par négligence grave, et partout où la loi ne permet pas d’exclure notre responsabilité.',
  common_changes: 'Si ces conditions changent',
  common_changes_text:
    'Nous vous prévenons par e-mail au moins 30 jours avant. Si vous n’êtes pas d’accord, vous pouvez faire fermer votre compte avant cette date.',

  your_password: 'Votre mot de passe, encore une fois',
  your_password_text:
    'Nous ne gardons aucun mot de passe dans ce navigateur. Saisissez à nouveau celui de votre nouveau compte.',
  new_password: 'Mot de passe',
  confirm_password: 'Confirmer le mot de passe',
  i_agree: 'J’ai lu ceci et je l’accepte.',
  accept: 'Accepter et continuer',
  why_disabled: 'Cochez la case ci-dessus pour pouvoir accepter.',
  what_next: 'Ensuite, vous payez par carte. Rien n’est débité sur cette page.',
  change_details: 'Modifier vos coordonnées',
  failed: 'Une erreur s’est produite. Veuillez réessayer.',
};

export const vacation = {
  for_lister: 'Pour les hôtes',
  for_seeker: 'Pour les voyageurs',
  for_tenant: 'Pour les locataires',
  lister_listing: 'Vos logements',
  lister_listing_text:
    'Ne publiez que des logements que vous avez le droit de louer. Décrivez-les honnêtement, et tenez à jour le prix, les lits, les règles et les photos. Ne mettez ni numéro de rue ni numéro de téléphone dans les textes ou les photos. Le site montre une zone. Les locataires voient l’adresse une fois que vous vous êtes acceptés l’un l’autre.',
  lister_tenants: 'Vos locataires',
  lister_tenants_text:
    'Traitez tout le monde de la même façon, quelles que soient l’origine, la religion ou l’orientation. Convenez avec chaque locataire du loyer, du dépôt de garantie et des règles de la maison avant la première nuit, et rendez les dépôts de garantie comme convenu. Les contrats lient vous et vos locataires. Nous n’en sommes pas partie.',
  seeker_search_text:
    'Vous pouvez écrire à tous les hôtes de toutes les destinations, aussi souvent que vous voulez. Nous ne promettons pas qu’un lit est libre, qu’un hôte répond ni qu’un logement est comme vous l’espériez. Posez des questions, lisez les avis, et visitez le logement si vous le pouvez.',
  seeker_agree: 'Avant de payer un hôte',
  seeker_agree_text:
    'Vous et l’hôte convenez du loyer, du dépôt de garantie, des dates et des règles de la maison. Nous ne sommes pas partie à cet accord. Mettez-le par écrit sur ce site. N’envoyez jamais d’argent à quelqu’un qui refuse de vous montrer le logement, et signalez toute personne qui vous le demande.',
  seeker_manners_text:
    'Respectez les règles de la maison, laissez les choses comme vous les avez trouvées, et laissez dormir les autres. Les locataires arrivent à toute heure.',
  tenant_plan_text:
    'Un hôte vous a invité(e). Votre compte ne coûte rien, aussi longtemps que vous louez et après. Il ne vous faut une carte que si vous payez votre loyer par ce site.',
  tenant_rental_text:
    'L’invitation de votre hôte indique le lit, les dates, le loyer, le dépôt de garantie et les règles de la maison. En l’acceptant, vous les acceptez. Le contrat vous lie tous les deux. Nous n’en sommes pas partie.',
  tenant_autopay_text:
    'Nous débitons le dépôt de garantie quand vous acceptez. Nous débitons le loyer le jour de votre arrivée à 07:00 UTC, puis chaque mois le jour convenu. Vous voyez chaque montant avant d’accepter, et vous pouvez désactiver AutoPay à tout moment. Ensuite, ce que vous devez se règle entre vous et votre hôte.',
  tenant_manners_text:
    'Respectez les règles de la maison, prévenez tôt votre hôte de votre départ, et laissez le lit et la chambre comme vous les avez trouvés.',
};

export const crew = {
  lister_listing: 'Vos logements',
};
