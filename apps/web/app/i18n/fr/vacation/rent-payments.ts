export default {
  my_crew: 'Mes locataires',
  revenue_none_text:
    'Dès que vous avez des locataires et un premier mois terminé, vous voyez ici ses revenus et son occupation.',
  transactions_description: 'Les paiements entre vous et vos locataires ou vos hôtes.',
  transactions_lead: 'Tous les paiements de vos locataires, par carte et manuels',
  tenant: 'Locataire',
  tenant_all: 'Tous les locataires',
  rental: 'Logement',
  rental_all: 'Tous les logements',
  lister: 'Hôte',
};
