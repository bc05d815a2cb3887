export default {
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
