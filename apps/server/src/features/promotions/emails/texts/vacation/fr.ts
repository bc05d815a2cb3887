export default {
  cancel_note: 'Pour l’arrêter, choisissez « Arrêter la une » sous Mes logements.',
  ended_found:
    'Les voyageurs trouvent toujours votre {{place}} dans la recherche tant qu’il est actif, à sa place habituelle.',
  ended_hidden:
    'Bonjour {{name}}, les voyageurs ne pouvaient pas trouver votre {{place}}, nous n’avons donc pas débité un autre mois.',
};
