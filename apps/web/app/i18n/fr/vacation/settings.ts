export default {
  phone_hint_member: 'Vos hôtes le voient dès que vous louez.',
  phone_tenants: 'Mes locataires seulement',
  phone_tenants_too: 'Vos locataires sont compris quand tous les membres connectés le voient.',
  about_hint: 'Travail, loisirs, voyages : tout ce qui aide à trouver de bons colocataires.',
  closed: 'Votre compte est fermé. Au revoir, et bon voyage.',
  support_changed_crash_pads: 'L’assistance a modifié vos logements',
};
