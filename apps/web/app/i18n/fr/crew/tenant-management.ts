export default {
  beds_text:
    'Donnez à chaque chambre et à chaque lit un nom que vos locataires connaissent, comme « Chambre bleue, lit du haut ». Chaque lit est libre, occupé ou en attente, et Mes logements montre un point par lit. Vous ne pouvez pas promettre un lit à deux personnes pour la même nuit.',
};
